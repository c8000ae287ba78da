#include "solver/methods/several/several_solutions.h"

#include <algorithm>
#include <utility>

#include "solver/text/written_move.h"

namespace cubewright {

std::unique_ptr<MethodRun> SeveralSolutions::Start(const MethodTask& task) const {
  return std::make_unique<SeveralSolutionsRun>(tables_, task);
}

SeveralSolutionsRun::SeveralSolutionsRun(const SearchTables& tables, const MethodTask& task)
    : task_(task),
      search_(tables, task.cube,
              {.max_length = task.most_cost,
               .threads = task.threads,
               // A solved cube has one solution that is worth reporting.
               .max_solutions = IsSolved(task.cube) ? 1 : KeptBy(task)}) {}

int SeveralSolutionsRun::KeptBy(const MethodTask& task) {
  return task.prefer ? std::max(task.max_solutions, kLeastToChooseFrom) : task.max_solutions;
}

RunState SeveralSolutionsRun::Step(std::uint64_t work) {
  const SearchState state = search_.Step(work);
  const bool is_done = state != SearchState::kRunning && state != SearchState::kImproved;
  if (search_.changes() == changes_) return is_done ? RunState::kDone : RunState::kRunning;
  changes_ = search_.changes();
  std::vector<std::vector<Move>> list = List();
  const bool is_improved = list_.empty() || list.front() != list_.front();
  list_ = std::move(list);
  if (is_done) return RunState::kDone;
  return is_improved ? RunState::kImproved : RunState::kRunning;
}

std::optional<WrittenSolution> SeveralSolutionsRun::solution() const {
  if (list_.empty()) return std::nullopt;
  WrittenSolution solution;
  for (const Move move : list_.front()) solution.written.push_back(AsWritten(move));
  return solution;
}

std::vector<std::vector<Move>> SeveralSolutionsRun::others() const {
  if (list_.empty()) return {};
  return {list_.begin() + 1, list_.end()};
}

std::vector<std::vector<Move>> SeveralSolutionsRun::List() const {
  if (IsSolved(task_.cube)) return {search_.best()};
  std::vector<std::vector<Move>> list = search_.several();
  const auto is_too_long = [this](const std::vector<Move>& moves) {
    return static_cast<int>(moves.size()) > task_.most_cost;
  };
  const bool are_all_too_long = task_.most_cost > 0 && is_too_long(list.front());
  if (task_.most_cost > 0 && !are_all_too_long) std::erase_if(list, is_too_long);
  if (task_.prefer) {
    std::stable_sort(list.begin(), list.end(), [this](const auto& one, const auto& other) {
      const auto key = [this](const auto& moves) {
        return std::pair(moves.size(), CountOf(moves, *task_.prefer));
      };
      return key(one) < key(other);
    });
  }
  const auto wanted = static_cast<std::size_t>(are_all_too_long ? 1 : task_.max_solutions);
  if (list.size() > wanted) list.resize(wanted);
  return list;
}

}  // namespace cubewright
