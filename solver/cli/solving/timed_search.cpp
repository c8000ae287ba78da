#include "solver/cli/solving/timed_search.h"

#include <algorithm>

#include "solver/cli/solving/stopwatch.h"
#include "solver/methods/twophase/search/search.h"

namespace cubewright {
namespace {

// Short enough to look at the clock about once in a millisecond. Steps of this length are part of
// what makes a search visit the same positions everywhere:
// web/engine/worker/solves/search-slices.ts has the same.
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
    case SolveStop::kNodes:
      return "nodes";
    case SolveStop::kProven:
      return "proven";
    case SolveStop::kDone:
      break;
  }
  return "done";
}

SolveResult SolveWithin(const SolveLimits& limits, const SearchTables& tables,
                        const CubieCube& cube, const OnImproved& on_improved) {
  const Stopwatch stopwatch;
  Search search(tables, cube, {limits.max_length, limits.threads});
  std::optional<SolveStop> stop;
  std::optional<int> length;
  while (!stop) {
    const std::uint64_t nodes = search.nodes();
    const bool is_near_limit = limits.max_nodes && nodes < *limits.max_nodes;
    stop = StopOf(search.Step(is_near_limit ? std::min(kNodesPerStep, *limits.max_nodes - nodes)
                                            : kNodesPerStep));
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
    if (limits.max_nodes && search.nodes() >= *limits.max_nodes) stop = SolveStop::kNodes;
  }
  return {search.best(), search.lower_bound(), *stop, search.nodes(), stopwatch.time_ms()};
}

}  // namespace cubewright
