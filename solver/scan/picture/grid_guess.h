// Where grids may be, judging by the regions of a picture.
#pragma once

#include <vector>

#include "solver/scan/picture/edge_map.h"
#include "solver/scan/picture/flat_regions.h"
#include "solver/scan/picture/grid.h"

namespace cubewright {

struct GridGuess {
  FlatGrid grid;
  float score = 0;
};

// The likeliest with `size` stickers in a row, at most `most`.
std::vector<GridGuess> GuessGrids(const EdgeMap& edges, const std::vector<FlatRegion>& regions,
                                  int size, std::size_t most);

}  // namespace cubewright
