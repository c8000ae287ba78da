#include "solver/methods/several/several_solutions.h"

namespace cubewright {

std::unique_ptr<MethodRun> SeveralSolutions::Start(const MethodTask& task) const {
  return std::make_unique<SeveralSolutionsRun>(tables_, task);
}

SeveralSolutionsRun::SeveralSolutionsRun(const SearchTables& tables, const MethodTask& task)
    : SeveralRun(task),
      keeps_several_(KeptBy(task) > 1),
      search_(
          tables, task.cube,
          {.max_length = task.most_cost, .threads = task.threads, .max_solutions = KeptBy(task)}) {}

bool SeveralSolutionsRun::StepSearch(std::uint64_t work) {
  const SearchState state = search_.Step(work);
  return state != SearchState::kRunning && state != SearchState::kImproved;
}

std::vector<std::vector<Move>> SeveralSolutionsRun::found() const {
  if (!keeps_several_) return {search_.best()};
  return search_.several();
}

std::vector<std::vector<Move>> SeveralSolutionsRun::cheapest() const {
  if (!keeps_several_) return {search_.best()};
  return search_.shortest();
}

}  // namespace cubewright
