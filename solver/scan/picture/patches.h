// Parts of regions that look like stickers seen at an angle.
#pragma once

#include <vector>

#include "solver/scan/picture/flat_regions.h"
#include "solver/scan/picture/picture.h"

namespace cubewright {

// A parallelogram that covers some stickers: a corner and the two sides that meet there.
struct Patch {
  Point corner;
  Point across;
  Point down;
  // Whether it is a whole region, and not only the corner of one.
  bool is_whole = false;

  Point Middle() const { return corner + 0.5F * (across + down); }
};

std::vector<Patch> FindPatches(const std::vector<FlatRegion>& regions);

}  // namespace cubewright
