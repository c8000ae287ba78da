#include "solver/methods/several/several_run.h"

#include <algorithm>
#include <utility>

#include "solver/text/written_move.h"

namespace cubewright {

int SeveralRun::KeptBy(const MethodTask& task) {
  // A solved cube has one solution that is worth reporting.
  if (IsSolved(task.cube)) return 1;
  return task.prefer ? std::max(task.max_solutions, kLeastToChooseFrom) : task.max_solutions;
}

RunState SeveralRun::Step(std::uint64_t work) {
  const bool is_done = StepSearch(work);
  if (changes() == changes_) return is_done ? RunState::kDone : RunState::kRunning;
  changes_ = changes();
  std::vector<std::vector<Move>> list = List();
  const bool is_improved = list_.empty() || list.front() != list_.front();
  list_ = std::move(list);
  if (is_done) return RunState::kDone;
  return is_improved ? RunState::kImproved : RunState::kRunning;
}

std::optional<WrittenSolution> SeveralRun::solution() const {
  if (list_.empty()) return std::nullopt;
  WrittenSolution solution;
  for (const Move move : list_.front()) solution.written.push_back(AsWritten(move));
  return solution;
}

std::vector<std::vector<Move>> SeveralRun::others() const {
  if (list_.empty()) return {};
  return {list_.begin() + 1, list_.end()};
}

std::vector<std::vector<Move>> SeveralRun::List() const {
  std::vector<std::vector<Move>> list = found();
  const auto cost_of = [this](const std::vector<Move>& moves) {
    return CostOf(moves, task_.metric);
  };
  const bool are_all_too_dear = task_.most_cost > 0 && cost_of(list.front()) > task_.most_cost;
  if (task_.most_cost > 0 && !are_all_too_dear) {
    std::erase_if(list, [&](const auto& moves) { return cost_of(moves) > task_.most_cost; });
  }
  if (task_.prefer) {
    std::stable_sort(list.begin(), list.end(), [&](const auto& one, const auto& other) {
      const auto key = [&](const auto& moves) {
        return std::pair(cost_of(moves), CountOf(moves, *task_.prefer));
      };
      return key(one) < key(other);
    });
  }
  const auto wanted = static_cast<std::size_t>(are_all_too_dear ? 1 : task_.max_solutions);
  if (list.size() > wanted) list.resize(wanted);
  return list;
}

}  // namespace cubewright
