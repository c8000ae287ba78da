// One cube going through the four stages.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "solver/methods/method.h"
#include "solver/methods/parts/parts_search.h"
#include "solver/methods/parts/parts_tables.h"
#include "solver/methods/stages/solution_builder.h"
#include "solver/methods/thistlethwaite/stage_questions.h"

namespace cubewright {

// By stage.
using ThistlethwaiteTables = std::array<std::unique_ptr<PartsTables>, kThistlethwaiteStageCount>;

class ThistlethwaiteRun : public MethodRun {
 public:
  // `tables` are complete, exact and outlive the run.
  ThistlethwaiteRun(const ThistlethwaiteTables& tables, const CubieCube& cube);

  RunState Step(std::uint64_t work) override;
  std::optional<WrittenSolution> solution() const override;
  std::uint64_t nodes() const override { return nodes_ + (search_ ? search_->nodes() : 0); }
  MethodFigures figures() const override;

 private:
  void BeginStage();
  // Makes the way that was found the best, if it leaves less for the next stage than the best so
  // far.
  void Consider();
  void EndStage();

  const ThistlethwaiteTables& tables_;
  SolutionBuilder builder_;
  std::size_t stage_ = 0;
  std::optional<PartsSearch> search_;  // none between stages
  CubieCube cube_;
  // Of the shortest ways of this stage: the one from which the next is shortest.
  std::vector<Move> best_way_;
  int best_rest_ = 0;
  // Of the stages that are done.
  std::uint64_t nodes_ = 0;
};

}  // namespace cubewright
