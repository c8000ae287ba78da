// The graph of the 2x2x2's distances: permutations x twists, joined by turns.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/pocket/pocket_coordinates.h"
#include "tables/exact_generation.h"

namespace cubewright {

// `kQuarters`: whether a half turn counts as two turns.
template <bool kQuarters>
class PocketDistanceGraph {
 public:
  static constexpr int kMoves = kQuarters ? 6 : 9;

  ExactStep StepFrom(int row, int move) const {
    const std::size_t place = PlaceOf(move);
    return {moves_.permutations()[place][static_cast<std::size_t>(row)], moves_.twists()[place]};
  }

 private:
  // The index in kPocketMoves, where the half turn of a face is the second of its three.
  static std::size_t PlaceOf(int move) {
    return static_cast<std::size_t>(kQuarters ? move / 2 * 3 + move % 2 * 2 : move);
  }

  const PocketMoves& moves_ = PocketMoves::Get();
};

}  // namespace cubewright
