// What the distances of the 2x2x2 are made from: permutations x twists, joined by turns.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "solver/pocket/pocket_coordinates.h"

namespace cubewright {

// `kQuarters`: whether a half turn counts as two turns.
template <bool kQuarters>
class PocketDistanceGraph {
 public:
  static constexpr int kMoves = kQuarters ? 6 : 9;

  int RowAfter(int row, int move) const {
    return moves_.permutations()[PlaceOf(move)][static_cast<std::size_t>(row)];
  }
  std::span<const std::uint16_t> EntriesAfter(int move) const {
    return moves_.twists()[PlaceOf(move)];
  }

 private:
  // In kPocketMoves, where the half turn of a face is the second of its three.
  static std::size_t PlaceOf(int move) {
    return static_cast<std::size_t>(kQuarters ? move / 2 * 3 + move % 2 * 2 : move);
  }

  PocketMoves moves_;
};

}  // namespace cubewright
