// Fits a grid to the edges of a picture as exactly as possible.
#pragma once

#include <optional>

#include "solver/scan/picture/edge_map.h"
#include "solver/scan/picture/grid.h"

namespace cubewright {

struct GridFit {
  // From the grid to the picture.
  Homography grid;
  // How many stickers a row has.
  int size = 3;
  // How far the edge of a sticker is from its middle: 0.5 if there is nothing between stickers.
  float sticker_half = 0.45F;
};

// Moves a grid onto the edges near it; none if there are too few.
std::optional<GridFit> FitGrid(const EdgeMap& edges, const Homography& start, int size);

}  // namespace cubewright
