#include "solver/twophase/phase2_bounds.h"

#include <gtest/gtest.h>

#include <vector>

#include "tests/cpp/full_tables.h"

namespace cubewright {
namespace {

// Distances from solved over all 967,680 pairs of a permutation and a slice order, numbered
// 24 * permutation + order: the plain breadth-first search, without symmetries.
template <class After>
std::vector<int> PlainDistances(int permutation_count, After after) {
  const MoveTable quartet_moves = MakeQuartetMoves();
  std::vector<int> distances(static_cast<std::size_t>(permutation_count * kQuartetOrderCount), -1);
  std::vector<int> reached = {0};
  distances[0] = 0;
  for (std::size_t next = 0; next < reached.size(); ++next) {
    const int permutation = reached[next] / kQuartetOrderCount;
    const int order = reached[next] % kQuartetOrderCount;
    for (std::size_t i = 0; i < kPhase2MoveCount; ++i) {
      const int target = after(permutation, i) * kQuartetOrderCount +
                         quartet_moves.After(order, kPhase2MoveList[i]);
      int& distance = distances[static_cast<std::size_t>(target)];
      if (distance >= 0) continue;
      distance = distances[static_cast<std::size_t>(reached[next])] + 1;
      reached.push_back(target);
    }
  }
  EXPECT_EQ(reached.size(), distances.size());
  return distances;
}

TEST(Phase2Bounds, KnowTheDistanceOfCornersAndSliceEdges) {
  const MoveTable moves = MakeCornerMoves();
  const std::vector<int> distances = PlainDistances(
      kCornerPermutationCount,
      [&moves](int corners, std::size_t i) { return moves.After(corners, kPhase2MoveList[i]); });
  const Phase2Bounds& bounds = FullSearchTables().phase2_bounds;
  for (int entry = 0; entry < static_cast<int>(distances.size()); ++entry) {
    ASSERT_EQ(bounds.OfCorners(entry / kQuartetOrderCount, entry % kQuartetOrderCount),
              distances[static_cast<std::size_t>(entry)]);
  }
}

TEST(Phase2Bounds, KnowTheDistanceOfLayerEdgesAndSliceEdges) {
  const LayerEdgeMoves moves = MakeLayerEdgeMoves();
  const std::vector<int> distances =
      PlainDistances(kLayerEdgesCount, [&moves](int edges, std::size_t i) {
        return static_cast<int>(moves[static_cast<std::size_t>(edges)][i]);
      });
  const Phase2Bounds& bounds = FullSearchTables().phase2_bounds;
  for (int entry = 0; entry < static_cast<int>(distances.size()); ++entry) {
    ASSERT_EQ(bounds.OfLayerEdges(entry / kQuartetOrderCount, entry % kQuartetOrderCount),
              distances[static_cast<std::size_t>(entry)]);
  }
}

}  // namespace
}  // namespace cubewright
