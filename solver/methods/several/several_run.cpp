#include "solver/methods/several/several_run.h"

#include <algorithm>
#include <utility>

#include "solver/methods/twophase/walks/kept_solutions.h"

namespace cubewright {

int SeveralRun::KeptBy(const MethodTask& task) {
  // A solved cube has one solution that is worth reporting.
  if (IsSolved(task.cube)) return 1;
  if (task.max_solutions == kEverySolution) return kEverySolution;
  const int wanted = std::min(task.max_solutions, kMostSolutions);
  return task.prefer ? std::max(wanted, kLeastToChooseFrom) : wanted;
}

RunState SeveralRun::Step(std::uint64_t work) {
  const bool is_done = StepSearch(work);
  const bool is_full = task_.max_solutions == kEverySolution && found_count() >= kMostSolutions;
  bool is_improved = false;
  if (changes() != changes_) {
    changes_ = changes();
    std::vector<std::vector<Move>> first_ones = cheapest();
    PutPreferredFirst(first_ones);
    is_improved = first_ != first_ones.front();
    first_ = std::move(first_ones.front());
  }
  if (is_done) return RunState::kDone;
  if (is_full) return RunState::kFull;
  return is_improved ? RunState::kImproved : RunState::kRunning;
}

std::optional<WrittenSolution> SeveralRun::solution() const {
  if (!first_) return std::nullopt;
  return WithoutStages(*first_);
}

std::vector<std::vector<Move>> SeveralRun::others() const {
  if (!first_) return {};
  const int least_cost = CostOf(*first_, task_.metric);
  std::vector<std::vector<Move>> list = found();
  // Threads may have found cheaper ones since the last step.
  std::erase_if(list, [&](const std::vector<Move>& moves) {
    const int cost = CostOf(moves, task_.metric);
    const bool is_too_dear = task_.most_cost > 0 && cost > task_.most_cost;
    return moves == *first_ || cost < least_cost || is_too_dear;
  });
  PutPreferredFirst(list);
  const auto wanted = static_cast<std::size_t>(std::min(task_.max_solutions, kMostSolutions) - 1);
  if (list.size() > wanted) list.resize(wanted);
  return list;
}

void SeveralRun::PutPreferredFirst(std::vector<std::vector<Move>>& list) const {
  if (!task_.prefer) return;
  const auto key = [this](const std::vector<Move>& moves) {
    return std::pair(CostOf(moves, task_.metric), CountOf(moves, *task_.prefer));
  };
  std::stable_sort(list.begin(), list.end(),
                   [&key](const auto& one, const auto& other) { return key(one) < key(other); });
}

}  // namespace cubewright
