// All ways to put the pieces of one kind into their places, and the cheapest of them, measured by
// how many stickers of a painting they contradict.
//
// Places are filled in their order. Of the places filled so far, all that matters is which pieces
// are used, what their orientations sum to, and whether their permutation is odd. So dynamic
// programming over those (the subsets of M. Held and R. Karp, J. SIAM 10, 1962) needs 2^12 * 2 * 2
// states for edges and 2^8 * 3 * 2 for corners, whatever the painting.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>

#include "solver/cube/pieces.h"
#include "solver/painting/painting.h"

namespace cubewright {

// Which piece stands in each place, and its orientation, as in CubieCube.
template <class Pieces>
struct PieceArrangement {
  std::array<std::uint8_t, Pieces::kCount> piece = {};
  std::array<std::uint8_t, Pieces::kCount> orientation = {};
};

// How many known stickers of a painting each piece contradicts in each place and orientation.
template <class Pieces>
class PieceCosts {
 public:
  explicit PieceCosts(const Painting& painting) {
    for (std::size_t place = 0; place < Pieces::kCount; ++place) {
      for (std::size_t piece = 0; piece < Pieces::kCount; ++piece) {
        for (std::size_t orientation = 0; orientation < Pieces::kSides; ++orientation) {
          costs_[place][piece][orientation] = Count(painting, place, piece, orientation);
        }
      }
    }
  }

  int operator()(std::size_t place, std::size_t piece, std::size_t orientation) const {
    return costs_[place][piece][orientation];
  }

 private:
  static std::uint8_t Count(const Painting& painting, std::size_t place, std::size_t piece,
                            std::size_t orientation) {
    std::uint8_t count = 0;
    for (std::size_t side = 0; side < Pieces::kSides; ++side) {
      const int sticker = Pieces::kStickers[place][(side + orientation) % Pieces::kSides];
      const std::optional<Face> color = painting[static_cast<std::size_t>(sticker)];
      if (color && *color != SideOf<Pieces>(piece, side)) ++count;
    }
    return count;
  }

  std::array<std::array<std::array<std::uint8_t, Pieces::kSides>, Pieces::kCount>, Pieces::kCount>
      costs_;
};

// The pieces that are used already, and what the other ones still have to add up to.
template <class Pieces>
struct Remainder {
  std::uint32_t used = 0;
  std::size_t orientation_sum = 0;
  bool is_odd = false;

  // How many places are filled, which is also the place to be filled next.
  std::size_t place() const { return static_cast<std::size_t>(std::popcount(used)); }

  bool IsUsed(std::size_t piece) const { return (used >> piece & 1) != 0; }

  // With `piece` in the next place. It makes an inversion with each greater piece before it.
  Remainder With(std::size_t piece, std::size_t orientation) const {
    return {used | 1U << piece, (orientation_sum + Pieces::kSides - orientation) % Pieces::kSides,
            is_odd != (std::popcount(used >> piece) % 2 != 0)};
  }

  std::size_t index() const {
    return (used * Pieces::kSides + orientation_sum) * 2 + (is_odd ? 1 : 0);
  }
};

// A value for each remainder.
template <class Pieces, class Value>
class RemainderTable {
 public:
  explicit RemainderTable(Value value) { values_->fill(value); }

  Value& operator[](const Remainder<Pieces>& remainder) { return (*values_)[remainder.index()]; }
  const Value& operator[](const Remainder<Pieces>& remainder) const {
    return (*values_)[remainder.index()];
  }

 private:
  static constexpr std::size_t kSize = (std::size_t{1} << Pieces::kCount) * Pieces::kSides * 2;
  std::unique_ptr<std::array<Value, kSize>> values_ = std::make_unique<std::array<Value, kSize>>();
};

template <class Pieces>
inline constexpr std::uint32_t kAllUsed = (1U << Pieces::kCount) - 1;

// Calls `visit` with every remainder in which these pieces are used.
template <class Pieces, class Visit>
void ForEachRemainder(std::uint32_t used, Visit visit) {
  for (std::size_t sum = 0; sum < Pieces::kSides; ++sum) {
    for (const bool is_odd : {false, true}) visit(Remainder<Pieces>{used, sum, is_odd});
  }
}

// Calls `visit(piece, orientation)` for each way to fill the next place.
template <class Pieces, class Visit>
void ForEachNext(const Remainder<Pieces>& remainder, Visit visit) {
  for (std::size_t piece = 0; piece < Pieces::kCount; ++piece) {
    if (remainder.IsUsed(piece)) continue;
    for (std::size_t orientation = 0; orientation < Pieces::kSides; ++orientation) {
      visit(piece, orientation);
    }
  }
}

// The arrangements that contradict the fewest stickers.
template <class Pieces>
class CheapestArrangements {
 public:
  explicit CheapestArrangements(const Painting& painting) : costs_(painting), smallest_(kNever) {
    smallest_[{kAllUsed<Pieces>, 0, false}] = 0;
    for (std::uint32_t used = kAllUsed<Pieces>; used-- > 0;) {
      ForEachRemainder<Pieces>(used, [this](const Remainder<Pieces>& remainder) {
        std::uint8_t& smallest = smallest_[remainder];
        ForEachNext(remainder, [&](std::size_t piece, std::size_t orientation) {
          const int cost = costs_(remainder.place(), piece, orientation) +
                           smallest_[remainder.With(piece, orientation)];
          smallest = static_cast<std::uint8_t>(std::min<int>(smallest, cost));
        });
      });
    }
  }

  // The fewest contradictions of any arrangement whose permutation is odd, or even.
  int Smallest(bool is_odd) const { return smallest_[{0, 0, is_odd}]; }

  // Calls `visit` with each arrangement of exactly `cost` until it returns false. Returns false
  // then, and true if all were visited.
  template <class Visit>
  bool ForEach(bool is_odd, int cost, Visit visit) const {
    PieceArrangement<Pieces> arrangement;
    return Complete({0, 0, is_odd}, cost, arrangement, visit);
  }

 private:
  // More than a cube has stickers, yet small enough to add to.
  static constexpr std::uint8_t kNever = 100;

  template <class Visit>
  bool Complete(const Remainder<Pieces>& remainder, int cost, PieceArrangement<Pieces>& arrangement,
                Visit& visit) const {
    if (smallest_[remainder] > cost) return true;
    const std::size_t place = remainder.place();
    if (place == Pieces::kCount) return cost > 0 || visit(arrangement);
    bool goes_on = true;
    ForEachNext(remainder, [&](std::size_t piece, std::size_t orientation) {
      if (!goes_on) return;
      const int rest = cost - costs_(place, piece, orientation);
      arrangement.piece[place] = static_cast<std::uint8_t>(piece);
      arrangement.orientation[place] = static_cast<std::uint8_t>(orientation);
      goes_on = Complete(remainder.With(piece, orientation), rest, arrangement, visit);
    });
    return goes_on;
  }

  PieceCosts<Pieces> costs_;
  RemainderTable<Pieces, std::uint8_t> smallest_;
};

}  // namespace cubewright
