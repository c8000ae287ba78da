// Shortest solutions in quarter turns.
#include "tests/cpp/optimal/quarter_turns.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "solver/cube/facelets.h"
#include "solver/cube/random_cube.h"
#include "solver/methods/method_solve.h"
#include "solver/methods/optimal/checkpoint.h"
#include "solver/methods/optimal/optimal.h"
#include "solver/methods/optimal/walks/near_distances.h"
#include "solver/methods/optimal/walks/walk_moves.h"
#include "solver/methods/other_solutions.h"
#include "solver/text/notation.h"
#include "tests/cpp/optimal/plain_shortest.h"

namespace cubewright {
namespace {

constexpr int kAll = std::numeric_limits<int>::max();
const WalkMoves kQuarters(Metric::kQtm);

CubieCube CubeAfter(const std::string& moves) { return Apply({}, ReadMoves(moves)->moves); }

MethodTask TaskOf(const CubieCube& cube) { return {.cube = cube, .metric = Metric::kQtm}; }

void StepToEnd(MethodSolve& solve) {
  MethodState state = MethodState::kRunning;
  while (state == MethodState::kRunning || state == MethodState::kImproved) {
    state = solve.Step(10'000);
  }
  EXPECT_EQ(state, MethodState::kDone);
}

// The cost that is proven to be the least, or -1 if none is.
int ProvenCost(const CubieCube& cube) {
  MethodSolve solve(OptimalInQuarterTurns(), TaskOf(cube));
  StepToEnd(solve);
  if (!solve.best() || solve.best()->cost != CostOf(solve.best()->moves, Metric::kQtm)) return -1;
  return solve.best()->cost == solve.progress().lower_bound ? solve.best()->cost : -1;
}

std::vector<std::string> ListOf(MethodTask task) {
  task.metric = Metric::kQtm;
  MethodSolve solve(OptimalInQuarterTurns(), task);
  StepToEnd(solve);
  std::vector<std::string> list = {MovesText(solve.best()->moves)};
  const auto others = OtherSolutions(solve);
  EXPECT_TRUE(others) << "one of them does not solve the cube";
  for (const auto& moves : others.value_or(std::vector<std::vector<Move>>{})) {
    list.push_back(MovesText(moves));
  }
  return list;
}

// Random moves of `length` quarter turns; two in a row of one face are a half turn.
std::vector<Move> RandomWay(int length, RandomNumbers& numbers) {
  std::vector<Move> way;
  for (Move turned = kNoMove; static_cast<int>(way.size()) < length;) {
    const auto move = static_cast<Move>(numbers.Below(kMoveCount));
    if ((kQuarters.After(turned) >> move & 1) == 0) continue;
    turned = kQuarters.Turned(turned, move);
    way.push_back(move);
  }
  return way;
}

// Each way once: as many as there are positions (T. Rokicki and M. Davidson, cube20.org/qtm), since
// the first different ways to the same position have eight quarter turns and more.
TEST(WalkMoves, MakeEachHalfTurnOfQuarterTurnsInOneWay) {
  std::map<Move, std::size_t> ways = {{kNoMove, 1}};
  for (const std::size_t count : {12, 114, 1'068, 10'011, 93'840}) {
    std::map<Move, std::size_t> next;
    std::size_t sum = 0;
    for (const auto& [turned, number] : ways) {
      for (Move move = 0; move < kMoveCount; ++move) {
        if ((kQuarters.After(turned) >> move & 1) == 0) continue;
        next[kQuarters.Turned(turned, move)] += number;
        sum += number;
      }
    }
    EXPECT_EQ(sum, count);
    ways = std::move(next);
  }
}

TEST(WalkMoves, AreWrittenWithHalfTurnsAndReadAgain) {
  RandomNumbers numbers(41);
  for (int i = 0; i < 1'000; ++i) {
    const std::vector<Move> way = RandomWay(i % 27, numbers);
    const std::vector<Move> written = kQuarters.Written(way);
    EXPECT_EQ(CostOf(written, Metric::kQtm), i % 27);
    EXPECT_EQ(MergedMoves(written), written);
    EXPECT_EQ(Apply(CubieCube{}, written), Apply(CubieCube{}, way));
    EXPECT_EQ(kQuarters.WayOf(written), way);
  }
}

TEST(NearDistances, AreThoseThatWalkingDownFinds) {
  const RefutationTables& tables = QuarterTurnTables();
  RandomNumbers numbers(42);
  std::map<int, int> counts;
  for (int i = 0; i < 20'000; ++i) {
    const CubieCube cube =
        i % 2 == 0 ? RandomCube(numbers) : Apply(CubieCube{}, RandomWay(i / 2 % 13, numbers));
    const Phase1Position position = tables.axes.PositionOf(cube);
    const int at_least = tables.near->AtLeast(position.entry());
    EXPECT_LE(at_least, position.distance);
    EXPECT_EQ(tables.near->Find(position, at_least), position.distance);
    ++counts[position.distance];
  }
  for (int distance = 0; distance <= 12; ++distance) EXPECT_GT(counts[distance], 10) << distance;
}

void ExpectNoBoundAboveTheQuarterTurnsMade(int walks) {
  RandomNumbers numbers(43);
  for (int i = 0; i < walks; ++i) {
    const int length = i % 17;
    const CubieCube cube = Apply(CubieCube{}, RandomWay(length, numbers));
    const int least = RefutationTables::LeastLength(QuarterTurnTables().RootOf(cube));
    EXPECT_LE(kQuarters.LengthFrom(least, cube), length);
  }
}

TEST(RefutationTables, AllowNoMoreQuarterTurnsThanThereAre) {
  ExpectNoBoundAboveTheQuarterTurnsMade(1'500);
}
TEST(RefutationTablesLong, AllowNoMoreQuarterTurnsThanThereAre) {
  ExpectNoBoundAboveTheQuarterTurnsMade(20'000);
}

// By plain search from the solved cube. The bound of each position is checked. Positions up to
// `most_solved` quarter turns are solved as well, those beyond three only every `step`-th.
void ExpectNearPositions(int most, int most_solved, std::size_t step) {
  std::unordered_set<std::string> known = {WriteFacelets(CubieCube{})};
  std::vector<CubieCube> last = {CubieCube{}};
  const std::array<std::size_t, 7> counts = {1, 12, 114, 1'068, 10'011, 93'840, 878'880};
  for (int distance = 1; distance <= most; ++distance) {
    std::vector<CubieCube> next;
    for (const CubieCube& cube : last) {
      for (Move move = 0; move < kMoveCount; ++move) {
        if (QuarterTurnsOf(move) == 2) continue;
        const CubieCube after = Apply(cube, move);
        if (known.insert(WriteFacelets(after)).second) next.push_back(after);
      }
    }
    ASSERT_EQ(next.size(), counts[static_cast<std::size_t>(distance)]);
    for (std::size_t i = 0; i < next.size(); ++i) {
      const CubieCube& cube = next[i];
      ASSERT_LE(RefutationTables::LeastLength(QuarterTurnTables().RootOf(cube)), distance);
      if (distance > most_solved || (distance > 3 && i % step != 0)) continue;
      ASSERT_EQ(ProvenCost(cube), distance) << WriteFacelets(cube);
    }
    last = std::move(next);
  }
}

TEST(OptimalInQuarterTurns, SolvesAllPositionsToThreeAndSomeOfFour) {
  ExpectNearPositions(4, 4, 100);
}
TEST(OptimalInQuarterTurnsLong, HasBoundsOfAllPositionsToSix) { ExpectNearPositions(6, 5, 10); }

// Not nearer than that, by plain search from both sides; all their solutions.
TEST(OptimalInQuarterTurns, ListsForAHundredPositionsOfTenWhatPlainSearchFinds) {
  const PlainShortest plain(5, Metric::kQtm);
  RandomNumbers numbers(44);
  int with_several = 0;
  int with_half_turns = 0;
  for (int i = 0; i < 100;) {
    const std::vector<Move> moves = kQuarters.Written(RandomWay(10, numbers));
    const std::set<std::string> expected = plain.Of(plain.After(MovesText(moves)));
    ASSERT_FALSE(expected.empty());
    if (CostOf(ReadMoves(*expected.begin())->moves, Metric::kQtm) < 10) continue;
    ++i;
    const CubieCube cube = Apply(CubieCube{}, moves);
    const auto list = ListOf({.cube = cube, .max_solutions = kAll});
    EXPECT_EQ(std::set<std::string>(list.begin(), list.end()), expected) << MovesText(moves);
    EXPECT_EQ(list.size(), expected.size());
    EXPECT_EQ(ProvenCost(cube), 10);
    if (moves.size() < 10) ++with_half_turns;
    if (list.size() == 1) continue;
    ++with_several;
    const auto first_two = ListOf({.cube = cube, .max_solutions = 2});
    EXPECT_EQ(first_two, std::vector<std::string>(list.begin(), list.begin() + 2));
  }
  EXPECT_GT(with_several, 2);
  EXPECT_GT(with_half_turns, 20);
}

TEST(OptimalInQuarterTurns, ListsThoseOfSymmetricPositions) {
  const PlainShortest plain(5, Metric::kQtm);
  for (const std::string moves : {"", "U2", "R L'", "R2 L2 U2 D2", "R L' F B' U D' R L'"}) {
    const std::set<std::string> expected = plain.Of(plain.After(moves));
    const auto list = ListOf({.cube = CubeAfter(moves), .max_solutions = kAll});
    EXPECT_EQ(std::set<std::string>(list.begin(), list.end()), expected) << moves;
    EXPECT_EQ(list.size(), expected.size());
  }
}

// A half turn counts two: the shortest way in half turns is not always one here.
TEST(OptimalInQuarterTurns, BeginsWithASolutionThatIsKnown) {
  const CubieCube cube = CubeAfter("U2 R F D2 L");
  MethodTask task = TaskOf(cube);
  task.known = ReadMoves("L' D2 F' R' U2")->moves;
  MethodSolve solve(OptimalInQuarterTurns(), task);
  StepToEnd(solve);
  EXPECT_EQ(solve.best()->moves, task.known);
  EXPECT_EQ(solve.best()->cost, 7);
}

TEST(OptimalInQuarterTurns, GoesOnFromACheckpointOfItsMetricOnly) {
  RandomNumbers numbers(45);
  const CubieCube cube = Apply(CubieCube{}, RandomWay(17, numbers));
  MethodTask task = TaskOf(cube);
  int resumed = 0;
  for (;;) {
    MethodSolve solve(OptimalInQuarterTurns(), task);
    MethodState state = MethodState::kRunning;
    // At first the two-phase search has its time.
    int steps = resumed == 0 ? 120 : 3;
    while (steps-- > 0 && state != MethodState::kDone) state = solve.Step(1'000);
    if (state == MethodState::kDone) {
      EXPECT_EQ(solve.best()->cost, solve.progress().lower_bound);
      break;
    }
    if (!solve.best()) FAIL() << "it has a solution by then";
    task.checkpoint = solve.run()->checkpoint();
    EXPECT_TRUE(kOptimalQtmMethod.can_go_on_from(cube, task.checkpoint));
    EXPECT_FALSE(kOptimalMethod.can_go_on_from(cube, task.checkpoint));
    ASSERT_LT(++resumed, 1'000) << "each time it comes farther";
  }
  EXPECT_GT(resumed, 3);
}

TEST(OptimalInQuarterTurns, ProvesSomeOfFourteenToSixteen) {
  RandomNumbers numbers(46);
  for (int i = 0; i < 6; ++i) {
    const int length = 14 + i % 3;
    const int cost = ProvenCost(Apply(CubieCube{}, RandomWay(length, numbers)));
    EXPECT_LE(cost, length);
    EXPECT_EQ(cost % 2, length % 2);
    EXPECT_GE(cost, 12);
  }
}

TEST(OptimalInQuarterTurnsLong, ProvesTwentyOfSeventeen) {
  RandomNumbers numbers(47);
  int of_seventeen = 0;
  for (int i = 0; of_seventeen < 20; ++i) {
    ASSERT_LT(i, 30);
    const int cost = ProvenCost(Apply(CubieCube{}, RandomWay(17, numbers)));
    ASSERT_GE(cost, 13);
    ASSERT_LE(cost, 17);
    if (cost == 17) ++of_seventeen;
  }
}

}  // namespace
}  // namespace cubewright
