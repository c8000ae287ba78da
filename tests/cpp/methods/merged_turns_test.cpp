#include "solver/methods/stages/merged_turns.h"

#include <gtest/gtest.h>

#include <vector>

#include "solver/cube/random_cube.h"

namespace cubewright {
namespace {

TEST(MergedTurns, CountsAsManyAsAreLeftWhenAllAreMerged) {
  RandomNumbers numbers(80);
  for (int i = 0; i < 2'000; ++i) {
    MergedTurns<40> merged;
    std::vector<Move> moves;
    // Of few faces, so that many can be merged.
    const std::uint32_t bound = i % 2 == 0 ? 12 : kMoveCount;
    for (int turn = 0; turn < 40; ++turn) {
      moves.push_back(static_cast<Move>(numbers.Below(bound)));
      merged.Append(moves.back());
      ASSERT_EQ(merged.size(), static_cast<int>(MergedMoves(moves).size())) << MovesText(moves);
    }
  }
}

}  // namespace
}  // namespace cubewright
