#include "solver/methods/optimal/optimal_run.h"

#include <algorithm>
#include <utility>

#include "solver/cube/symmetry.h"

namespace cubewright {

OptimalRun::OptimalRun(const RefutationTables& tables, const CubieCube& cube, int threads)
    : tables_(tables),
      root_(tables.RootOf(cube)),
      first_moves_(DistinctMoves(cube, kSymmetryCount)),
      threads_(threads),
      search_(tables.search, cube, {}),
      lower_bound_(RefutationTables::LeastLength(root_)) {}

RunState OptimalRun::Step(std::uint64_t work) {
  if (IsProven()) return RunState::kDone;
  return !refutation_ && (!best_ || search_.nodes() < shorten_until_) ? Shorten(work)
                                                                      : Refute(work);
}

std::optional<WrittenSolution> OptimalRun::solution() const {
  if (!best_) return std::nullopt;
  WrittenSolution solution;
  for (const Move move : *best_) solution.written.push_back(AsWritten(move));
  return solution;
}

std::uint64_t OptimalRun::nodes() const {
  return search_.nodes() + earlier_nodes_ + (refutation_ ? refutation_->nodes() : 0);
}

MethodFigures OptimalRun::figures() const {
  if (!refutation_) return {};
  return {{"depth", static_cast<double>(refutation_->length())}, {"refuted", refutation_->share()}};
}

RunState OptimalRun::Shorten(std::uint64_t work) {
  search_.Step(work);
  lower_bound_ = std::max(lower_bound_, search_.lower_bound());
  const std::size_t before = best_ ? best_->size() : kNoSolutionLength;
  if (search_.has_solution()) best_ = search_.best();
  if (IsProven()) return RunState::kDone;
  return best_ && best_->size() < before ? RunState::kImproved : RunState::kRunning;
}

// One length takes some thirteen times as long as the one before. Before it begins, the two-phase
// search may go on for as long as the last one took: a shorter solution would save it.
RunState OptimalRun::Refute(std::uint64_t work) {
  if (!refutation_) refutation_.emplace(tables_, root_, first_moves_, lower_bound_, threads_);
  if (!refutation_->Step(work)) return RunState::kRunning;
  if (auto found = refutation_->solution()) {
    best_ = std::move(found);
  } else {
    ++lower_bound_;
  }
  earlier_nodes_ += refutation_->nodes();
  shorten_until_ = search_.nodes() + refutation_->nodes();
  refutation_.reset();
  return IsProven() ? RunState::kDone : RunState::kRunning;
}

}  // namespace cubewright
