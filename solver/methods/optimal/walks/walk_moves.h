// The turns that a walk makes: those that cost one.
//
// In quarter turns a half turn is always two clockwise ones, so that there is one way to make it.
// So every turn of a walk costs one and changes a distance by at most one, as in half turns.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"
#include "solver/methods/metric.h"

namespace cubewright {

class WalkMoves {
 public:
  // kHtm or kQtm.
  explicit WalkMoves(Metric metric);

  Metric metric() const { return metric_; }
  MoveSet all() const { return all_; }
  // Those worth making when `turned` is how the last face was turned so far; kNoMove: none was.
  MoveSet After(Move turned) const { return after_[turned]; }
  // How the last face is turned after one more of them: U2 after U and U.
  Move Turned(Move turned, Move move) const { return turned_[turned][move]; }
  // The step between the lengths that solutions of a cube can have: a quarter turn changes the
  // parity of the corners.
  int length_step() const { return metric_ == Metric::kQtm ? 2 : 1; }
  // The least length of at least `length` that solutions of the cube can have.
  int LengthFrom(int length, const CubieCube& cube) const;
  // No position needs more (T. Rokicki and others, 2010 and 2014).
  int most() const { return metric_ == Metric::kQtm ? 26 : 20; }

  // A way as a person writes it, and back: a half turn is one move.
  std::vector<Move> Written(std::span<const Move> way) const;
  std::vector<Move> WayOf(std::span<const Move> written) const;

 private:
  // A value for each move and for kNoMove.
  template <class Value>
  using ByTurned = std::array<Value, kMoveCount + 1>;

  Metric metric_;
  MoveSet all_ = 0;
  ByTurned<MoveSet> after_{};
  ByTurned<std::array<Move, kMoveCount>> turned_{};
};

}  // namespace cubewright
