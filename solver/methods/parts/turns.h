// What is made at once: a turn of a face or, in axial metrics, also of two opposite faces.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "solver/cube/move.h"
#include "solver/methods/metric.h"

namespace cubewright {

struct Turn {
  static constexpr std::uint8_t kNone = 0xFF;

  // Both are indices in moves().
  std::uint8_t first;
  std::uint8_t second;  // kNone, or of the opposite face
  std::uint8_t cost;
};

// Turns as a set: bit t stands for turn t.
using TurnSet = std::uint64_t;

class Turns {
 public:
  // The moves, and three times nine turns of two faces.
  static constexpr std::size_t kMost = kMoveCount + 27;

  Turns(MoveSet moves, Metric metric);

  // The moves that may be made, in rising order.
  std::span<const Move> moves() const { return moves_; }
  // First those of one face, by their moves, then those of two.
  std::span<const Turn> turns() const { return turns_; }
  std::size_t single_count() const { return moves_.size(); }
  int largest_cost() const { return largest_cost_; }
  TurnSet all() const { return (TurnSet{1} << turns_.size()) - 1; }
  // The turns worth making after another. Every position is still reached at the least cost, and no
  // two ways differ only in the order of turns of opposite faces.
  TurnSet After(std::size_t turn) const { return after_[turn]; }

 private:
  std::vector<Move> moves_;
  std::vector<Turn> turns_;
  std::vector<TurnSet> after_;
  int largest_cost_ = 0;
};

}  // namespace cubewright
