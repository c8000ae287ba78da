#include "solver/methods/twophase/pruning/phase2_bounds.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "solver/cube/random_cube.h"
#include "tests/cpp/twophase/full_tables.h"

namespace cubewright {
namespace {

// Distances from solved for all pairs of a permutation and a second coordinate, numbered
// beside_count * permutation + beside: the plain breadth-first search, without symmetries.
template <class After, class BesideAfter>
std::vector<int> PlainDistances(int permutation_count, After after, int beside_count,
                                BesideAfter beside_after) {
  std::vector<int> distances(static_cast<std::size_t>(permutation_count * beside_count), -1);
  std::vector<int> reached = {0};
  distances[0] = 0;
  for (std::size_t next = 0; next < reached.size(); ++next) {
    const int permutation = reached[next] / beside_count;
    const int beside = reached[next] % beside_count;
    for (std::size_t i = 0; i < kPhase2MoveCount; ++i) {
      const int target = after(permutation, i) * beside_count + beside_after(beside, i);
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
  const MoveTable quartet_moves = MakeQuartetMoves();
  const std::vector<int> distances = PlainDistances(
      kCornerPermutationCount,
      [&moves](int corners, std::size_t i) { return moves.After(corners, kPhase2MoveList[i]); },
      kQuartetOrderCount,
      [&quartet_moves](int order, std::size_t i) {
        return quartet_moves.After(order, kPhase2MoveList[i]);
      });
  const Phase2Bounds& bounds = FullSearchTables().phase2_bounds;
  for (int entry = 0; entry < static_cast<int>(distances.size()); ++entry) {
    ASSERT_EQ(bounds.OfCorners(entry / kQuartetOrderCount, entry % kQuartetOrderCount),
              distances[static_cast<std::size_t>(entry)]);
  }
}

TEST(Phase2Bounds, KnowTheDistanceOfLayerEdgesAndUpperCorners) {
  const LayerEdgeMoves moves = MakeLayerEdgeMoves();
  std::vector<std::array<int, kPhase2MoveCount>> upper_corners_after(kUpperCornersCount);
  CubieCube cube;
  for (int upper_corners = 0; upper_corners < kUpperCornersCount; ++upper_corners) {
    SetUpperCorners(upper_corners, cube);
    ASSERT_EQ(UpperCornersOf(cube), upper_corners);
    for (std::size_t i = 0; i < kPhase2MoveCount; ++i) {
      upper_corners_after[static_cast<std::size_t>(upper_corners)][i] =
          UpperCornersOf(Apply(cube, kPhase2MoveList[i]));
    }
  }
  const std::vector<int> distances = PlainDistances(
      kLayerEdgesCount,
      [&moves](int edges, std::size_t i) {
        return static_cast<int>(moves[static_cast<std::size_t>(edges)][i]);
      },
      kUpperCornersCount,
      [&upper_corners_after](int upper_corners, std::size_t i) {
        return upper_corners_after[static_cast<std::size_t>(upper_corners)][i];
      });
  // A corner permutation for each of the upper corners' places, not always the same one.
  RandomNumbers numbers(50);
  std::vector<std::vector<int>> corners_of(kUpperCornersCount);
  for (int i = 0; i < 10'000; ++i) {
    const CubieCube random = RandomCube(numbers);
    corners_of[static_cast<std::size_t>(UpperCornersOf(random))].push_back(
        CornerPermutationOf(random));
  }
  const Phase2Bounds& bounds = FullSearchTables().phase2_bounds;
  for (std::size_t entry = 0; entry < distances.size(); ++entry) {
    const std::vector<int>& corners = corners_of[entry % kUpperCornersCount];
    ASSERT_EQ(bounds.OfLayerEdges(static_cast<int>(entry / kUpperCornersCount),
                                  corners[entry % corners.size()]),
              distances[entry]);
  }
}

}  // namespace
}  // namespace cubewright
