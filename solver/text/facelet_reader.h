// Facelet strings as people write them.
#pragma once

#include <string_view>

#include "solver/cube/error.h"
#include "solver/cube/facelets.h"
#include "solver/cube/fault.h"
#include "solver/text/sticker_symbols.h"

namespace cubewright {

struct FaceletReading {
  // In the frame in which the cube is held: every centre has the colour of its own face.
  Stickers stickers = {};
  // Which of the 24 ways the cube is held (cube_orientation.h), 0 if its colours do not tell.
  int orientation = 0;
  ColorSymbols colors;
};

// Reads 54 letters or digits in any accepted form. Case and white space do not matter. The six
// symbols are mapped to faces by the centres, so the cube may be held any way up. If they are the
// letters U R F D L B, or the standard colours W R G Y O B (white, red, green, yellow, orange and
// blue, in the order of those faces), the centres also give the orientation. Letters of faces must
// be arranged as on some rotation of the cube. Colours arranged otherwise belong to another colour
// scheme, and are accepted.
//
// Fails with kLength, kColorCount or kCenter, checked in this order. Takes time proportional to the
// text and memory for one cube, whatever the text holds.
Result<FaceletReading, Fault> ReadFacelets(std::string_view text);
// The same for symbols that ReadSymbols has read.
Result<FaceletReading, Fault> ReadFacelets(const StickerSymbols& symbols);

}  // namespace cubewright
