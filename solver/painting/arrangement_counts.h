// How many ways there are to put the pieces of one kind into their places without contradicting a
// painting, and in how many of them each piece stands where.
#pragma once

#include <array>
#include <cstdint>

#include "solver/painting/painting.h"
#include "solver/painting/piece_arrangements.h"

namespace cubewright {

template <class Pieces>
class ArrangementCounts {
 public:
  explicit ArrangementCounts(const Painting& painting) : costs_(painting), ways_on_(0) {
    ways_on_[{kAllUsed<Pieces>, 0, false}] = 1;
    for (std::uint32_t used = kAllUsed<Pieces>; used-- > 0;) {
      ForEachRemainder<Pieces>(used, [this](const Remainder<Pieces>& remainder) {
        ForEachFitting(remainder, [&](std::size_t piece, std::size_t orientation) {
          ways_on_[remainder] += ways_on_[remainder.With(piece, orientation)];
        });
      });
    }
    for (const bool is_odd : {false, true}) CountPlaces(is_odd);
  }

  // The number of arrangements whose permutation is odd, or even: fewer than 2^41.
  std::uint64_t count(bool is_odd) const { return ways_on_[{0, 0, is_odd}]; }

  // One of these arrangements by its number, 0..count(is_odd) - 1.
  PieceArrangement<Pieces> At(bool is_odd, std::uint64_t number) const {
    PieceArrangement<Pieces> arrangement;
    for (Remainder<Pieces> remainder = {0, 0, is_odd}; remainder.used != kAllUsed<Pieces>;) {
      const std::size_t place = remainder.place();
      Remainder<Pieces> taken = remainder;
      bool is_taken = false;
      ForEachFitting(remainder, [&](std::size_t piece, std::size_t orientation) {
        if (is_taken) return;
        const Remainder<Pieces> next = remainder.With(piece, orientation);
        is_taken = number < ways_on_[next];
        if (!is_taken) {
          number -= ways_on_[next];
          return;
        }
        arrangement.piece[place] = static_cast<std::uint8_t>(piece);
        arrangement.orientation[place] = static_cast<std::uint8_t>(orientation);
        taken = next;
      });
      remainder = taken;
    }
    return arrangement;
  }

  // The number of those with `piece` in `place` with `orientation`.
  std::uint64_t count(bool is_odd, std::size_t place, std::size_t piece,
                      std::size_t orientation) const {
    return counts_[is_odd ? 1 : 0][place][piece][orientation];
  }

 private:
  template <class Visit>
  void ForEachFitting(const Remainder<Pieces>& remainder, Visit visit) const {
    ForEachNext(remainder, [&](std::size_t piece, std::size_t orientation) {
      if (costs_(remainder.place(), piece, orientation) == 0) visit(piece, orientation);
    });
  }

  // Every arrangement passes through one remainder at each place: the count is the ways to reach it
  // times the ways to go on.
  void CountPlaces(bool is_odd) {
    RemainderTable<Pieces, std::uint64_t> ways_there(0);
    ways_there[{0, 0, is_odd}] = 1;
    for (std::uint32_t used = 0; used < kAllUsed<Pieces>; ++used) {
      ForEachRemainder<Pieces>(used, [&](const Remainder<Pieces>& remainder) {
        const std::uint64_t ways = ways_there[remainder];
        if (ways == 0) return;
        ForEachFitting(remainder, [&](std::size_t piece, std::size_t orientation) {
          const Remainder<Pieces> next = remainder.With(piece, orientation);
          ways_there[next] += ways;
          counts_[is_odd ? 1 : 0][remainder.place()][piece][orientation] += ways * ways_on_[next];
        });
      });
    }
  }

  using CountsOfPlace = std::array<std::array<std::uint64_t, Pieces::kSides>, Pieces::kCount>;

  PieceCosts<Pieces> costs_;
  RemainderTable<Pieces, std::uint64_t> ways_on_;
  std::array<std::array<CountsOfPlace, Pieces::kCount>, 2> counts_ = {};
};

}  // namespace cubewright
