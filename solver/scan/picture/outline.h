// The straight sides of a region's border.
#pragma once

#include <vector>

#include "solver/scan/picture/flat_regions.h"
#include "solver/scan/picture/picture.h"

namespace cubewright {

// The corners of the polygon that a region looks like, clockwise; empty if it has no straight
// sides. A corner that is rounded or cut off is where its two sides would meet. The sides are moved
// outwards by `growth` pixels.
std::vector<Point> OutlineOf(const FlatRegion& region, float growth);

}  // namespace cubewright
