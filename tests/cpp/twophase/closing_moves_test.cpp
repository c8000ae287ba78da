#include "solver/methods/twophase/walks/closing_moves.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "solver/cube/facelets.h"
#include "solver/cube/random_cube.h"
#include "tests/cpp/twophase/full_tables.h"

namespace cubewright {
namespace {

constexpr int kEveryDistance = 20;

std::vector<Start> StartsOf(const CubieCube& cube, int closing_length, MoveSet last_moves,
                            int phase1_length, std::size_t room = 7) {
  ClosingWalk walk(FullSearchTables());
  walk.Begin(cube, closing_length, last_moves);
  std::vector<Start> all;
  std::vector<Start> found(room);
  for (std::size_t count = room; count == room;) {
    count = walk.Next(phase1_length, found);
    all.insert(all.end(), found.begin(), found.begin() + static_cast<std::ptrdiff_t>(count));
  }
  return all;
}

std::string AfterClosing(const ClosingMoves& closing) {
  return WriteFacelets(Apply(CubieCube{}, std::span(closing.moves.data(), closing.length)));
}

// All cubes within `length` moves of the solved one, by their number of moves.
std::vector<std::vector<CubieCube>> CubesWithin(int length) {
  std::vector<std::vector<CubieCube>> by_length = {{CubieCube{}}};
  std::set<std::string> seen = {WriteFacelets(CubieCube{})};
  for (int i = 0; i < length; ++i) {
    std::vector<CubieCube> next;
    for (const CubieCube& cube : by_length.back()) {
      for (Move move = 0; move < kMoveCount; ++move) {
        const CubieCube after = Apply(cube, move);
        if (seen.insert(WriteFacelets(after)).second) next.push_back(after);
      }
    }
    by_length.push_back(next);
  }
  return by_length;
}

TEST(ClosingMoves, AreEachSequenceOnceThatPhase2CannotBeginWith) {
  const auto cubes = CubesWithin(3);
  std::set<std::string> shorter;
  for (std::size_t length = 1; length <= 3; ++length) {
    for (const CubieCube& cube : cubes[length - 1]) shorter.insert(WriteFacelets(cube));
    std::set<std::string> expected;
    for (const CubieCube& cube : cubes[length]) {
      const bool phase2_could_begin =
          std::any_of(kPhase2MoveList.begin(), kPhase2MoveList.end(), [&](Move move) {
            return shorter.contains(WriteFacelets(Multiply(MoveCube(move), cube)));
          });
      if (!phase2_could_begin) expected.insert(WriteFacelets(cube));
    }
    std::set<std::string> closings;
    const auto starts = StartsOf(CubieCube{}, static_cast<int>(length), kAllMoves, kEveryDistance);
    for (const Start& start : starts) closings.insert(AfterClosing(start.closing));
    EXPECT_EQ(closings.size(), starts.size());
    EXPECT_EQ(closings, expected);
  }
}

TEST(ClosingMoves, EndWithTheMovesGivenSoThatTheyCanBeSharedOut) {
  RandomNumbers numbers(60);
  const CubieCube cube = RandomCube(numbers);
  for (int length = 1; length <= 3; ++length) {
    std::size_t count = 0;
    for (Move last = 0; last < kMoveCount; ++last) {
      const auto starts = StartsOf(cube, length, MoveSet{1} << last, kEveryDistance);
      count += starts.size();
      for (const Start& start : starts) {
        EXPECT_EQ(start.closing.moves[static_cast<std::size_t>(length - 1)], last);
      }
    }
    EXPECT_EQ(count, StartsOf(cube, length, kAllMoves, kEveryDistance, 64).size());
  }
}

TEST(ClosingMoves, EndASolutionOfTheCubeWhenMadeBeforeIt) {
  RandomNumbers numbers(61);
  const CubieCube cube = RandomCube(numbers);
  for (const Start& start : StartsOf(cube, 3, kAllMoves, kEveryDistance)) {
    const std::span closing(start.closing.moves.data(), start.closing.length);
    ASSERT_EQ(start.cube, Multiply(Apply(CubieCube{}, closing), cube));
    const Phase1Position expected = Phase1PositionOf(FullSearchTables(), start.cube);
    ASSERT_EQ(start.position.entry(), expected.entry());
    ASSERT_EQ(start.position.frame, expected.frame);
  }
}

// What lies within reach is never left out, and little else is let through.
TEST(ClosingMoves, LeadOnlyToStartsWithinReach) {
  RandomNumbers numbers(62);
  for (int i = 0; i < 20; ++i) {
    const CubieCube cube = RandomCube(numbers);
    const auto all = StartsOf(cube, 3, kAllMoves, kEveryDistance);
    for (const int phase1_length : {7, 8, 9, 10}) {
      std::size_t within = 0;
      for (const Start& start : all) {
        const int distance = Phase1PositionOf(FullSearchTables(), start.cube).distance;
        within += distance <= phase1_length ? 1 : 0;
      }
      const std::size_t found = StartsOf(cube, 3, kAllMoves, phase1_length).size();
      EXPECT_GE(found, within);
      EXPECT_LE(found, within + all.size() / 100);
    }
  }
}

TEST(Phase1Distance, IsTheSameWithoutWalkingDownForNearlyAll) {
  RandomNumbers numbers(63);
  constexpr int kCubes = 20'000;
  int same = 0;
  for (int i = 0; i < kCubes; ++i) {
    CubieCube cube = RandomCube(numbers);
    if (i % 2 == 0) {
      cube = CubieCube{};
      for (std::uint32_t turns = numbers.Below(12); turns > 0; --turns) {
        cube = Apply(cube, static_cast<Move>(numbers.Below(kMoveCount)));
      }
    }
    const Phase1Position position = Phase1PositionOf(FullSearchTables(), cube);
    const int at_least = Phase1DistanceAtLeast(FullSearchTables(), position);
    ASSERT_LE(at_least, position.distance);
    ASSERT_EQ(at_least % 3, position.distance % 3);
    same += at_least == position.distance ? 1 : 0;
  }
  EXPECT_GT(same, kCubes * 99 / 100);
}

}  // namespace
}  // namespace cubewright
