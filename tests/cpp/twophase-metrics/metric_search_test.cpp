#include "solver/methods/twophase-metrics/search/metric_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/cube/solvable.h"
#include "solver/methods/method_solve.h"
#include "solver/methods/other_solutions.h"
#include "solver/methods/together.h"
#include "solver/methods/twophase-metrics/tables/table_set.h"
#include "solver/methods/twophase-metrics/two_phase_metrics.h"

namespace cubewright {
namespace {

// Made once for all tests of a metric: some seconds.
struct MadeTables {
  std::vector<std::vector<std::byte>> payloads;
  std::vector<std::span<const std::byte>> views;

  explicit MadeTables(Metric metric) {
    for (const TableDescription& table : MetricTableSet(metric).tables) {
      payloads.emplace_back(table.payload_bytes());
      const auto generation = table.Generate(payloads.back(), GenerationExtent::kTable);
      while (!generation->Step(10'000)) continue;
      const auto& counts = generation->distance_counts();
      EXPECT_TRUE(std::equal(counts.begin(), counts.end(), table.distance_counts.begin()))
          << table.name;
    }
    views.assign(payloads.begin(), payloads.end());
  }
};

const MadeTables& TablesOf(Metric metric) {
  static std::map<Metric, MadeTables> made;
  return made.try_emplace(metric, metric).first->second;
}

const MethodDescription& DescriptionOf(Metric metric) {
  if (metric == Metric::kQtm) return kTwoPhaseQtmMethod;
  return metric == Metric::kAxialHtm ? kTwoPhaseAxialHtmMethod : kTwoPhaseAxialQtmMethod;
}

Method& MethodOf(Metric metric) {
  static std::map<Metric, std::unique_ptr<Method>> methods;
  std::unique_ptr<Method>& method = methods[metric];
  if (!method) method = DescriptionOf(metric).make(TablesOf(metric).views);
  return *method;
}

// The cost as a reader of the moves' names would count it, a machine's arm at a time.
int CostByNames(const std::string& text, Metric metric) {
  const bool counts_quarters = metric == Metric::kQtm || metric == Metric::kAxialQtm;
  const bool is_axial = metric == Metric::kAxialHtm || metric == Metric::kAxialQtm;
  const std::string opposite = "UDRLFB";
  int cost = 0;
  int open_cost = 0;
  char open_face = ' ';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t place = opposite.find(text[i]);
    if (place == std::string::npos) continue;
    const int turn = counts_quarters && i + 1 < text.size() && text[i + 1] == '2' ? 2 : 1;
    if (is_axial && open_face != ' ' && opposite[place ^ 1] == open_face) {
      cost += std::max(turn, open_cost) - open_cost;
      open_face = ' ';
    } else {
      cost += turn;
      open_cost = turn;
      open_face = text[i];
    }
  }
  return cost;
}

// Random cubes, each searched through some thousand positions and on to its first solution.
void ExpectRightCosts(Metric metric, int cubes, std::uint64_t work, int most_mean) {
  RandomNumbers numbers(7);
  int sum = 0;
  for (int i = 0; i < cubes; ++i) {
    const CubieCube cube = RandomCube(numbers);
    MethodSolve solve(MethodOf(metric), {.cube = cube, .metric = metric});
    while (!solve.best() || solve.progress().nodes < work) solve.Step(1000);
    const MethodSolution& solution = *solve.best();
    EXPECT_TRUE(IsSolved(Apply(cube, solution.moves)));
    EXPECT_EQ(solution.cost, CostByNames(MovesText(solution.moves), metric));
    EXPECT_LE(solve.progress().lower_bound, solution.cost);
    if (metric == Metric::kQtm) {
      EXPECT_EQ(solution.cost % 2 != 0, IsOddPermutation(cube.corner_piece)) << "by parity";
    }
    sum += solution.cost;
  }
  EXPECT_LT(sum, most_mean * cubes);
}

TEST(MetricSearch, CostsWhatItsMovesSay) { ExpectRightCosts(Metric::kQtm, 4, 10'000, 27); }

TEST(MetricSearchLong, CostsWhatTheMovesOfTenThousandSolutionsSay) {
  ExpectRightCosts(Metric::kQtm, 3'400, 10'000, 27);
  ExpectRightCosts(Metric::kAxialHtm, 3'300, 10'000, 16);
  ExpectRightCosts(Metric::kAxialQtm, 3'300, 10'000, 23);
}

// The least cost by going through all ways of at most `most`.
int PlainCost(const CubieCube& cube, Metric metric, int most, std::vector<Move>& moves) {
  if (IsSolved(cube)) return CostOf(moves, metric);
  int least = most + 1;
  for (Move move = 0; move < kMoveCount; ++move) {
    if (!moves.empty() && (MovesAfter(moves.back()) >> move & 1) == 0) continue;
    moves.push_back(move);
    if (CostOf(moves, metric) <= most) {
      least = std::min(least, PlainCost(Apply(cube, move), metric, most, moves));
    }
    moves.pop_back();
  }
  return least;
}

CubieCube Scrambled(const UnitTurns& turns, int units, RandomNumbers& numbers) {
  CubieCube cube;
  for (; units > 0; --units) {
    const auto drawn = numbers.Below(static_cast<std::uint32_t>(turns.count()));
    cube = Apply(cube, MovesOf(turns.units()[drawn]).span());
  }
  return cube;
}

void ExpectLeastCosts(Metric metric, int units, int count) {
  RandomNumbers numbers(11);
  const UnitTurns turns(metric);
  for (int i = 0; i < count; ++i) {
    const CubieCube cube = Scrambled(turns, i % (units + 1), numbers);
    MethodSolve solve(MethodOf(metric), {.cube = cube, .metric = metric});
    MethodState state = MethodState::kRunning;
    while (state == MethodState::kRunning || state == MethodState::kImproved) {
      state = solve.Step(100'000);
    }
    ASSERT_EQ(state, MethodState::kDone);
    std::vector<Move> moves;
    EXPECT_EQ(solve.best()->cost, PlainCost(cube, metric, units, moves));
    EXPECT_EQ(solve.progress().lower_bound, solve.best()->cost) << "proven";
  }
}

TEST(MetricSearch, FindsTheLeastCostOfWhatIsNearlySolved) { ExpectLeastCosts(Metric::kQtm, 4, 25); }

TEST(MetricSearchLong, FindsTheLeastCostInEveryMetric) {
  ExpectLeastCosts(Metric::kQtm, 5, 60);
  ExpectLeastCosts(Metric::kAxialHtm, 3, 40);
  ExpectLeastCosts(Metric::kAxialQtm, 4, 50);
}

TEST(MetricSearch, DoesTheSameInStepsOfAnySizeAndStopsAtALimitOfTheCost) {
  RandomNumbers numbers(5);
  const CubieCube cube = RandomCube(numbers);
  const MethodTask task = {.cube = cube, .metric = Metric::kQtm, .max_length = 28};
  MethodSolve in_one(MethodOf(Metric::kQtm), task);
  MethodState state = MethodState::kRunning;
  while (state != MethodState::kTargetReached) state = in_one.Step(1'000'000);
  EXPECT_LE(in_one.best()->cost, 28);
  MethodSolve bit_by_bit(MethodOf(Metric::kQtm), task);
  for (state = MethodState::kRunning; state != MethodState::kTargetReached;) {
    state = bit_by_bit.Step(1024);
  }
  EXPECT_EQ(in_one.best()->moves, bit_by_bit.best()->moves);
}

TEST(MetricSearch, LooksOnlyForWhatIsCheaperThanWhatIsKnown) {
  const std::vector<Move> scramble = {0, 3, 6, 9, 12, 15};
  const CubieCube cube = Apply(CubieCube{}, scramble);
  MethodSolve solve(MethodOf(Metric::kQtm),
                    {.cube = cube, .metric = Metric::kQtm, .known = InverseMoves(scramble)});
  while (solve.Step(100'000) != MethodState::kDone) continue;
  EXPECT_EQ(solve.best()->cost, 6);
}

// All ways to solve the cube that cost at most `most`.
void AddPlainSolutions(const CubieCube& cube, Metric metric, int most, std::vector<Move>& moves,
                       std::set<std::string>& solutions) {
  if (IsSolved(cube)) solutions.insert(MovesText(moves));
  const MoveSet allowed = moves.empty() ? kAllMoves : MovesAfter(moves.back());
  for (Move move = 0; move < kMoveCount; ++move) {
    if ((allowed >> move & 1) == 0) continue;
    moves.push_back(move);
    if (CostOf(moves, metric) <= most) {
      AddPlainSolutions(Apply(cube, move), metric, most, moves, solutions);
    }
    moves.pop_back();
  }
}

// The solutions of a task, in their order, after `work` positions or when there are no more.
std::vector<std::vector<Move>> Several(const MethodTask& task, std::uint64_t work) {
  MethodSolve solve(MethodOf(task.metric), task);
  MethodState state = MethodState::kRunning;
  while ((state == MethodState::kRunning || state == MethodState::kImproved) &&
         (!solve.best() || solve.progress().nodes < work)) {
    state = solve.Step(10'000);
  }
  EXPECT_LE(solve.progress().lower_bound, solve.best()->cost);
  const auto others = OtherSolutions(solve);
  EXPECT_TRUE(others.has_value());
  std::vector<std::vector<Move>> all = {solve.best()->moves};
  all.insert(all.end(), others->begin(), others->end());
  return all;
}

std::set<std::string> Texts(const std::vector<std::vector<Move>>& solutions) {
  std::set<std::string> texts;
  for (const auto& moves : solutions) texts.insert(MovesText(moves));
  EXPECT_EQ(texts.size(), solutions.size()) << "one is there twice";
  return texts;
}

void ExpectAllSolutions(Metric metric, int units, int count) {
  RandomNumbers numbers(24);
  const UnitTurns turns(metric);
  for (int compared = 0; compared < count;) {
    const CubieCube cube = Scrambled(turns, 1 + compared % units, numbers);
    if (IsSolved(cube)) continue;
    ++compared;
    std::vector<Move> moves;
    std::set<std::string> plain;
    AddPlainSolutions(cube, metric, units, moves, plain);
    const auto told = Several(
        {.cube = cube, .metric = metric, .max_solutions = kEverySolution, .most_cost = units},
        100'000'000);
    EXPECT_EQ(Texts(told), plain);
  }
}

TEST(SeveralInMetrics, AreAllThatPlainSearchFindsOfEasyPositions) {
  ExpectAllSolutions(Metric::kQtm, 4, 25);
}

// Four half turns of the sides. That they cost 8, and the list, is also what the method that proves
// the shortest finds.
TEST(SeveralInMetrics, AreAllOfASymmetricPosition) {
  const std::vector<Move> one = {MakeMove(Face::kR, 2), MakeMove(Face::kL, 2),
                                 MakeMove(Face::kF, 2), MakeMove(Face::kB, 2)};
  const std::vector<Move> other = {one[2], one[3], one[0], one[1]};
  const MethodTask task = {
      .cube = Apply(CubieCube{}, one), .metric = Metric::kQtm, .max_solutions = kEverySolution};
  EXPECT_EQ(Several(task, 100'000'000), (std::vector{one, other}));
}

TEST(SeveralInMetricsLong, AreAllThatPlainSearchFindsInEveryMetric) {
  ExpectAllSolutions(Metric::kQtm, 5, 100);
  ExpectAllSolutions(Metric::kAxialHtm, 3, 100);
  ExpectAllSolutions(Metric::kAxialQtm, 4, 100);
}

// Random cubes: of each, twenty solutions in a hundred thousand positions.
void ExpectSortedSolutions(Metric metric, int cubes) {
  RandomNumbers numbers(7);
  for (int i = 0; i < cubes; ++i) {
    const MethodTask task = {.cube = RandomCube(numbers), .metric = metric, .max_solutions = 20};
    const auto told = Several(task, 100'000);
    EXPECT_EQ(Texts(told).size(), 20U);
    int cost_before = 0;
    for (const auto& moves : told) {
      EXPECT_TRUE(IsSolved(Apply(task.cube, moves)));
      const int cost = CostByNames(MovesText(moves), metric);
      EXPECT_LE(cost_before, cost);
      cost_before = cost;
    }
    MethodTask preferring = task;
    preferring.prefer = Preference::kNoBack;
    const auto preferred = Several(preferring, 100'000);
    EXPECT_TRUE(std::ranges::is_sorted(preferred, {}, [metric](const auto& moves) {
      return std::pair(CostOf(moves, metric), CountOf(moves, Preference::kNoBack));
    }));
    MethodTask too_cheap = task;
    too_cheap.most_cost = 8;
    EXPECT_EQ(Several(too_cheap, 100'000).size(), 1U);
    MethodTask few = task;
    few.most_cost = CostOf(told.back(), metric);
    for (const auto& moves : Several(few, 100'000)) {
      EXPECT_LE(CostOf(moves, metric), few.most_cost);
    }
  }
}

TEST(SeveralInMetrics, AreSortedDifferentAndAsManyAsAreWanted) {
  ExpectSortedSolutions(Metric::kQtm, 3);
}

TEST(SeveralInMetricsLong, AreSortedDifferentAndAsManyAsAreWantedInEveryMetric) {
  ExpectSortedSolutions(Metric::kQtm, 50);
  ExpectSortedSolutions(Metric::kAxialHtm, 50);
  ExpectSortedSolutions(Metric::kAxialQtm, 50);
}

TEST(SeveralInMetrics, AreACheapestAloneIfItCostsMoreThanAllowed) {
  const std::vector<Move> scramble = {0, 3, 6, 9, 12, 15};
  const auto told = Several({.cube = Apply(CubieCube{}, scramble),
                             .metric = Metric::kQtm,
                             .max_solutions = 5,
                             .most_cost = 4},
                            100'000'000);
  EXPECT_EQ(told, (std::vector<std::vector<Move>>{InverseMoves(scramble)}));
}

TEST(SeveralInMetrics, AreAtMostTenThousand) {
  const auto told = Several({.cube = Apply(CubieCube{}, Move{0}),
                             .metric = Metric::kQtm,
                             .max_solutions = kEverySolution,
                             .most_cost = 39},
                            100'000'000);
  EXPECT_EQ(told.size(), 10'000U);
}

TEST(SeveralInMetrics, AreOneOfASolvedCube) {
  const MethodTask task = {.cube = {}, .metric = Metric::kQtm, .max_solutions = 5};
  EXPECT_EQ(Several(task, 100'000), std::vector<std::vector<Move>>{{}});
}

TEST(MovesTogether, StandInBrackets) {
  const auto text = [](std::vector<Move> moves) { return MovesTogetherText(moves); };
  EXPECT_EQ(text({}), "");
  EXPECT_EQ(text({0, 10, 3, 6, 17}), "(U D2) R (F B')");
  EXPECT_EQ(text({0, 9, 0, 3}), "(U D) U R") << "only two at once";
}

}  // namespace
}  // namespace cubewright
