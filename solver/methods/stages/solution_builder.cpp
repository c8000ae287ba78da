#include "solver/methods/stages/solution_builder.h"

#include <utility>

namespace cubewright {

void SolutionBuilder::BeginStage(std::string id) {
  const int at = static_cast<int>(solution_.written.size());
  solution_.stages.push_back({std::move(id), at, at, {}});
}

void SolutionBuilder::AddStep(std::span<const WrittenMove> moves, StepAccount account) {
  held_.Make(moves);
  solution_.written.insert(solution_.written.end(), moves.begin(), moves.end());
  Stage& stage = solution_.stages.back();
  const int from = stage.to;
  stage.to = static_cast<int>(solution_.written.size());
  stage.steps.push_back({from, stage.to, std::move(account.pieces), std::move(account.case_name),
                         std::move(account.algorithm), std::move(account.reason)});
}

}  // namespace cubewright
