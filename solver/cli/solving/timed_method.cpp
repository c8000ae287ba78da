#include "solver/cli/solving/timed_method.h"

#include <algorithm>
#include <utility>

#include "solver/cli/solving/stopwatch.h"
#include "solver/methods/other_solutions.h"

namespace cubewright {
namespace {

// Short enough to look at the clock about once in a hundredth of a second.
constexpr std::uint64_t kWorkPerStep = 10'000;
// Near the end of its time a solve that has a solution makes steps of about a millisecond, so that
// it ends hardly later.
constexpr std::uint64_t kWorkPerLastStep = 1'000;
constexpr double kLastMs = 20;
// How much of a solve is lost at most if the program is stopped.
constexpr double kCheckpointMs = 5'000;

bool IsRunning(MethodState state) {
  return state == MethodState::kRunning || state == MethodState::kImproved;
}

}  // namespace

Result<MethodResult, std::string_view> SolveWithin(const MethodLimits& limits, Method& method,
                                                   const MethodTask& task,
                                                   const OnProgress& on_progress,
                                                   const OnCheckpoint& on_checkpoint) {
  const Stopwatch stopwatch;
  MethodSolve solve(method, task);
  std::optional<SolveStop> stop;
  MethodFigures told;
  double checkpoint_ms = 0;
  double prepared_ms = 0;
  while (!stop) {
    const std::uint64_t nodes = solve.progress().nodes;
    const double spent_ms = stopwatch.time_ms() - prepared_ms;
    const bool is_last =
        solve.best() && limits.time_ms && static_cast<double>(*limits.time_ms) - spent_ms < kLastMs;
    const std::uint64_t work = is_last ? kWorkPerLastStep : kWorkPerStep;
    const bool is_near_limit = limits.max_nodes && nodes < *limits.max_nodes;
    const MethodState state =
        solve.Step(is_near_limit ? std::min(work, *limits.max_nodes - nodes) : work);
    // If the caller waits for a solution in any case, its time begins when the method is prepared.
    if (limits.until_solution && solve.progress().is_preparing) prepared_ms = stopwatch.time_ms();
    if (on_progress) {
      MethodProgress progress = solve.progress();
      if (progress.figures != told) on_progress(progress);
      told = std::move(progress.figures);
    }
    if (state == MethodState::kTargetReached) {
      stop = SolveStop::kTarget;
    } else if (state == MethodState::kFull) {
      stop = SolveStop::kNodes;
    } else if (!IsRunning(state)) {
      stop = SolveStop::kDone;
    } else if (limits.until_solution && !solve.best()) {
      continue;
    } else if (limits.time_ms &&
               stopwatch.time_ms() - prepared_ms >= static_cast<double>(*limits.time_ms)) {
      stop = SolveStop::kTime;
    } else if (limits.max_nodes && solve.progress().nodes >= *limits.max_nodes) {
      stop = SolveStop::kNodes;
    }
    const bool is_due = stop || stopwatch.time_ms() - checkpoint_ms >= kCheckpointMs;
    if (!on_checkpoint || !is_due || stop == SolveStop::kDone || solve.run() == nullptr) continue;
    checkpoint_ms = stopwatch.time_ms();
    on_checkpoint(solve.run()->checkpoint());
  }
  MethodProgress progress = solve.progress();
  if (!solve.best()) return std::string_view{*stop == SolveStop::kDone ? "internal" : "time"};
  auto others = OtherSolutions(solve);
  if (!others) return std::string_view{"internal"};
  MethodResult result = {
      *solve.best(),  *std::move(others),  progress.lower_bound,    *stop,
      progress.nodes, stopwatch.time_ms(), solve.run()->found_by(), std::move(progress.figures)};
  // That the solved cube needs no moves is no result of a method by stages.
  const bool is_by_stages = !result.solution.as_written.stages.empty();
  if (result.stop == SolveStop::kDone && result.optimal() && !is_by_stages) {
    result.stop = SolveStop::kProven;
  }
  return result;
}

}  // namespace cubewright
