// The turns that an individual is made of, in an array of fixed size: nothing here allocates.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "solver/cube/move.h"

namespace cubewright {

template <std::size_t kCapacity>
class Genome {
 public:
  std::span<const Move> moves() const { return {moves_.data(), size_}; }
  std::size_t size() const { return size_; }

  // Appends a turn. Turns of one face that meet become one or vanish, also across one of the
  // opposite face. A full genome stays as it is.
  void Push(Move move) {
    const std::size_t met = Met(move);
    if (met == size_) {
      if (size_ < kCapacity) moves_[size_++] = move;
      return;
    }
    const int quarters = (QuarterTurnsOf(moves_[met]) + QuarterTurnsOf(move)) % 4;
    if (quarters != 0) {
      moves_[met] = MakeMove(FaceOf(move), quarters);
      return;
    }
    --size_;
    if (met < size_) moves_[met] = moves_[size_];
  }
  void Push(std::span<const Move> moves) {
    for (const Move move : moves) Push(move);
  }
  // Leaves only the first `size` turns. Precondition: there are as many.
  void Shorten(std::size_t size) { size_ = static_cast<std::uint16_t>(size); }

 private:
  // The index of the turn that `move` meets at the end; size_ if it meets none.
  std::size_t Met(Move move) const {
    const auto is_turn_of = [this](std::size_t at, Face face) {
      return FaceOf(moves_[at]) == face;
    };
    const Face face = FaceOf(move);
    if (size_ >= 1 && is_turn_of(size_ - 1U, face)) return size_ - 1U;
    if (size_ >= 2 && is_turn_of(size_ - 1U, OppositeFace(face)) && is_turn_of(size_ - 2U, face)) {
      return size_ - 2U;
    }
    return size_;
  }

  std::array<Move, kCapacity> moves_{};
  std::uint16_t size_ = 0;
};

}  // namespace cubewright
