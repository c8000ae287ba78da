#include "solver/scan/picture/patches.h"

#include <algorithm>
#include <cstddef>

#include "solver/scan/picture/outline.h"

namespace cubewright {
namespace {

// How far the edge of a region is from the colour's change, in pixels.
constexpr float kEdgeHalfWidth = 1;
// In pixels: shorter sides have no direction.
constexpr float kLeastSide = 4;
// Three stickers in a row, with some perspective.
constexpr float kMostRatio = 4.25F;

void AddPatch(std::vector<Patch>& patches, const Patch& patch) {
  const float across = Dot(patch.across, patch.across);
  const float down = Dot(patch.down, patch.down);
  if (std::min(across, down) < kLeastSide * kLeastSide ||
      std::max(across, down) > kMostRatio * kMostRatio * std::min(across, down)) {
    return;
  }
  patches.push_back(patch);
}

// Adds one for a parallelogram, and one for each corner of any other polygon.
void AddPatchesOf(const std::vector<Point>& outline, std::vector<Patch>& patches) {
  const std::size_t count = outline.size();
  if (count < 4) return;
  if (count == 4) {
    const Point across = 0.5F * ((outline[1] - outline[0]) + (outline[2] - outline[3]));
    const Point down = 0.5F * ((outline[3] - outline[0]) + (outline[2] - outline[1]));
    const Point bend = 0.5F * ((outline[1] - outline[0]) - (outline[2] - outline[3]));
    if (Dot(bend, bend) < 0.06F * std::min(Dot(across, across), Dot(down, down))) {
      const Point middle = 0.25F * (outline[0] + outline[1] + outline[2] + outline[3]);
      AddPatch(patches, {middle - 0.5F * (across + down), across, down, true});
      return;
    }
  }
  for (std::size_t i = 0; i < count; ++i) {
    const Point across = outline[(i + 1) % count] - outline[i];
    const Point down = outline[(i + count - 1) % count] - outline[i];
    if (Cross(across, down) > 0) {
      AddPatch(patches, {outline[i], across, down});
    } else {
      AddPatch(patches, {outline[i], down, across});
    }
  }
}

}  // namespace

std::vector<Patch> FindPatches(const std::vector<FlatRegion>& regions) {
  std::vector<Patch> patches;
  for (const FlatRegion& region : regions) AddPatchesOf(OutlineOf(region, kEdgeHalfWidth), patches);
  return patches;
}

}  // namespace cubewright
