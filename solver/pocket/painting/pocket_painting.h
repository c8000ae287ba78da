// A 2x2x2 as somebody paints it: stickers may still be unknown, some may be wrong, and which face
// each colour belongs to has yet to be found.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "solver/cube/error.h"
#include "solver/cube/fault.h"
#include "solver/painting/painting.h"
#include "solver/pocket/painting/color_schemes.h"
#include "solver/pocket/painting/pocket_symbols.h"
#include "solver/pocket/pocket_facelets.h"
#include "solver/text/sticker_symbols.h"

namespace cubewright {

// Each sticker's colour, named by the face that has it in the usual scheme; none if it is not
// known.
using PocketPainting = std::array<std::optional<Face>, kPocketStickerCount>;

// Whether all stickers are known.
bool IsKnown(const PocketPainting& painting);

// What was written for the colours.
struct PocketColors {
  // Letters of faces or of standard colours in the order of those faces, other symbols sorted.
  std::array<char32_t, kFaceCount> symbols = {};
  SymbolMeaning meaning = SymbolMeaning::kFaces;

  bool are_named() const { return meaning != SymbolMeaning::kOther; }
  // The colour schemes that the symbols allow, the usual one first. Letters of faces say where they
  // belong; colours may be on a puzzle in any scheme.
  std::span<const ColorScheme> schemes() const;
  // The symbols by the faces of a scheme.
  ColorSymbols InScheme(const ColorScheme& scheme) const;
};

struct PocketPaintingReading {
  PocketPainting painting;
  PocketColors colors;
};

// Reads 24 symbols: letters of faces or of standard colours, or any six letters or digits. `?`,
// `.`, `-`, `_` and `x` stand for stickers that are not known, and a colour may be on any number of
// stickers. If the symbols are of the writer's own choice, all six must be there; x is one of them
// if there are only five others.
//
// Fails with kLength, or with kColorCount if a symbol cannot stand for a colour or there are not
// six of the writer's own choice. In the last case, there is no finding unless some colour is on
// too many stickers, too.
Result<PocketPaintingReading, Fault> ReadPocketPainting(const PocketSymbols& symbols);

// A painting's stickers, named by the faces of a scheme. Precondition: all are known.
PocketStickers StickersIn(const ColorScheme& scheme, const PocketPainting& painting);

// The painting as a 3x3x3 of which only stickers of corners are known, its colours named by the
// faces of a scheme.
Painting OnCube(const PocketPainting& painting, const ColorScheme& scheme);
// The inverse of `OnCube`.
PocketPainting FromCube(const Painting& painting, const ColorScheme& scheme);

}  // namespace cubewright
