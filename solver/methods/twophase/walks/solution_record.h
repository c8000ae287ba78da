// The best solutions so far, shared by all threads of a search.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/methods/twophase/walks/kept_solutions.h"

namespace cubewright {

// The length while there is no solution. Every solution is shorter: the search only tries what
// stays below the best length, and the first solution takes at most 12 + 10 moves.
inline constexpr int kNoSolutionLength = 31;

class SolutionRecord {
 public:
  // Keeps the `wanted` shortest solutions. kEverySolution: those of at most `most_length` moves, or
  // those as short as the best if that is longer.
  explicit SolutionRecord(const CubieCube& cube, int wanted = 1, int most_length = 0)
      : cube_(cube), wanted_(wanted), several_(wanted, most_length) {}

  // Only solutions shorter than this are still wanted: the length of the longest that is kept, once
  // as many are kept as are wanted (one more for kEverySolution); kNoSolutionLength before that.
  int length() const { return length_.load(std::memory_order_relaxed); }
  // The length of the shortest; kNoSolutionLength while there is none.
  int best_length() const { return best_length_.load(std::memory_order_relaxed); }
  bool keeps_several() const { return wanted_ > 1; }
  // Rises with each solution that is kept.
  std::uint32_t changes() const { return changes_.load(std::memory_order_relaxed); }

  // Keeps `moves` if they are fewer than length(). They are applied to the cube first, and refused
  // if they do not solve it, as with damaged tables.
  void Offer(std::span<const Move> moves) {
    if (!IsSolved(Apply(cube_, moves))) return;
    const std::scoped_lock lock(mutex_);
    if (keeps_several()) return Insert(MergedMoves(moves));
    if (static_cast<int>(moves.size()) >= length()) return;
    std::copy(moves.begin(), moves.end(), moves_.begin());
    const auto found = static_cast<int>(moves.size());
    best_length_.store(found, std::memory_order_relaxed);
    length_.store(found, std::memory_order_relaxed);
    changes_.fetch_add(1, std::memory_order_relaxed);
  }

  // Precondition: best_length() < kNoSolutionLength.
  std::vector<Move> best() const {
    const std::scoped_lock lock(mutex_);
    if (keeps_several()) return several_.best();
    return {moves_.begin(), moves_.begin() + length()};
  }

  // If several are wanted, those that are kept, in the order of KeptSolutions.
  std::vector<std::vector<Move>> several() const {
    const std::scoped_lock lock(mutex_);
    return several_.InOrder();
  }
  // Those of the least length, and how many are kept in all.
  std::vector<std::vector<Move>> shortest() const {
    const std::scoped_lock lock(mutex_);
    return several_.InOrder(best_length());
  }
  std::size_t several_count() const {
    const std::scoped_lock lock(mutex_);
    return several_.size();
  }

 private:
  void Insert(std::vector<Move> moves) {
    const auto found = static_cast<int>(moves.size());
    if (found >= length() || !several_.Insert(found, std::move(moves))) return;
    best_length_.store(several_.best_cost(), std::memory_order_relaxed);
    length_.store(several_.Limit(kNoSolutionLength), std::memory_order_relaxed);
    changes_.fetch_add(1, std::memory_order_relaxed);
  }

  const CubieCube cube_;
  const int wanted_;
  mutable std::mutex mutex_;
  std::array<Move, kNoSolutionLength> moves_{};
  KeptSolutions several_;
  std::atomic<int> length_ = kNoSolutionLength;
  std::atomic<int> best_length_ = kNoSolutionLength;
  std::atomic<std::uint32_t> changes_ = 0;
};

}  // namespace cubewright
