// The best solutions so far, shared by all threads of a search.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <limits>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "solver/cube/cubie_cube.h"

namespace cubewright {

// The length while there is no solution. Every solution is shorter: the search only tries what
// stays below the best length, and the first solution takes at most 12 + 10 moves.
inline constexpr int kNoSolutionLength = 31;

inline constexpr int kEverySolution = std::numeric_limits<int>::max();

class SolutionRecord {
 public:
  // Keeps the `wanted` shortest solutions. kEverySolution: those of at most `most_length` moves, or
  // those as short as the best if that is longer.
  explicit SolutionRecord(const CubieCube& cube, int wanted = 1, int most_length = 0)
      : cube_(cube), wanted_(wanted), most_length_(most_length) {}

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
    if (keeps_several()) return several_.front();
    return {moves_.begin(), moves_.begin() + length()};
  }

  // If several are wanted, those that are kept, by their lengths, and of one length in the order of
  // their moves. No two differ only in the order of turns of opposite faces.
  std::vector<std::vector<Move>> several() const {
    const std::scoped_lock lock(mutex_);
    return several_;
  }

 private:
  static bool ComeBefore(const std::vector<Move>& moves, const std::vector<Move>& others) {
    if (moves.size() != others.size()) return moves.size() < others.size();
    return moves < others;
  }

  void Insert(std::vector<Move> moves) {
    if (static_cast<int>(moves.size()) >= length()) return;
    const auto place = std::lower_bound(several_.begin(), several_.end(), moves, &ComeBefore);
    if (place != several_.end() && *place == moves) return;
    several_.insert(place, std::move(moves));
    const auto best = static_cast<int>(several_.front().size());
    int limit = kNoSolutionLength;
    if (wanted_ == kEverySolution) {
      limit = std::max(best, most_length_) + 1;
      while (static_cast<int>(several_.back().size()) >= limit) several_.pop_back();
    } else if (several_.size() >= static_cast<std::size_t>(wanted_)) {
      several_.resize(static_cast<std::size_t>(wanted_));
      limit = static_cast<int>(several_.back().size());
    }
    best_length_.store(best, std::memory_order_relaxed);
    length_.store(limit, std::memory_order_relaxed);
    changes_.fetch_add(1, std::memory_order_relaxed);
  }

  const CubieCube cube_;
  const int wanted_;
  const int most_length_;
  mutable std::mutex mutex_;
  std::array<Move, kNoSolutionLength> moves_{};
  std::vector<std::vector<Move>> several_;
  std::atomic<int> length_ = kNoSolutionLength;
  std::atomic<int> best_length_ = kNoSolutionLength;
  std::atomic<std::uint32_t> changes_ = 0;
};

}  // namespace cubewright
