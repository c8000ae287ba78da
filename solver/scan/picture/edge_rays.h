// Finds edges of stickers, from the middle of each sticker outwards.
#pragma once

#include <vector>

#include "solver/scan/picture/edge_map.h"
#include "solver/scan/picture/grid.h"

namespace cubewright {

// Where a ray meets an edge.
struct EdgePoint {
  Point place;
  // The middle of the sticker that the ray starts from, along the ray's axis.
  float middle = 0;
  // 1 if the ray goes to the right or down, or -1.
  float sign = 1;
  bool is_across = false;

  // Where in the grid it is along that axis, and where it should be.
  float In(Point in_grid) const { return is_across ? in_grid.x : in_grid.y; }
  float Wanted(float sticker_half) const { return middle + sign * sticker_half; }
};

// For each side of a sticker, this many rays look for its edge.
inline constexpr int kRaysOfSide = 3;

// Adds the edges that the rays find on one side of the sticker with this middle.
void FindEdgesOfSide(const EdgeMap& edges, const Homography& grid, Point middle, bool is_across,
                     float sign, std::vector<EdgePoint>& found);

// The edges on all sides of all stickers.
std::vector<EdgePoint> FindEdgePoints(const EdgeMap& edges, const Homography& grid, int size);

}  // namespace cubewright
