// A search with a time limit. The search itself reads no clock.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"
#include "solver/methods/twophase/pruning/search_tables.h"

namespace cubewright {

struct SolveLimits {
  // Stop at the first solution of at most this many moves. If it is 0, or no solution is that
  // short, search until the time is up.
  int max_length = 0;
  // Stop after this time. Without a solution by then, the search goes on to the first one.
  std::optional<std::uint64_t> time_ms;
  // Stop after this many positions. Without a solution by then, the search goes on to the first
  // one. With one thread, and no limit of time, the moves are then the same on every machine.
  std::optional<std::uint64_t> max_nodes;
  int threads = 1;
};

enum class SolveStop {
  kTarget,  // the solution is at most `max_length` long
  kTime,
  kNodes,
  kProven,  // the solution is proven to be the shortest
  kDone,    // a method by stages has finished
};

// "target", "time", "nodes", "proven" or "done".
std::string_view SolveStopName(SolveStop stop);

struct SolveResult {
  std::vector<Move> moves;
  // Proven: no solution has fewer moves.
  int lower_bound = 0;
  SolveStop stop = SolveStop::kTime;
  // Positions visited.
  std::uint64_t nodes = 0;
  double time_ms = 0;

  int length() const { return static_cast<int>(moves.size()); }
  bool optimal() const { return lower_bound >= length(); }
};

// Called with each solution that is shorter than the one before, and with the time since the start.
using OnImproved = std::function<void(int length, double time_ms)>;

// Precondition: IsSolvable(cube), limits.threads >= 1.
SolveResult SolveWithin(const SolveLimits& limits, const SearchTables& tables,
                        const CubieCube& cube, const OnImproved& on_improved = {});

}  // namespace cubewright
