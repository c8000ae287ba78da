#include "solver/methods/twophase/coordinates/eight_piece_ranks.h"

#include <bit>

#include "solver/cube/permutation_rank.h"
#include "solver/methods/twophase/coordinates/coordinates.h"

namespace cubewright {

EightPieceRanks::EightPieceRanks() {
  int fours = 0;
  for (unsigned half = 0; half < kHalves; ++half) {
    const std::array<unsigned, 4> pieces = {half >> 9, half >> 6 & 7, half >> 3 & 7, half & 7};
    unsigned seen = 0;
    std::array<std::uint8_t, 4> order{};
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      seen |= 1U << pieces[i];
      for (const unsigned other : pieces)
        if (other < pieces[i]) ++order[i];
    }
    if (std::popcount(seen) < 4) continue;
    first_four_[half] = static_cast<std::uint16_t>(kQuartetOrderCount * fours++);
    last_four_[half] = static_cast<std::uint16_t>(PermutationRank(order));
  }
}

}  // namespace cubewright
