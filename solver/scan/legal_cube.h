// The legal cube that costs least, exactly, of all arrangements and orientations of the pieces that
// turns can make.
#pragma once

#include "solver/cube/cubie_cube.h"
#include "solver/scan/readings.h"

namespace cubewright {

struct FittedCube {
  CubieCube cube;
  // The cost of all its stickers but the centres.
  float cost = 0;
};

FittedCube FitCube(const StickerCosts& costs);

// For each sticker and each colour, the cost of the cheapest legal cube that has it there: always
// infinite for centres, never for other stickers.
StickerCosts LeastWithEachColor(const StickerCosts& costs);

// The same for corners alone, as on a 2x2x2: edges are solved, and turns of a 2x2x2 can make the
// corners.
FittedCube FitCorners(const StickerCosts& costs);
StickerCosts LeastWithEachCornerColor(const StickerCosts& costs);

}  // namespace cubewright
