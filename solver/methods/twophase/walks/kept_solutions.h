// The cheapest several solutions of a cube, as a search finds them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "solver/cube/move.h"

namespace cubewright {

inline constexpr int kEverySolution = std::numeric_limits<int>::max();

class KeptSolutions {
 public:
  // Keeps the `wanted` cheapest solutions. kEverySolution: those that cost at most `most_cost`, or
  // those as cheap as the best if that costs more.
  KeptSolutions(int wanted, int most_cost) : wanted_(wanted), most_cost_(most_cost) {}

  // Keeps merged `moves` unless they are kept already; whether it does.
  bool Insert(int cost, std::vector<Move> moves) {
    Kept found(cost, std::move(moves));
    const auto place = std::lower_bound(kept_.begin(), kept_.end(), found);
    if (place != kept_.end() && *place == found) return false;
    kept_.insert(place, std::move(found));
    if (wanted_ == kEverySolution) {
      while (kept_.back().first > std::max(best_cost(), most_cost_)) kept_.pop_back();
    } else if (kept_.size() > static_cast<std::size_t>(wanted_)) {
      kept_.pop_back();
    }
    return true;
  }

  // Only solutions that cost less than this are still wanted: the cost of the dearest that is kept,
  // once as many are kept as are wanted (one more for kEverySolution); `none` before that.
  int Limit(int none) const {
    if (kept_.empty()) return none;
    if (wanted_ == kEverySolution) return std::max(best_cost(), most_cost_) + 1;
    return kept_.size() < static_cast<std::size_t>(wanted_) ? none : kept_.back().first;
  }

  // Precondition of both: one is kept.
  int best_cost() const { return kept_.front().first; }
  const std::vector<Move>& best() const { return kept_.front().second; }

  std::size_t size() const { return kept_.size(); }
  // Those that cost at most this, by their costs, and of one cost in the order of their moves. No
  // two differ only in the order of turns of opposite faces.
  std::vector<std::vector<Move>> InOrder(int most_cost = kEverySolution) const {
    std::vector<std::vector<Move>> list;
    for (const Kept& kept : kept_) {
      if (kept.first <= most_cost) list.push_back(kept.second);
    }
    return list;
  }

 private:
  using Kept = std::pair<int, std::vector<Move>>;

  const int wanted_;
  const int most_cost_;
  std::vector<Kept> kept_;
};

}  // namespace cubewright
