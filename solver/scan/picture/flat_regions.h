// Parts of a picture within which the colour hardly changes, such as a sticker or neighbours of the
// same colour.
#pragma once

#include <vector>

#include "solver/scan/picture/edge_map.h"
#include "solver/scan/picture/picture.h"

namespace cubewright {

struct FlatRegion {
  // In pixels.
  int area = 0;
  // The places of its outer border, one after another, clockwise as seen.
  std::vector<Point> border;
};

// Those that have at least `least_area` pixels and do not touch the picture's border.
std::vector<FlatRegion> FindFlatRegions(const EdgeMap& edges, int least_area);

}  // namespace cubewright
