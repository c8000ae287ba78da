#include "solver/twophase/phase1_tails.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/twophase/phase1_position.h"
#include "tests/cpp/full_tables.h"

namespace cubewright {
namespace {

bool IsInSubgroup(const CubieCube& cube) {
  return TwistOf(cube) == 0 && FlipOf(cube) == 0 &&
         QuartetOf(cube, Quartet::kSlice) < kQuartetOrderCount;
}

int DistanceOf(const CubieCube& cube) {
  return Phase1PositionOf(FullSearchTables(), cube).distance;
}

std::vector<int> PiecesOf(const CubieCube& cube) {
  return {CornerPermutationOf(cube), LayerEdgesOf(cube), QuartetOf(cube, Quartet::kSlice)};
}

// What comes out of every sequence of so many moves into the subgroup: by trying all on cubies.
void CollectOutcomes(const CubieCube& cube, int moves_left, std::set<std::vector<int>>& outcomes) {
  if (moves_left == 0) {
    outcomes.insert(PiecesOf(cube));
    return;
  }
  for (Move move = 0; move < kMoveCount; ++move) {
    const CubieCube after = Apply(cube, move);
    if (DistanceOf(after) < moves_left) CollectOutcomes(after, moves_left - 1, outcomes);
  }
}

TEST(Phase1Tails, EachLeadsIntoTheSubgroupByItsLastMove) {
  const SearchTables& tables = FullSearchTables();
  RandomNumbers numbers(40);
  int tails_seen = 0;
  for (int i = 0; i < 3000; ++i) {
    CubieCube cube;
    for (std::uint32_t turns = 1 + numbers.Below(kTailLength); turns > 0; --turns) {
      for (int j = 0; j < 3; ++j) {
        cube = Apply(cube, kPhase2MoveList[numbers.Below(kPhase2MoveCount)]);
      }
      cube = Apply(cube, static_cast<Move>(numbers.Below(kMoveCount)));
    }
    const Phase1Position position = Phase1PositionOf(tables, cube);
    for (const Tail tail : tables.phase1_tails.Of(position.entry())) {
      CubieCube turned = cube;
      for (int index = 0; index < kTailLength; ++index) {
        ASSERT_FALSE(index == kTailLength - 1 && IsInSubgroup(turned));
        turned = Apply(turned, tables.frames.From(position.frame, tail.MoveAt(index)));
      }
      ASSERT_TRUE(IsInSubgroup(turned));
      ++tails_seen;
    }
  }
  EXPECT_GT(tails_seen, 3000);
}

// From positions just so far that no move of a shortest way can be one that phase 2 could make.
TEST(Phase1Tails, NothingThatLeadsThereIsLeftOut) {
  const SearchTables& tables = FullSearchTables();
  RandomNumbers numbers(41);
  int compared = 0;
  while (compared < 100) {
    CubieCube cube;
    for (int turn = 0; turn < kTailLength; ++turn) {
      cube = Apply(cube, static_cast<Move>(numbers.Below(kMoveCount)));
    }
    const Phase1Position position = Phase1PositionOf(tables, cube);
    if (position.distance != kTailLength) continue;
    std::set<std::vector<int>> expected;
    CollectOutcomes(cube, kTailLength, expected);
    std::set<std::vector<int>> found;
    for (const Tail tail : tables.phase1_tails.Of(position.entry())) {
      CubieCube turned = cube;
      for (int index = 0; index < kTailLength; ++index) {
        turned = Apply(turned, tables.frames.From(position.frame, tail.MoveAt(index)));
      }
      found.insert(PiecesOf(turned));
    }
    EXPECT_EQ(found, expected);
    ++compared;
  }
}

}  // namespace
}  // namespace cubewright
