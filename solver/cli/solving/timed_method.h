// Any method of the registry except the two-phase search, with limits of time and work.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cli/solving/timed_search.h"
#include "solver/cube/error.h"
#include "solver/methods/method_description.h"
#include "solver/methods/method_solve.h"

namespace cubewright {

struct MethodLimits {
  // Stop after this time.
  std::optional<std::uint64_t> time_ms;
  // Stop after this many positions; the moves are then the same on every machine.
  std::optional<std::uint64_t> max_nodes;
  // Whether it goes on to the first solution if there is none by then.
  bool until_solution = false;
};

struct MethodResult {
  MethodSolution solution;
  // Further solutions, if the task wants several.
  std::vector<std::vector<Move>> others;
  // Proven: no solution costs less.
  int lower_bound = 0;
  SolveStop stop = SolveStop::kDone;
  // Positions visited.
  std::uint64_t nodes = 0;
  double time_ms = 0;
  // The method that found it, if that may be another than the one asked for; else empty.
  std::string_view found_by;
  // The figures that the method reported at the end, such as the depth that it was at.
  MethodFigures figures;

  bool optimal() const { return lower_bound >= solution.cost; }
};

// Called while a cube is solved, each time that the method's figures have changed.
using OnProgress = std::function<void(const MethodProgress&)>;

// Receives what a solve can resume from later; called every five seconds, and when a limit has
// ended the solve before the method was done.
using OnCheckpoint = std::function<void(const std::string& checkpoint)>;

// Fails with the code "time" if a limit, of time or of work, passes without a solution, and with
// "internal" if the method gives none, which is a fault of this program. Precondition:
// IsSolvable(task.cube).
Result<MethodResult, std::string_view> SolveWithin(const MethodLimits& limits, Method& method,
                                                   const MethodTask& task,
                                                   const OnProgress& on_progress = {},
                                                   const OnCheckpoint& on_checkpoint = {});

}  // namespace cubewright
