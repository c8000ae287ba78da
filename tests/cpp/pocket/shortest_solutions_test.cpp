#include "solver/pocket/search/shortest_solutions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "solver/cube/random_cube.h"
#include "tests/cpp/pocket/plain_solutions.h"
#include "tests/cpp/pocket/pocket_sample_tables.h"

namespace cubewright {
namespace {

constexpr std::array kTables = {PocketTable::kHalfTurns, PocketTable::kQuarterTurns};

const PlainSolutions& PlainSolutionsOf(PocketTable table) {
  static const PlainSolutions kHalfTurns(1);
  static const PlainSolutions kQuarterTurns(2);
  return table == PocketTable::kHalfTurns ? kHalfTurns : kQuarterTurns;
}

std::vector<PlainWord> SolutionsOf(PocketTable table, const CubieCube& cube) {
  std::vector<PlainWord> all;
  ShortestSolutions solutions(PocketDistancesOf(table), cube);
  while (solutions.Next()) all.emplace_back(solutions.moves().begin(), solutions.moves().end());
  EXPECT_FALSE(solutions.Next());
  return all;
}

// That the solver and plain search have the same, in the same order, for the position that `moves`
// make.
void ExpectAsPlain(PocketTable table, std::span<const Move> moves) {
  static const PlainPocket kPocket;
  PlainStickers stickers = PlainPocket::Solved();
  for (const Move move : moves) stickers = kPocket.After(stickers, move);
  EXPECT_EQ(SolutionsOf(table, Apply(CubieCube{}, moves)), PlainSolutionsOf(table).Of(stickers))
      << MovesText(moves);
}

std::vector<Move> RandomTurns(RandomNumbers& numbers) {
  std::vector<Move> moves;
  for (int i = 0; i < 40; ++i) moves.push_back(static_cast<Move>(numbers.Below(9)));
  return moves;
}

// The positions at the greatest distance.
std::vector<CubieCube> Deepest(PocketTable table) {
  const int distance = table == PocketTable::kHalfTurns ? 11 : 14;
  std::vector<CubieCube> found;
  for (int permutation = 0; permutation < kPocketPermutationCount; ++permutation) {
    for (int twist = 0; twist < kPocketTwistCount; ++twist) {
      const PocketPlace place = {static_cast<std::uint16_t>(permutation),
                                 static_cast<std::uint16_t>(twist)};
      if (PocketDistancesOf(table).From(place) == distance) {
        found.push_back(PocketCube(permutation, twist));
      }
    }
  }
  return found;
}

bool SolvesCorners(const CubieCube& cube, std::span<const Move> moves) {
  const CubieCube after = Apply(cube, moves);
  const CubieCube solved;
  return after.corner_piece == solved.corner_piece &&
         after.corner_orientation == solved.corner_orientation;
}

TEST(PocketSolutions, OfASolvedPuzzleAreOneWithoutMoves) {
  for (const PocketTable table : kTables) {
    EXPECT_EQ(SolutionsOf(table, CubieCube{}), std::vector<PlainWord>{{}});
  }
}

TEST(PocketSolutions, AreWhatPlainSearchFinds) {
  RandomNumbers numbers(40);
  for (int i = 0; i < 100; ++i) {
    const std::vector<Move> moves = RandomTurns(numbers);
    for (const PocketTable table : kTables) ExpectAsPlain(table, moves);
  }
}

TEST(PocketSolutionsLong, AreWhatPlainSearchFindsForAThousandPositions) {
  RandomNumbers numbers(41);
  for (int i = 0; i < 1'000; ++i) {
    const std::vector<Move> moves = RandomTurns(numbers);
    for (const PocketTable table : kTables) ExpectAsPlain(table, moves);
  }
}

TEST(PocketSolutions, OfTheDeepestPositionsAreOfTheGreatestCost) {
  for (const PocketTable table : kTables) {
    const std::vector<CubieCube> deepest = Deepest(table);
    EXPECT_EQ(deepest.size(), table == PocketTable::kHalfTurns ? 2'644U : 276U);
    for (std::size_t i = 0; i < deepest.size(); ++i) {
      ShortestSolutions solutions(PocketDistancesOf(table), deepest[i]);
      ASSERT_TRUE(solutions.Next());
      EXPECT_TRUE(SolvesCorners(deepest[i], solutions.moves()));
      if (i % (deepest.size() / 3) == 0) ExpectAsPlain(table, InverseMoves(solutions.moves()));
    }
  }
}

TEST(PocketSolutionsLong, SolveEveryPositionAtItsDistance) {
  for (const PocketTable table : kTables) {
    const PocketDistances& distances = PocketDistancesOf(table);
    int wrong = 0;
    for (int i = 0; i < kPocketPositionCount; ++i) {
      const CubieCube cube = PocketCube(i / kPocketTwistCount, i % kPocketTwistCount);
      ShortestSolutions solutions(distances, cube);
      int cost = 0;
      if (solutions.Next()) {
        for (const Move move : solutions.moves()) {
          cost += table == PocketTable::kQuarterTurns && QuarterTurnsOf(move) == 2 ? 2 : 1;
        }
      }
      const bool is_right = cost == distances.From(PocketDistances::PlaceOf(cube)) &&
                            SolvesCorners(cube, solutions.moves());
      wrong += is_right ? 0 : 1;
    }
    EXPECT_EQ(wrong, 0);
  }
}

TEST(PocketSolutions, AreCounted) {
  RandomNumbers numbers(42);
  for (int i = 0; i < 20; ++i) {
    const CubieCube cube = RandomPocketCube(numbers);
    for (const PocketTable table : kTables) {
      EXPECT_EQ(CountShortestSolutions(PocketDistancesOf(table), cube),
                SolutionsOf(table, cube).size());
    }
  }
}

}  // namespace
}  // namespace cubewright
