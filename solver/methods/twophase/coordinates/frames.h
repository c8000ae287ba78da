// How moves look through the sixteen symmetries that keep the UD axis.
//
// Phase 1 describes a cube x by the class of its flip and slice and by its twist, both seen in the
// class's own frame: through a symmetry F, as F * x * F^-1. A move m of the cube is F * m * F^-1
// there.
#pragma once

#include <array>
#include <cstdint>

#include "solver/cube/symmetry.h"
#include "solver/methods/twophase/coordinates/coordinates.h"

namespace cubewright {

// Stands for the last move where none has been made yet.
inline constexpr Move kNoMove = kMoveCount;

class Frames {
 public:
  Frames() {
    for (int frame = 0; frame < kAxisSymmetryCount; ++frame) {
      const auto f = static_cast<std::size_t>(frame);
      for (Move move = 0; move < kMoveCount; ++move) {
        into_[f][move] = ConjugateMove(move, frame);
        from_[f][into_[f][move]] = move;
        allowed_[f][move] = ConjugateMoves(MovesAfter(move), frame);
      }
      allowed_[f][kNoMove] = kAllMoves;
      for (int step = 0; step < kAxisSymmetryCount; ++step) {
        after_[f][static_cast<std::size_t>(step)] =
            static_cast<std::uint8_t>(MultiplySymmetries(step, frame));
      }
    }
  }

  Move Into(std::size_t frame, Move move) const { return into_[frame][move]; }
  Move From(std::size_t frame, Move seen) const { return from_[frame][seen]; }
  // The moves worth making after `last` (a move of the cube, or kNoMove), as seen in the frame.
  MoveSet AllowedAfter(std::size_t frame, Move last) const { return allowed_[frame][last]; }
  // The frame after a step that ended in a class member with this symmetry.
  std::uint8_t After(std::size_t frame, std::size_t symmetry) const {
    return after_[frame][symmetry];
  }

 private:
  template <class Value, std::size_t kCount>
  using PerFrame = std::array<std::array<Value, kCount>, kAxisSymmetryCount>;
  PerFrame<Move, kMoveCount> into_{};
  PerFrame<Move, kMoveCount> from_{};
  PerFrame<MoveSet, kMoveCount + 1> allowed_{};
  PerFrame<std::uint8_t, kAxisSymmetryCount> after_{};
};

}  // namespace cubewright
