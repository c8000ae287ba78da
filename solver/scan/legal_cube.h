// The legal cube that costs least, exactly: over which pieces are where, how they are turned, and
// that turns can make it.
#pragma once

#include "solver/cube/cubie_cube.h"
#include "solver/scan/readings.h"

namespace cubewright {

struct FittedCube {
  CubieCube cube;
  // Of all its stickers but the centres.
  float cost = 0;
};

FittedCube FitCube(const StickerCosts& costs);

// For each sticker and each colour, what the cheapest legal cube costs that has it there; infinite
// for a corner's or an edge's sticker never, and for centres always.
StickerCosts LeastWithEachColor(const StickerCosts& costs);

// The same of corners alone, as of a 2x2x2: its edges are solved, and turns of corners alone make
// it.
FittedCube FitCorners(const StickerCosts& costs);
StickerCosts LeastWithEachCornerColor(const StickerCosts& costs);

}  // namespace cubewright
