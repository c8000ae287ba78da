#include "solver/pocket/painting/near_pockets.h"

#include <algorithm>

#include "solver/painting/piece_arrangements.h"

namespace cubewright {
namespace {

// All legal puzzles in one scheme, held in any way: corners may be in any order.
class PocketsInScheme {
 public:
  PocketsInScheme(const PocketPainting& painting, const ColorScheme& scheme)
      : scheme_(scheme), corners_(OnCube(painting, scheme)) {}

  int SmallestDistance() const {
    return std::min(corners_.Smallest(false), corners_.Smallest(true));
  }

  // Adds those at exactly `distance`. Returns false as soon as there would be more than `count`.
  bool Add(int distance, std::size_t count, std::vector<NearPocket>& pockets) const {
    const auto add = [&](const PieceArrangement<CornerPieces>& corners) {
      if (pockets.size() == count) return false;
      CubieCube cube;
      cube.corner_piece = corners.piece;
      cube.corner_orientation = corners.orientation;
      const Stickers stickers = StickersOf(cube);
      Painting painting;
      std::copy(stickers.begin(), stickers.end(), painting.begin());
      pockets.push_back({FromCube(painting, scheme_), scheme_, distance});
      return true;
    };
    return corners_.ForEach(false, distance, add) && corners_.ForEach(true, distance, add);
  }

 private:
  ColorScheme scheme_;
  CheapestArrangements<CornerPieces> corners_;
};

}  // namespace

NearPockets FindNearPockets(const PocketPainting& painting, std::span<const ColorScheme> schemes,
                            const NearCubesLimits& limits) {
  std::vector<PocketsInScheme> in_schemes;
  in_schemes.reserve(schemes.size());
  NearPockets near;
  near.smallest_distance = kPocketStickerCount;
  for (const ColorScheme& scheme : schemes) {
    const int distance = in_schemes.emplace_back(painting, scheme).SmallestDistance();
    if (in_schemes.size() > 1 && distance >= near.smallest_distance) continue;
    near.smallest_distance = distance;
    near.nearest_scheme = scheme;
  }
  const int last =
      std::min(std::max(near.smallest_distance, limits.distance), limits.most_distance);
  for (int distance = near.smallest_distance; distance <= last; ++distance) {
    for (const PocketsInScheme& in_scheme : in_schemes) {
      near.are_all = in_scheme.Add(distance, limits.count, near.pockets) && near.are_all;
    }
  }
  return near;
}

}  // namespace cubewright
