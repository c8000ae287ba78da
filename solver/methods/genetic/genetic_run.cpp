#include "solver/methods/genetic/genetic_run.h"

#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "solver/methods/genetic/layer_population.h"
#include "solver/methods/genetic/subgroup_population.h"
#include "solver/methods/stages/solution_builder.h"

namespace cubewright {

GeneticRun::GeneticRun(const MethodTask& task) : cube_(task.cube) {
  const RandomNumbers numbers(task.seed);
  if (task.population == PopulationKind::kSubgroups) {
    population_ = std::make_unique<SubgroupPopulation>(cube_, numbers);
  } else {
    hold_.emplace(task.cross);
    population_ = std::make_unique<LayerPopulation>(hold_->Beginning(cube_).cube(), numbers);
  }
}

RunState GeneticRun::Step(std::uint64_t work) {
  if (!population_->Step(work)) return RunState::kRunning;
  solution_ = Written();
  return RunState::kDone;
}

MethodFigures GeneticRun::figures() const {
  const bool is_done = population_->is_done();
  const std::span<const int> generations = population_->generations();
  return {
      {"stage", static_cast<double>(population_->stage())},
      {"generation", static_cast<double>(is_done ? generations.back() : population_->generation())},
      {"fitness", static_cast<double>(population_->best_fitness())}};
}

WrittenSolution GeneticRun::Written() const {
  SolutionBuilder builder(cube_);
  std::optional<CrossHold> hold = hold_;
  CubieCube cube = hold ? hold->Beginning(cube_).cube() : cube_;
  const Descent& best = population_->best();
  std::size_t from = 0;
  for (std::size_t i = 0; i < population_->stages().size(); ++i) {
    const EvolvedStage& stage = population_->stages()[i];
    const auto moves = std::span(best.moves).subspan(from, best.stage_ends[i] - from);
    from = best.stage_ends[i];
    builder.BeginStage(std::string(stage.id));
    if (moves.empty()) continue;
    std::vector<WrittenMove> written;
    if (hold) hold->AppendCrossDown(written);
    for (const Move move : moves) written.push_back(AsWritten(move));
    builder.AddStep(written, {.reason = {"evolved",
                                         {{"generations", population_->generations()[i]},
                                          {"fitness", stage.fitness(cube)}}}});
    cube = Apply(cube, moves);
  }
  return builder.solution();
}

}  // namespace cubewright
