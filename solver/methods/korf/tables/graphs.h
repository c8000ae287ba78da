// What Korf's pattern databases are made from.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/methods/korf/coordinates.h"
#include "tables/exact_generation.h"

namespace cubewright {

// Corner permutations x twists.
class KorfCornerGraph {
 public:
  static constexpr int kMoves = kMoveCount;

  ExactStep StepFrom(int row, int move) const {
    const auto turn = static_cast<Move>(move);
    return {moves_.corners(turn)[static_cast<std::size_t>(row)], moves_.twists(turn)};
  }

 private:
  KorfMoves moves_;
};

// Placements of a six x its flips. Which of the edges a move flips depends on where they are.
template <std::size_t kSix>
class KorfEdgeGraph {
 public:
  static constexpr int kMoves = kMoveCount;

  KorfEdgeGraph() {
    for (std::size_t flipped = 0; flipped < kSixFlipCount; ++flipped) {
      for (std::size_t flips = 0; flips < kSixFlipCount; ++flips) {
        flips_after_[flipped][flips] = static_cast<std::uint16_t>(flips ^ flipped);
      }
    }
  }

  ExactStep StepFrom(int row, int move) const {
    const auto triples = moves_.triples(kSix, static_cast<Move>(move));
    // The triples after the move, from unflipped ones.
    const int first = triples[static_cast<std::size_t>(row / kOtherTripleCount * kTripleFlipCount)];
    const int second = triples[static_cast<std::size_t>(moves_.SecondOf(row) * kTripleFlipCount)];
    const std::uint32_t entry = moves_.SixEntry(first, second);
    return {static_cast<int>(entry / kSixFlipCount), flips_after_[entry % kSixFlipCount]};
  }

 private:
  KorfMoves moves_;
  std::array<std::array<std::uint16_t, kSixFlipCount>, kSixFlipCount> flips_after_;
};

}  // namespace cubewright
