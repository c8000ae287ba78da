// A cube as somebody paints it: stickers may still be unknown, and some may be wrong.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "solver/cube/cube_orientation.h"
#include "solver/cube/error.h"
#include "solver/cube/facelets.h"
#include "solver/cube/fault.h"
#include "solver/text/sticker_symbols.h"

namespace cubewright {

// Each sticker's colour, named by the face on which it lies when the cube is held the usual way;
// none if it is not known.
using Painting = std::array<std::optional<Face>, kStickerCount>;

struct PaintingReading {
  Painting painting;
  ColorSymbols colors;
};

// Reads 54 symbols as ReadFacelets does, with two differences: `?`, `.`, `-`, `_` and `x` stand for
// stickers that are not known, and a colour may be on any number of stickers. If the symbols are
// letters of faces or of standard colours, the centres may be wrong. Other symbols get their
// meaning from the centres, which then must be known and all different; x may be one of them.
//
// Fails with kLength, kColorCount if a symbol cannot stand for a colour, or kCenter.
Result<PaintingReading, Fault> ReadPainting(std::string_view text);
// The same for symbols that ReadSymbols has read.
Result<PaintingReading, Fault> ReadPainting(const StickerSymbols& symbols);

// The painting of a cube whose centres are `centers`, in its own frame: each colour is named by the
// place of its centre.
Painting InFrameOf(const Centers& centers, const Painting& painting);

// The stickers of `cube` held so that its centres are `centers`, in the colours of a painting.
Stickers PaintedStickers(const CubieCube& cube, const Centers& centers);

}  // namespace cubewright
