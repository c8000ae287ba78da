#include "solver/methods/method_solve.h"

#include <algorithm>
#include <utility>

namespace cubewright {
namespace {

// How much work is done between checks for a cancel: at most a millisecond's.
constexpr std::uint64_t kSliceWork = 1024;

}  // namespace

std::optional<MethodState> MethodSolve::FinalState() const {
  if (run_is_done_ && !best_) return MethodState::kNoSolution;
  if (run_is_done_) return run_is_full_ ? MethodState::kFull : MethodState::kDone;
  if (best_ && best_->cost <= task_.max_length) return MethodState::kTargetReached;
  if (is_cancelled_.load(std::memory_order_relaxed)) return MethodState::kCancelled;
  return std::nullopt;
}

MethodState MethodSolve::Step(std::uint64_t work) {
  for (std::uint64_t left = work;;) {
    if (const std::optional<MethodState> final_state = FinalState()) return *final_state;
    if (left == 0) return MethodState::kRunning;
    const std::uint64_t slice = std::min(left, kSliceWork);
    left -= slice;
    if (!run_) {
      if (method_.Prepare(slice)) run_ = method_.Start(task_);
      continue;
    }
    const RunState state = run_->Step(slice);
    run_is_full_ = state == RunState::kFull;
    run_is_done_ = run_is_full_ || state == RunState::kDone;
    if (state == RunState::kRunning || !TakeSolution()) continue;
    return FinalState().value_or(MethodState::kImproved);
  }
}

bool MethodSolve::TakeSolution() {
  std::optional<WrittenSolution> written = run_->solution();
  if (!written || !CoversItsMoves(*written)) return false;
  MethodSolution solution;
  solution.moves = MergedMoves(FaceTurnsOf(written->written));
  if (!Solves(solution.moves)) return false;
  solution.cost = CostOf(solution.moves, task_.metric);
  const bool is_cheaper = !best_ || solution.cost < best_->cost;
  // Which of several that cost the same comes first may change until the end.
  const bool is_other = best_ && solution.cost == best_->cost &&
                        (run_is_done_ || task_.max_solutions > 1 || task_.prefer);
  if (!is_cheaper && !is_other) return false;
  solution.as_written = *std::move(written);
  best_ = std::move(solution);
  return is_cheaper || run_is_done_;
}

bool MethodSolve::Solves(std::span<const Move> moves) const {
  return method_.IsSolved(Apply(task_.cube, moves));
}

MethodProgress MethodSolve::progress() const {
  if (!run_) return {};
  return {false, run_->nodes(), run_->lower_bound(), run_->figures()};
}

}  // namespace cubewright
