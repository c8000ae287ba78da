#include "solver/methods/parts/turns.h"

#include <algorithm>
#include <array>

namespace cubewright {

Turns::Turns(MoveSet moves, Metric metric) {
  for (Move move = 0; move < kMoveCount; ++move) {
    if ((moves >> move & 1) != 0) moves_.push_back(move);
  }
  const auto move_count = static_cast<std::uint8_t>(moves_.size());
  const auto add = [&](std::uint8_t first, std::uint8_t second, int cost) {
    turns_.push_back({first, second, static_cast<std::uint8_t>(cost)});
    largest_cost_ = std::max(largest_cost_, cost);
  };
  for (std::uint8_t first = 0; first < move_count; ++first) {
    add(first, Turn::kNone, CostOf(std::span(&moves_[first], 1), metric));
  }
  for (std::uint8_t first = 0; first < move_count; ++first) {
    for (std::uint8_t second = first + 1; second < move_count; ++second) {
      if (FaceOf(moves_[second]) != OppositeFace(FaceOf(moves_[first]))) continue;
      const std::array<Move, 2> both = {moves_[first], moves_[second]};
      const int cost = CostOf(both, metric);
      if (cost < turns_[first].cost + turns_[second].cost) add(first, second, cost);
    }
  }
  const bool has_pairs = turns_.size() > moves_.size();
  for (const Turn& last : turns_) {
    const Move last_move = moves_[last.first];
    MoveSet allowed = MovesAfter(last_move);
    // Where both faces can be turned at once, that is a turn of its own.
    if (has_pairs) allowed &= MovesAfter(MakeMove(OppositeFace(FaceOf(last_move)), 1));
    TurnSet after = 0;
    for (std::size_t next = 0; next < turns_.size(); ++next) {
      if ((allowed >> moves_[turns_[next].first] & 1) != 0) after |= TurnSet{1} << next;
    }
    after_.push_back(after);
  }
}

}  // namespace cubewright
