#include "solver/methods/goals/goal_method.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "solver/methods/goals/goal_question.h"

namespace cubewright {
namespace {

constexpr int kAllSolutions = std::numeric_limits<int>::max();

}  // namespace

GoalMethod::GoalMethod(const Goal& goal, GoalPositions positions, Metric metric)
    : goal_(goal),
      positions_(std::move(positions)),
      metric_(metric),
      parts_(std::make_unique<PartsTables>(QuestionOf(positions_, metric))) {}

bool GoalMethod::Prepare(std::uint64_t work) { return parts_->Step(work); }

std::unique_ptr<MethodRun> GoalMethod::Start(const MethodTask& task) const {
  std::unique_ptr<CandidateSearch> candidates;
  if (!is_exact() && search_tables_ != nullptr) {
    candidates =
        std::make_unique<CandidateSearch>(*search_tables_, goal_, positions_, task.cube, metric_);
  }
  return std::make_unique<GoalRun>(*parts_, std::move(candidates), task);
}

GoalRun::GoalRun(const PartsTables& parts, std::unique_ptr<CandidateSearch> candidates,
                 const MethodTask& task)
    : candidates_(std::move(candidates)), task_(task), search_(parts) {
  search_.Begin(task_.cube);
  lower_bound_ = search_.lower_bound();
}

RunState GoalRun::Step(std::uint64_t work) {
  return CandidatesAreDue() ? StepCandidates(work) : StepParts(work);
}

bool GoalRun::CandidatesAreDue() const {
  if (!candidates_) return false;
  if (candidates_->nodes() < kCandidatesFirst) return true;
  return candidates_->nodes() * kCandidatesShare < search_.nodes();
}

RunState GoalRun::StepCandidates(std::uint64_t work) {
  if (!candidates_->Step(work, best_ ? &*best_ : nullptr)) return RunState::kRunning;
  best_ = candidates_->way();
  found_by_ = "two-phase";
  return RunState::kImproved;
}

RunState GoalRun::StepParts(std::uint64_t work) {
  const PartsSearchState state = search_.Step(work);
  if (state == PartsSearchState::kExhausted) return RunState::kDone;
  if (listed_.empty()) lower_bound_ = search_.lower_bound();
  if (!listed_.empty() && search_.lower_bound() > MostCost()) return RunState::kDone;
  if (state == PartsSearchState::kFound) {
    if (listed_.size() == kMostListed) return RunState::kFull;
    const auto way = search_.way();
    listed_.emplace_back(way.begin(), way.end());
    const bool is_best = IsBest(listed_.back());
    if (is_best) best_ = listed_.back();
    found_by_ = "parts";
    if (IsListed()) return RunState::kDone;
    // Told even if it costs the same, since a limit may end the solve before the list is complete.
    if (is_best) return RunState::kImproved;
  }
  if (listed_.empty() && task_.max_solutions == 1 && !task_.prefer && best_ &&
      Cost(*best_) <= lower_bound_) {
    return RunState::kDone;
  }
  return IsListed() ? RunState::kDone : RunState::kRunning;
}

bool GoalRun::IsBest(const std::vector<Move>& way) const {
  if (listed_.size() == 1) return true;
  return task_.prefer && Cost(way) == Cost(*best_) &&
         CountOf(way, *task_.prefer) < CountOf(*best_, *task_.prefer);
}

int GoalRun::MostCost() const {
  const int least = Cost(listed_.front());
  if (task_.most_cost > 0) return std::max(least, task_.most_cost);
  return task_.max_solutions == kAllSolutions ? least : PartsSearch::kNoLimit;
}

int GoalRun::Wanted() const {
  const bool is_too_dear = task_.most_cost > 0 && Cost(listed_.front()) > task_.most_cost;
  return is_too_dear ? 1 : task_.max_solutions;
}

bool GoalRun::IsListed() const {
  if (listed_.empty() || Wanted() == kAllSolutions) return false;
  const bool is_beyond_least = search_.lower_bound() > Cost(listed_.front());
  const bool are_enough = listed_.size() >= static_cast<std::size_t>(Wanted());
  return are_enough && (!task_.prefer || is_beyond_least);
}

std::vector<std::vector<Move>> GoalRun::List() const {
  std::vector<std::vector<Move>> list = listed_;
  if (task_.prefer) {
    std::stable_sort(list.begin(), list.end(), [this](const auto& one, const auto& other) {
      const auto key = [this](const auto& moves) {
        return std::pair(Cost(moves), CountOf(moves, *task_.prefer));
      };
      return key(one) < key(other);
    });
  }
  const auto wanted = static_cast<std::size_t>(list.empty() ? 0 : Wanted());
  if (list.size() > wanted) list.resize(wanted);
  return list;
}

std::optional<WrittenSolution> GoalRun::solution() const {
  if (!best_) return std::nullopt;
  return WithoutStages(*best_);
}

std::vector<std::vector<Move>> GoalRun::others() const {
  if (task_.max_solutions == 1 || listed_.empty()) return {};
  std::vector<std::vector<Move>> list = List();
  list.erase(list.begin());
  return list;
}

std::uint64_t GoalRun::nodes() const {
  return (candidates_ ? candidates_->nodes() : 0) + search_.nodes();
}

}  // namespace cubewright
