#include "solver/methods/twophase/pruning/phase1_estimates.h"

#include <gtest/gtest.h>

#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/methods/twophase/walks/phase1_position.h"
#include "tests/cpp/twophase/full_tables.h"

namespace cubewright {
namespace {

// Distances from home over all pairs of a slice and another coordinate of phase 1, numbered
// count * slice + coordinate: the plain breadth-first search, without symmetries.
std::vector<int> PlainDistancesWithSlice(const MoveTable& moves) {
  const MoveTable quartet_moves = MakeQuartetMoves();
  std::vector<int> distances(static_cast<std::size_t>(moves.size() * kSliceCount), -1);
  std::vector<int> reached = {0};
  distances[0] = 0;
  for (std::size_t next = 0; next < reached.size(); ++next) {
    const int slice = reached[next] / moves.size();
    const int coordinate = reached[next] % moves.size();
    for (Move move = 0; move < kMoveCount; ++move) {
      const int slice_after =
          quartet_moves.After(kQuartetOrderCount * slice, move) / kQuartetOrderCount;
      const int target = slice_after * moves.size() + moves.After(coordinate, move);
      int& distance = distances[static_cast<std::size_t>(target)];
      if (distance >= 0) continue;
      distance = distances[static_cast<std::size_t>(reached[next])] + 1;
      reached.push_back(target);
    }
  }
  EXPECT_EQ(reached.size(), distances.size());
  return distances;
}

TEST(Phase1Estimates, KnowTheDistanceOfFlipAndSlice) {
  const SearchTables& tables = FullSearchTables();
  const std::vector<int> distances = PlainDistancesWithSlice(MakeFlipMoves());
  for (int flip_slice = 0; flip_slice < kFlipSliceCount; ++flip_slice) {
    const int class_index = tables.flip_slice_classes.MemberOf(flip_slice).class_index();
    ASSERT_EQ(tables.phase1_estimates.OfFlipSlice(class_index),
              distances[static_cast<std::size_t>(flip_slice)]);
  }
}

TEST(Phase1Estimates, KnowTheDistanceOfTwistAndSliceWhateverTheFlip) {
  const SearchTables& tables = FullSearchTables();
  const std::vector<int> distances = PlainDistancesWithSlice(tables.twist_moves);
  RandomNumbers numbers(51);
  for (int slice = 0; slice < kSliceCount; ++slice) {
    for (int twist = 0; twist < kTwistCount; ++twist) {
      const int flip = static_cast<int>(numbers.Below(kFlipCount));
      const ClassMember member = tables.flip_slice_classes.MemberOf(kFlipCount * slice + flip);
      const int seen = tables.twist_conjugation.Conjugate(twist, member.symmetry());
      ASSERT_EQ(tables.phase1_estimates.OfTwistSlice(member.class_index(), seen),
                distances[static_cast<std::size_t>(kTwistCount * slice + twist)]);
    }
  }
}

TEST(Phase1Estimates, AreNeverMoreThanTheDistance) {
  const SearchTables& tables = FullSearchTables();
  RandomNumbers numbers(52);
  int sum = 0;
  for (int i = 0; i < 10'000; ++i) {
    const Phase1Position position = Phase1PositionOf(tables, RandomCube(numbers));
    const int estimate = tables.phase1_estimates.AtLeast(position.class_index, position.twist);
    ASSERT_LE(estimate, position.distance);
    sum += estimate;
  }
  // Large enough to be of use: the distances themselves have a mean of 9.5.
  EXPECT_GT(sum, 7 * 10'000);
}

}  // namespace
}  // namespace cubewright
