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

  // How a move takes the pieces to other places.
  class Rearrangement {
   public:
    // Place i, of the first eight, gets the piece of place `from[i]`.
    template <std::size_t kPlaces>
    explicit Rearrangement(const std::array<std::uint8_t, kPlaces>& from) {
      for (std::size_t place = 0; place < shifts_.size(); ++place) {
        shifts_[from[place]] = ShiftAt(place);
      }
    }

   private:
    friend class EightPieceRanks;
    // By the place of a piece before the move: its shift in the number after it.
    std::array<std::uint8_t, 8> shifts_;
  };

  EightPieceRanks();

  // The same as PermutationRank(pieces).
  int Of(const Pieces& pieces) const {
    unsigned number = 0;
    for (std::size_t place = 0; place < pieces.size(); ++place) {
      number |= static_cast<unsigned>(pieces[place]) << ShiftAt(place);
    }
    return OfNumber(number);
  }
  // The same for the pieces after a move.
  int After(const Pieces& pieces, const Rearrangement& move) const {
    unsigned number = 0;
    for (std::size_t place = 0; place < pieces.size(); ++place) {
      number |= static_cast<unsigned>(pieces[place]) << move.shifts_[place];
    }
    return OfNumber(number);
  }

 private:
  static constexpr std::size_t kHalves = std::size_t{1} << 12;

  static constexpr std::uint8_t ShiftAt(std::size_t place) {
    return static_cast<std::uint8_t>(3 * (7 - place));
  }
  int OfNumber(unsigned number) const {
    return first_four_[number / kHalves] + last_four_[number % kHalves];
  }

  // By the halves as numbers; those that name a piece twice are not used.
  std::array<std::uint16_t, kHalves> first_four_{};
  std::array<std::uint16_t, kHalves> last_four_{};
};

}  // namespace cubewright
