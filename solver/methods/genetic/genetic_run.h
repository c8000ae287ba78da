// One cube solved by a population.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "solver/methods/genetic/population.h"
#include "solver/methods/method.h"
#include "solver/methods/stages/cross_hold.h"

namespace cubewright {

class GeneticRun : public MethodRun {
 public:
  explicit GeneticRun(const MethodTask& task);

  RunState Step(std::uint64_t work) override;
  std::optional<WrittenSolution> solution() const override { return solution_; }
  std::uint64_t nodes() const override { return population_->turns(); }
  // Of the current stage, or of the last. The fitness is that of the fittest of the last
  // generation: how much is still wrong, 0 if nothing is.
  MethodFigures figures() const override;

 private:
  WrittenSolution Written() const;

  CubieCube cube_;
  // Only layers have a cross, which is held below.
  std::optional<CrossHold> hold_;
  std::unique_ptr<Population> population_;
  std::optional<WrittenSolution> solution_;
};

}  // namespace cubewright
