// A grid that lies as exactly as it can on the edges of a picture, and how well it fits.
#pragma once

#include <optional>

#include "solver/scan/picture/edge_map.h"
#include "solver/scan/picture/grid.h"

namespace cubewright {

struct GridFit {
  // From the grid to the picture.
  Homography grid;
  // How far the edge of a sticker is from its middle: half if there is nothing between stickers.
  float sticker_half = 0.45F;
  // 0..1: how much of what surrounds the face, and of what is between its stickers, is an edge, and
  // how much of the stickers is flat.
  float outer_edges = 0;
  float inner_edges = 0;
  float flatness = 0;
};

// Moves a grid onto the edges near it; none if there are too few.
std::optional<GridFit> FitGrid(const EdgeMap& edges, const Homography& start);

}  // namespace cubewright
