// Counts the moves of a sequence, turn by turn, with turns that meet merged.
//
// The count is that of MergedMoves (solver/cube/move.h), without allocating.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "solver/cube/move.h"

namespace cubewright {

template <std::size_t kMostTurns>
class MergedTurns {
 public:
  // Precondition: not called more than kMostTurns times.
  void Append(Move move) {
    const int axis = static_cast<int>(FaceOf(move)) % 3;
    const int shift = FaceOf(move) < Face::kD ? 0 : 2;
    if (count_ == 0 || turns_[count_ - 1] >> 4 != axis) {
      turns_[count_++] = static_cast<std::uint8_t>(axis << 4);
    }
    std::uint8_t& turns = turns_[count_ - 1];
    const int before = turns >> shift & 3;
    const int after = (before + QuarterTurnsOf(move)) & 3;
    size_ = static_cast<std::int16_t>(size_ + (after != 0 ? 1 : 0) - (before != 0 ? 1 : 0));
    turns = static_cast<std::uint8_t>(turns ^ (before ^ after) << shift);
    // What was on both sides of turns that vanish now meets.
    if ((turns & 15) == 0) --count_;
  }
  void Append(std::span<const Move> moves) {
    for (const Move move : moves) Append(move);
  }

  // In plain turns of faces.
  int size() const { return size_; }

 private:
  // Each entry is adjacent turns of two opposite faces: the quarter turns of U, R or F in bits 0
  // and 1, those of D, L or B in bits 2 and 3, and above them the axis.
  std::array<std::uint8_t, kMostTurns> turns_;
  std::uint16_t count_ = 0;
  std::int16_t size_ = 0;
};

}  // namespace cubewright
