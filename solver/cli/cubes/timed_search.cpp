#include "solver/cli/cubes/timed_search.h"

#include "solver/cli/cubes/stopwatch.h"
#include "solver/methods/twophase/search/search.h"

namespace cubewright {
namespace {

// Short enough to look at the clock about once in a millisecond.
constexpr std::uint64_t kNodesPerStep = 10'000;

std::optional<SolveStop> StopOf(SearchState state) {
  switch (state) {
    case SearchState::kTargetReached:
      return SolveStop::kTarget;
    case SearchState::kExhausted:
      return SolveStop::kProven;
    case SearchState::kRunning:
    case SearchState::kImproved:
    case SearchState::kCancelled:
      break;
  }
  return std::nullopt;
}

}  // namespace

std::string_view SolveStopName(SolveStop stop) {
  switch (stop) {
    case SolveStop::kTarget:
      return "target";
    case SolveStop::kTime:
      return "time";
    case SolveStop::kProven:
      break;
  }
  return "proven";
}

SolveResult SolveWithin(const SolveLimits& limits, const SearchTables& tables,
                        const CubieCube& cube, const OnImproved& on_improved) {
  const Stopwatch stopwatch;
  Search search(tables, cube, {limits.max_length, limits.threads});
  std::optional<SolveStop> stop;
  std::optional<int> length;
  while (!stop) {
    stop = StopOf(search.Step(kNodesPerStep));
    if (!search.has_solution()) continue;
    const int best_length = static_cast<int>(search.best().size());
    if (on_improved && (!length || best_length < *length)) {
      on_improved(best_length, stopwatch.time_ms());
    }
    length = best_length;
    if (stop) break;
    if (limits.time_ms && stopwatch.time_ms() >= static_cast<double>(*limits.time_ms)) {
      stop = SolveStop::kTime;
    }
  }
  return {search.best(), search.lower_bound(), *stop, search.nodes(), stopwatch.time_ms()};
}

}  // namespace cubewright
