#include "solver/methods/goals/goal_method.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <limits>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/goals/goal.h"
#include "solver/goals/named_goals.h"
#include "solver/methods/goals/candidate_search.h"
#include "solver/methods/method_solve.h"
#include "solver/methods/metric.h"
#include "solver/methods/other_solutions.h"
#include "solver/methods/twophase/pruning/search_tables.h"
#include "solver/text/notation.h"

namespace cubewright {
namespace {

struct TestedGoal {
  std::string_view name;
  std::string_view facelets;
};

// Twelve kinds of goals; in each, other pieces may be interchangeable.
constexpr std::array<TestedGoal, 12> kGoals = {{
    {"white cross",
     "?U?UUU?U?"
     "?R???????"
     "?F???????"
     "?????????"
     "?L???????"
     "?B???????"},
    {"2x2x2 block",
     "?????????"
     "?????R??R"
     "?????????"
     "?????D??D"
     "?????????"
     "???B??B??"},
    {"one face",
     "UUUUUUUUU"
     "????R????"
     "????F????"
     "????D????"
     "????L????"
     "????B????"},
    {"front face",
     "????U????"
     "????R????"
     "FFFFFFFFF"
     "????D????"
     "????L????"
     "????B????"},
    {"first layer",
     "UUUUUUUUU"
     "RRR?R????"
     "FFF?F????"
     "????D????"
     "LLL?L????"
     "BBB?B????"},
    {"corners of one face",
     "U?U?U?U?U"
     "R?R?R????"
     "F?F?F????"
     "?????????"
     "L?L?L????"
     "B?B?B????"},
    {"checkers on one face",
     "UDUDUDUDU"
     "?????????"
     "?????????"
     "?????????"
     "?????????"
     "?????????"},
    {"edges of last layer",
     "?U?UUU?U?"
     "?????????"
     "?????????"
     "?????????"
     "?????????"
     "?????????"},
    {"one sticker",
     "?U???????"
     "?????????"
     "?????????"
     "?????????"
     "?????????"
     "?????????"},
    {"bars",
     "?????????"
     "????R????"
     "?F??F??F?"
     "?????????"
     "????L????"
     "?B??B??B?"},
    {"mixed stickers",
     "U??????DR"
     "?????????"
     "?R???????"
     "?????????"
     "?????????"
     "?????????"},
    {"two colours of one edge in each other's place",
     "?R???????"
     "?????????"
     "?????????"
     "?????????"
     "?????????"
     "?U???????"},
}};

Goal GoalOf(std::string_view facelets) { return *GoalFromFacelets(facelets); }

GoalMethod MethodOf(std::string_view facelets, Metric metric = Metric::kHtm) {
  const Goal goal = GoalOf(facelets);
  return {goal, GoalPositions(goal), metric};
}

// Compares the texts of the stickers, without regard to pieces.
bool Shows(std::string_view goal, const CubieCube& cube) {
  const std::string facelets = WriteFacelets(cube);
  for (std::size_t i = 0; i < facelets.size(); ++i) {
    if (goal[i] != '?' && goal[i] != facelets[i]) return false;
  }
  return true;
}

// All sequences of moves of one cost that do not pass the goal before their end.
void AddWays(std::string_view goal, const CubieCube& cube, Metric metric, int cost,
             std::vector<Move>& moves, std::set<std::string>& ways) {
  const int left = cost - CostOf(moves, metric);
  if (left < 0) return;
  if (Shows(goal, cube)) {
    if (left == 0) ways.insert(MovesText(moves));
    return;
  }
  const MoveSet allowed = moves.empty() ? kAllMoves : MovesAfter(moves.back());
  for (Move move = 0; move < kMoveCount; ++move) {
    if ((allowed >> move & 1) == 0) continue;
    moves.push_back(move);
    AddWays(goal, Apply(cube, move), metric, cost, moves, ways);
    moves.pop_back();
  }
}

std::set<std::string> PlainWays(std::string_view goal, const CubieCube& cube, Metric metric,
                                int cost) {
  std::vector<Move> moves;
  std::set<std::string> ways;
  AddWays(goal, cube, metric, cost, moves, ways);
  return ways;
}

MethodSolve& Ran(MethodSolve& solve) {
  while (true) {
    const MethodState state = solve.Step(100'000);
    if (state != MethodState::kRunning && state != MethodState::kImproved) return solve;
  }
}

// By quarter turns, so that it costs the same in all metrics.
CubieCube Scrambled(int turns, RandomNumbers& numbers) {
  CubieCube cube;
  for (; turns > 0; --turns) {
    const auto face = static_cast<Face>(numbers.Below(kFaceCount));
    cube = Apply(cube, MakeMove(face, numbers.Below(2) == 0 ? 1 : 3));
  }
  return cube;
}

// Also from positions far from the solved one: quite different cubes may meet a goal.
void ExpectWaysOfPlainSearch(std::span<const Metric> metrics, int most_cost, int least_compared) {
  RandomNumbers numbers(20'261'126);
  int compared = 0;
  for (const auto& [name, facelets] : kGoals) {
    for (const Metric metric : metrics) {
      GoalMethod method = MethodOf(facelets, metric);
      for (int turns = 0; turns < 4; ++turns) {
        const CubieCube cube = Scrambled(turns, numbers);
        MethodSolve solve(
            method,
            {.cube = cube, .metric = metric, .max_solutions = std::numeric_limits<int>::max()});
        Ran(solve);
        ASSERT_TRUE(solve.best()) << name;
        const int cost = solve.best()->cost;
        EXPECT_EQ(solve.progress().lower_bound, cost) << name;
        EXPECT_EQ(solve.run()->found_by(), "parts");
        // The plain search takes long.
        if (cost > most_cost) continue;
        ++compared;
        std::set<std::string> found = {MovesText(solve.best()->moves)};
        const auto others = OtherSolutions(solve);
        ASSERT_TRUE(others) << name;
        for (const auto& moves : *others) found.insert(MovesText(moves));
        for (int less = 0; less < cost; ++less) {
          EXPECT_TRUE(PlainWays(facelets, cube, metric, less).empty()) << name;
        }
        EXPECT_EQ(found, PlainWays(facelets, cube, metric, cost)) << name << ' ' << turns;
      }
    }
  }
  EXPECT_GT(compared, least_compared);
}

constexpr std::array kTwoMetrics = {Metric::kHtm, Metric::kQtm};

// Making the tables of the goals takes most of the time.
TEST(GoalMethod, FindsEveryShortestWayThatPlainSearchFinds) {
  ExpectWaysOfPlainSearch(std::span(kTwoMetrics).first(1), 2, 20);
}
TEST(GoalMethodLong, FindsEveryShortestWayThatPlainSearchFinds) {
  ExpectWaysOfPlainSearch(kTwoMetrics, 3, 60);
}

constexpr std::string_view kCross = kGoals[0].facelets;
constexpr std::string_view kOneSticker = kGoals[8].facelets;

std::vector<int> CostsOf(const MethodSolve& solve) {
  std::vector<int> costs = {solve.best()->cost};
  const auto others = OtherSolutions(solve);
  for (const auto& moves : *others) costs.push_back(CostOf(moves, solve.task().metric));
  return costs;
}

// Three turns from the cross.
CubieCube FarFromCross() { return Apply(CubieCube{}, ReadMoves("F R U' F2 D L")->moves); }

TEST(GoalMethod, GivesNoneAboveTheLimitOfCostUnlessAllAre) {
  GoalMethod method = MethodOf(kCross);
  const CubieCube cube = FarFromCross();
  MethodSolve cheapest(method, {.cube = cube});
  const int least = Ran(cheapest).best()->cost;
  ASSERT_GT(least, 2);
  for (const int wanted : {2, std::numeric_limits<int>::max()}) {
    MethodSolve solve(method, {.cube = cube, .max_solutions = wanted, .most_cost = least - 1});
    EXPECT_EQ(Ran(solve).Step(1), MethodState::kDone);
    ASSERT_TRUE(solve.best());
    EXPECT_EQ(CostsOf(solve), std::vector{least});
    EXPECT_EQ(solve.progress().lower_bound, least);
  }
  MethodSolve all(
      method,
      {.cube = cube, .max_solutions = std::numeric_limits<int>::max(), .most_cost = least + 1});
  const std::vector<int> costs = CostsOf(Ran(all));
  EXPECT_EQ(costs.front(), least);
  EXPECT_EQ(costs.back(), least + 1);
}

TEST(GoalMethod, GivesOneAboveTheLimitOfCostIfNoTableIsExact) {
  const std::string_view goal = FindNamedGoal("first-layer")->facelets;
  GoalMethod method = MethodOf(goal);
  const SearchTables tables;
  method.UseShortWays(tables);
  while (!method.Prepare(1'000'000)) continue;
  ASSERT_FALSE(method.is_exact());
  const CubieCube cube = Apply(CubieCube{}, ReadMoves("R U F2 L' D")->moves);
  MethodSolve solve(method, {.cube = cube, .max_solutions = 5, .most_cost = 1});
  EXPECT_EQ(Ran(solve).Step(1), MethodState::kDone);
  const int least = solve.best()->cost;
  EXPECT_GT(least, 1);
  EXPECT_EQ(CostsOf(solve), std::vector{least});
}

TEST(GoalMethod, PrefersAmongTheCheapestWithinALimitOfCostOrAboveIt) {
  GoalMethod method = MethodOf(kCross);
  const CubieCube cube = FarFromCross();
  MethodSolve all(method, {.cube = cube, .max_solutions = std::numeric_limits<int>::max()});
  Ran(all);
  const auto turns = [](const auto& moves) { return CountOf(moves, Preference::kQuarterTurns); };
  int fewest = turns(all.best()->moves);
  const auto others = OtherSolutions(all);
  for (const auto& moves : *others) fewest = std::min(fewest, turns(moves));
  for (const int most_cost : {1, 8}) {
    MethodSolve solve(method,
                      {.cube = cube, .most_cost = most_cost, .prefer = Preference::kQuarterTurns});
    EXPECT_EQ(Ran(solve).best()->cost, all.best()->cost);
    EXPECT_EQ(turns(solve.best()->moves), fewest);
  }
}

TEST(GoalMethod, ListsThePreferredAndNoneTwiceWhereverItIsStopped) {
  GoalMethod method = MethodOf(kCross);
  RandomNumbers numbers(7);
  int preferred_later = 0;
  for (int round = 0; round < 10; ++round) {
    MethodSolve solve(method, {.cube = RandomCube(numbers),
                               .max_solutions = std::numeric_limits<int>::max(),
                               .prefer = Preference::kQuarterTurns});
    std::vector<Move> first;
    MethodState state = MethodState::kRunning;
    while (state == MethodState::kRunning || state == MethodState::kImproved) {
      state = solve.Step(20);
      if (!solve.best() || state == MethodState::kDone) continue;
      const std::vector<Move>& best = solve.best()->moves;
      if (first.empty()) first = best;
      preferred_later += best != first ? 1 : 0;
      const auto others = OtherSolutions(solve);
      ASSERT_TRUE(others);
      for (const std::vector<Move>& moves : *others) {
        ASSERT_NE(moves, best);
        ASSERT_GE(CountOf(moves, Preference::kQuarterTurns),
                  CountOf(best, Preference::kQuarterTurns));
      }
    }
    EXPECT_EQ(state, MethodState::kDone);
  }
  EXPECT_GT(preferred_later, 0);
}

TEST(GoalMethod, TellsThatItKeepsNoMoreSolutions) {
  GoalMethod method = MethodOf(kOneSticker);
  const CubieCube cube = Apply(CubieCube{}, ReadMoves("F")->moves);
  MethodSolve solve(method, {.cube = Apply(cube, ReadMoves("B2 D")->moves),
                             .max_solutions = std::numeric_limits<int>::max(),
                             .most_cost = 8});
  EXPECT_EQ(Ran(solve).Step(1), MethodState::kFull);
  EXPECT_EQ(solve.run()->others().size(), 99'999);
}

// Eight turns from solved.
TEST(CandidateSearch, FindsAPartNoFurtherAwayThanTheWholeCube) {
  const Goal goal = *GoalFromFacelets(FindNamedGoal("first-two-layers")->facelets);
  const GoalPositions positions(goal);
  const CubieCube cube = Apply(CubieCube{}, ReadMoves("R U F2 L' D B2 U2 R")->moves);
  const SearchTables tables;
  for (const Metric metric : {Metric::kHtm, Metric::kQtm, Metric::kAxialHtm}) {
    CandidateSearch search(tables, goal, positions, cube, metric);
    std::vector<Move> best;
    while (search.nodes() < 40'000) {
      if (search.Step(10'000, best.empty() ? nullptr : &best)) best = search.way();
    }
    EXPECT_TRUE(Fits(goal, Apply(cube, best)));
    EXPECT_LE(CostOf(best, metric), metric == Metric::kQtm ? 11 : 8);
  }
}

}  // namespace
}  // namespace cubewright
