#include "solver/painting/near_cubes.h"

#include <algorithm>

#include "solver/painting/piece_arrangements.h"

namespace cubewright {
namespace {

int CenterDistance(const Centers& centers, const Painting& painting) {
  int distance = 0;
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    const int sticker = CenterSticker(static_cast<Face>(face));
    const std::optional<Face> color = painting[static_cast<std::size_t>(sticker)];
    if (color && *color != centers[face]) ++distance;
  }
  return distance;
}

// The cubes held in one way.
class HeldCubes {
 public:
  HeldCubes(int orientation, const Painting& painting)
      : orientation_(orientation),
        center_distance_(CenterDistance(CentersOf(orientation), painting)),
        edges_(InFrameOf(CentersOf(orientation), painting)),
        corners_(InFrameOf(CentersOf(orientation), painting)) {}

  int SmallestDistance() const {
    return center_distance_ + std::min(SmallestOfPieces(false), SmallestOfPieces(true));
  }

  // Adds those at exactly `distance`. Returns false as soon as there would be more than `count`.
  bool Add(int distance, std::size_t count, std::vector<NearCube>& cubes) const {
    for (const bool is_odd : {false, true}) {
      const int rest = distance - center_distance_;
      for (int edge_cost = edges_.Smallest(is_odd); edge_cost + corners_.Smallest(is_odd) <= rest;
           ++edge_cost) {
        const bool all_added = edges_.ForEach(is_odd, edge_cost, [&](const auto& edges) {
          return corners_.ForEach(is_odd, rest - edge_cost, [&](const auto& corners) {
            if (cubes.size() == count) return false;
            const CubieCube cube = {corners.piece, corners.orientation, edges.piece,
                                    edges.orientation};
            cubes.push_back({cube, orientation_, distance});
            return true;
          });
        });
        if (!all_added) return false;
      }
    }
    return true;
  }

 private:
  int SmallestOfPieces(bool is_odd) const {
    return edges_.Smallest(is_odd) + corners_.Smallest(is_odd);
  }

  int orientation_;
  int center_distance_;
  CheapestArrangements<EdgePieces> edges_;
  CheapestArrangements<CornerPieces> corners_;
};

}  // namespace

NearCubes FindNearCubes(const Painting& painting, const NearCubesLimits& limits) {
  // Two ways to hold a cube differ in at least four centres, so most ways are out of the question.
  std::array<int, kOrientationCount> center_distances = {};
  for (int i = 0; i < kOrientationCount; ++i) {
    center_distances[static_cast<std::size_t>(i)] = CenterDistance(CentersOf(i), painting);
  }
  const int nearest_centers = *std::min_element(center_distances.begin(), center_distances.end());
  std::vector<HeldCubes> held;
  for (int i = 0; i < kOrientationCount; ++i) {
    const int center_distance = center_distances[static_cast<std::size_t>(i)];
    if (center_distance > std::max(nearest_centers, limits.distance)) continue;
    held.emplace_back(i, painting);
  }

  NearCubes near;
  near.smallest_distance = kStickerCount;
  for (const HeldCubes& cubes : held) {
    near.smallest_distance = std::min(near.smallest_distance, cubes.SmallestDistance());
  }
  const int last =
      std::min(std::max(near.smallest_distance, limits.distance), limits.most_distance);
  for (int distance = near.smallest_distance; distance <= last; ++distance) {
    for (const HeldCubes& cubes : held) {
      near.are_all = near.are_all && cubes.Add(distance, limits.count, near.cubes);
    }
  }
  return near;
}

}  // namespace cubewright
