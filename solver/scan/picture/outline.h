// The straight sides of a region's border.
#pragma once

#include <vector>

#include "solver/scan/picture/flat_regions.h"
#include "solver/scan/picture/picture.h"

namespace cubewright {

// The corners of the polygon that a region looks like, clockwise; empty if it has no straight
// sides. Corners that are rounded or cut off are where the sides beside them would meet. `growth`:
// by how many pixels the sides are moved outwards.
std::vector<Point> OutlineOf(const FlatRegion& region, float growth);

}  // namespace cubewright
