// The rank of a permutation of eight pieces, corners or layer edges, from two small tables instead
// of by counting: whole tables of moves and conjugates are made of such ranks.
//
// Written as a number with three bits for each place, place 0 the highest, a permutation falls into
// two halves. Its rank is 24 times the place of its first four pieces among all 1,680 choices of
// four, plus the rank of the order in which the last four stand.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace cubewright {

class EightPieceRanks {
 public:
  using Pieces = std::array<std::uint8_t, 8>;

  EightPieceRanks();

  // The same as PermutationRank(pieces).
  int Of(const Pieces& pieces) const {
    return first_four_[Half(pieces, 0)] + last_four_[Half(pieces, 4)];
  }
  // Of the pieces as they stand when each place has got the piece of another: place i that of place
  // `from[i]`.
  template <std::size_t kPlaces>
  int After(const Pieces& pieces, const std::array<std::uint8_t, kPlaces>& from) const {
    Pieces after{};
    for (std::size_t place = 0; place < after.size(); ++place) after[place] = pieces[from[place]];
    return Of(after);
  }

 private:
  static constexpr std::size_t kHalves = std::size_t{1} << 12;

  static std::size_t Half(const Pieces& pieces, std::size_t begin) {
    return static_cast<std::size_t>(pieces[begin] << 9 | pieces[begin + 1] << 6 |
                                    pieces[begin + 2] << 3 | pieces[begin + 3]);
  }

  // By the halves as numbers; those that name a piece twice are not used.
  std::array<std::uint16_t, kHalves> first_four_{};
  std::array<std::uint16_t, kHalves> last_four_{};
};

}  // namespace cubewright
