#include "solver/scan/picture/edge_rays.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace cubewright {
namespace {

// How far beside a sticker's middle the rays run.
constexpr std::array<float, kRaysOfSide> kRays = {-0.22F, 0, 0.22F};
// Where a ray begins and ends, from the sticker's middle.
constexpr float kRayStart = 0.22F;
constexpr float kRayEnd = 0.68F;
// The most steps along a ray.
constexpr int kMostSteps = 40;

// The place of the first edge along a line; false if there is none.
bool FirstEdge(const EdgeMap& edges, Point from, Point to, Point& place) {
  const Point way = to - from;
  const float length = std::sqrt(Dot(way, way));
  const int steps = std::clamp(static_cast<int>(1.5F * length), 4, kMostSteps);
  std::array<int, kMostSteps + 1> strengths;
  int strongest = 0;
  for (int i = 0; i <= steps; ++i) {
    const Point at = from + (static_cast<float>(i) / static_cast<float>(steps)) * way;
    if (!edges.Contains(at)) return false;
    strengths[static_cast<std::size_t>(i)] = edges.strength[edges.IndexOf(at)];
    strongest = std::max(strongest, strengths[static_cast<std::size_t>(i)]);
  }
  const int least = std::max(edges.threshold, strongest / 2);
  for (std::size_t i = 1; i < static_cast<std::size_t>(steps); ++i) {
    if (strengths[i] < least || strengths[i] < strengths[i - 1] ||
        strengths[i] < strengths[i + 1]) {
      continue;
    }
    // The top of the parabola through the three.
    const auto before = static_cast<float>(strengths[i - 1]);
    const auto after = static_cast<float>(strengths[i + 1]);
    const float bend = before - 2 * static_cast<float>(strengths[i]) + after;
    const float shift = bend < 0 ? 0.5F * (before - after) / bend : 0;
    place = from + ((static_cast<float>(i) + shift) / static_cast<float>(steps)) * way;
    return true;
  }
  return false;
}

}  // namespace

void FindEdgesOfSide(const EdgeMap& edges, const Homography& grid, Point middle, bool is_across,
                     float sign, std::vector<EdgePoint>& found) {
  const Point way = is_across ? Point{sign, 0} : Point{0, sign};
  for (const float beside : kRays) {
    const Point foot = middle + (is_across ? Point{0, beside} : Point{beside, 0});
    EdgePoint edge = {{}, is_across ? middle.x : middle.y, sign, is_across};
    if (FirstEdge(edges, grid(foot + kRayStart * way), grid(foot + kRayEnd * way), edge.place)) {
      found.push_back(edge);
    }
  }
}

std::vector<EdgePoint> FindEdgePoints(const EdgeMap& edges, const Homography& grid, int size) {
  std::vector<EdgePoint> found;
  found.reserve(static_cast<std::size_t>(4 * kRaysOfSide * size * size));
  for (int sticker = 0; sticker < size * size; ++sticker) {
    const Point middle = MiddleOf(sticker, size);
    for (const bool is_across : {true, false}) {
      for (const float sign : {1.0F, -1.0F}) {
        FindEdgesOfSide(edges, grid, middle, is_across, sign, found);
      }
    }
  }
  return found;
}

}  // namespace cubewright
