#include "solver/methods/genetic/genetic.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/methods/genetic/fitness.h"
#include "solver/methods/method_solve.h"
#include "solver/methods/stages/held_cube.h"

namespace cubewright {
namespace {

// Some 30 s natively: thirty times the mean.
constexpr std::uint64_t kMostTurns = 600'000'000;

MethodTask TaskOf(const CubieCube& cube, std::uint64_t seed,
                  PopulationKind population = PopulationKind::kSubgroups) {
  return {.cube = cube, .seed = seed, .population = population};
}

// None if the turns that individuals may make are not enough.
std::optional<MethodSolution> Solve(const MethodTask& task, std::uint64_t work = 1'000'000) {
  const auto method = kGeneticMethod.make({});
  MethodSolve solve(*method, task);
  while (solve.progress().nodes < kMostTurns) {
    if (solve.Step(work) == MethodState::kDone) return solve.best();
  }
  return std::nullopt;
}

int ValueOf(const StageStep& step, std::string_view name) {
  for (const auto& [key, value] : step.reason.values) {
    if (key == name) return std::get<int>(value);
  }
  return -1;
}

std::vector<Move> MovesOf(const MethodSolution& solution, std::size_t stage) {
  const Stage& range = solution.as_written.stages[stage];
  const std::span<const WrittenMove> written = solution.as_written.written;
  return FaceTurnsOf(written.subspan(static_cast<std::size_t>(range.from),
                                     static_cast<std::size_t>(range.to - range.from)));
}

void ExpectSolvedStageByStage(unsigned cubes) {
  RandomNumbers numbers(2010);
  std::size_t turns = 0;
  for (std::uint64_t seed = 0; seed < cubes; ++seed) {
    CubieCube cube = RandomCube(numbers);
    const auto solution = Solve(TaskOf(cube, seed));
    ASSERT_TRUE(solution);
    turns += solution->moves.size();
    ASSERT_EQ(solution->as_written.stages.size(), SubgroupStages().size());
    for (std::size_t i = 0; i < SubgroupStages().size(); ++i) {
      const EvolvedStage& stage = SubgroupStages()[i];
      const Stage& told = solution->as_written.stages[i];
      EXPECT_EQ(told.id, stage.id);
      ASSERT_EQ(told.steps.size(), stage.fitness(cube) == 0 ? 0U : 1U);
      if (!told.steps.empty()) {
        EXPECT_EQ(told.steps[0].reason.key, "evolved");
        EXPECT_EQ(ValueOf(told.steps[0], "fitness"), stage.fitness(cube));
        EXPECT_GT(ValueOf(told.steps[0], "generations"), 0);
      }
      for (const Move move : MovesOf(*solution, i)) {
        EXPECT_NE(stage.moves >> move & 1, 0U) << MoveName(move) << " in " << stage.id;
      }
      cube = Apply(cube, MovesOf(*solution, i));
      EXPECT_EQ(stage.fitness(cube), 0) << stage.id;
    }
    EXPECT_TRUE(IsSolved(cube));
  }
  EXPECT_LE(turns, cubes * 45) << "some 36 a cube";
}

TEST(Genetic, SolvesRandomCubesStageByStage) { ExpectSolvedStageByStage(3); }

TEST(GeneticLong, SolvesAHundredRandomCubesStageByStage) { ExpectSolvedStageByStage(100); }

TEST(Genetic, TheSameSeedIsTheSameRunInStepsOfAnySize) {
  RandomNumbers numbers(7);
  const CubieCube cube = RandomCube(numbers);
  const auto first = Solve(TaskOf(cube, 1));
  const auto again = Solve(TaskOf(cube, 1), 777);
  const auto other = Solve(TaskOf(cube, 2));
  ASSERT_TRUE(first && again && other);
  EXPECT_EQ(first->moves, again->moves);
  EXPECT_NE(first->moves, other->moves);
}

TEST(Genetic, ASolvedCubeHasStagesOfNothing) {
  for (const PopulationKind population : {PopulationKind::kSubgroups, PopulationKind::kLayers}) {
    const auto solution = Solve(TaskOf(CubieCube{}, 0, population));
    ASSERT_TRUE(solution);
    EXPECT_TRUE(solution->as_written.written.empty());
    EXPECT_FALSE(solution->as_written.stages.empty());
    for (const Stage& stage : solution->as_written.stages) EXPECT_TRUE(stage.steps.empty());
  }
}

TEST(Genetic, TellsStageGenerationAndFitnessAsItGoes) {
  RandomNumbers numbers(8);
  for (const PopulationKind population : {PopulationKind::kSubgroups, PopulationKind::kLayers}) {
    const auto method = kGeneticMethod.make({});
    MethodSolve solve(*method, TaskOf(RandomCube(numbers), 0, population));
    double stage = 0;
    double generation = 0;
    double most_generations = 0;
    for (int step = 0; step < 200; ++step) {
      if (solve.Step(10'000) != MethodState::kRunning) break;
      const MethodFigures figures = solve.progress().figures;
      ASSERT_EQ(figures.size(), 3U);
      EXPECT_EQ(figures[0].first, "stage");
      EXPECT_EQ(figures[1].first, "generation");
      EXPECT_EQ(figures[2].first, "fitness");
      EXPECT_GE(figures[0].second, stage);
      if (figures[0].second == stage) {
        EXPECT_GE(figures[1].second, generation);
      }
      stage = figures[0].second;
      generation = figures[1].second;
      most_generations = std::max(most_generations, generation);
      EXPECT_GE(figures[2].second, 0);
    }
    EXPECT_GT(stage, 0);
    EXPECT_GT(most_generations, 10);
  }
}

TEST(Genetic, StopsWithinAGenerationWhenItIsCancelledOrItsWorkIsDone) {
  RandomNumbers numbers(9);
  const CubieCube cube = RandomCube(numbers);
  const auto method = kGeneticMethod.make({});
  for (const PopulationKind population : {PopulationKind::kSubgroups, PopulationKind::kLayers}) {
    MethodSolve solve(*method, TaskOf(cube, 0, population));
    // The first step would prepare the method, which needs no preparation.
    EXPECT_EQ(solve.Step(1), MethodState::kRunning);
    EXPECT_EQ(solve.Step(100), MethodState::kRunning);
    EXPECT_GE(solve.progress().nodes, 100U);
    // A child may make a few turns more.
    EXPECT_LE(solve.progress().nodes, 100U + 25U);
    solve.Cancel();
    EXPECT_EQ(solve.Step(100), MethodState::kCancelled);
    EXPECT_FALSE(solve.best());
  }
  EXPECT_TRUE(Solve(TaskOf(cube, 0)));
}

// A few turns from solved, since from anywhere it may take a minute.
TEST(Genetic, ThePopulationOfLayersBringsBackTheLayers) {
  RandomNumbers numbers(10);
  CubieCube cube;
  for (int i = 0; i < 4; ++i) cube = Apply(cube, static_cast<Move>(numbers.Below(kMoveCount)));
  for (const Face cross : {Face::kU, Face::kF}) {
    MethodTask task = TaskOf(cube, 3, PopulationKind::kLayers);
    task.cross = cross;
    const auto solution = Solve(task);
    ASSERT_TRUE(solution);
    ASSERT_EQ(solution->as_written.stages.size(), LayerStages().size());
    CubieCube after = cube;
    for (std::size_t i = 0; i < LayerStages().size(); ++i) {
      EXPECT_EQ(solution->as_written.stages[i].id, LayerStages()[i].id);
    }
    // With the first stage, the edges of the cross are home.
    HeldCube held(after);
    const Stage& first = solution->as_written.stages[0];
    for (int move = first.from; move < first.to; ++move) {
      held.Make(solution->as_written.written[static_cast<std::size_t>(move)]);
    }
    EXPECT_EQ(held.centers()[static_cast<std::size_t>(Face::kD)], cross);
    EXPECT_EQ(LayerStages()[0].fitness(held.cube()), 0);
  }
}

}  // namespace
}  // namespace cubewright
