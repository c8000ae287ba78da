// The best solution so far, shared by all threads of a search.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "solver/cube/cubie_cube.h"

namespace cubewright {

// The length while there is no solution. Every solution is shorter: the search only tries what
// stays below the best length, and the first solution takes at most 12 + 10 moves.
inline constexpr int kNoSolutionLength = 31;

class SolutionRecord {
 public:
  SolutionRecord(const CubieCube& cube, const std::optional<std::vector<Move>>& known)
      : cube_(cube) {
    if (known) Offer(*known);
  }

  // kNoSolutionLength while there is none.
  int length() const { return length_.load(std::memory_order_relaxed); }

  // Keeps `moves` if they are fewer than the best so far. They are applied to the cube first,
  // and refused if they do not solve it, as with damaged tables.
  void Offer(std::span<const Move> moves) {
    if (!IsSolved(Apply(cube_, moves))) return;
    const std::scoped_lock lock(mutex_);
    if (static_cast<int>(moves.size()) >= length()) return;
    std::copy(moves.begin(), moves.end(), moves_.begin());
    length_.store(static_cast<int>(moves.size()), std::memory_order_relaxed);
  }

  // Precondition: length() < kNoSolutionLength.
  std::vector<Move> best() const {
    const std::scoped_lock lock(mutex_);
    return {moves_.begin(), moves_.begin() + length()};
  }

 private:
  const CubieCube cube_;
  mutable std::mutex mutex_;
  std::array<Move, kNoSolutionLength> moves_{};
  std::atomic<int> length_ = kNoSolutionLength;
};

}  // namespace cubewright
