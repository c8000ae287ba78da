// A search held to time: the core knows no clocks.
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
  // Stop at the first solution of at most this many moves; 0, or if none is so short: as short as
  // time allows.
  int max_length = 0;
  // Give what has been found after this time; the first solution is waited for in any case.
  std::optional<std::uint64_t> time_ms;
  int threads = 1;
};

enum class SolveStop {
  kTarget,  // the solution is at most `max_length` long
  kTime,
  kProven,  // the solution is proven to be the shortest
};

// "target", "time" or "proven".
std::string_view SolveStopName(SolveStop stop);

struct SolveResult {
  std::vector<Move> moves;
  // No solution has fewer moves: proven.
  int lower_bound = 0;
  SolveStop stop = SolveStop::kTime;
  // Positions visited.
  std::uint64_t nodes = 0;
  double time_ms = 0;

  int length() const { return static_cast<int>(moves.size()); }
  bool optimal() const { return lower_bound >= length(); }
};

// Hears of each solution, shorter than the one before, and the time since the start.
using OnImproved = std::function<void(int length, double time_ms)>;

// Precondition: IsSolvable(cube), limits.threads >= 1.
SolveResult SolveWithin(const SolveLimits& limits, const SearchTables& tables,
                        const CubieCube& cube, const OnImproved& on_improved = {});

}  // namespace cubewright
