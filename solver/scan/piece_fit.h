// Puts the pieces of one kind into their places at the least cost, exactly.
//
// Places are filled in their order. Of the places filled so far, all that matters is which pieces
// are used, what their orientations sum to, and whether their permutation is odd. So dynamic
// programming over those (M. Held and R. Karp, J. SIAM 10, 1962) needs 2^12 * 4 states for edges
// and 2^8 * 6 for corners. solver/painting solves the same for whole numbers of stickers, and lists
// all answers; here costs are any numbers, and one answer is enough.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>

#include "solver/cube/pieces.h"
#include "solver/scan/readings.h"

namespace cubewright {

// The cost of a piece at a place in an orientation.
template <class Pieces>
using PieceCosts =
    std::array<std::array<std::array<float, Pieces::kSides>, Pieces::kCount>, Pieces::kCount>;

template <class Pieces>
class PieceFit {
 public:
  explicit PieceFit(const StickerCosts& costs) : costs_(PieceCostsOf(costs)) {
    Clear(*rest_);
    (*rest_)[kAll][0] = 0;
    for (std::uint32_t used = kAll; used-- > 0;) {
      States& states = (*rest_)[used];
      ForEachNext(used, [&](const Next& next) {
        const States& after = (*rest_)[next.used];
        for (std::size_t state = 0; state < kStates; ++state) {
          states[state] = std::min(states[state], next.cost + after[(*next.states)[state]]);
        }
      });
    }
  }

  // The least cost of the arrangements that turns can make with an odd or an even permutation.
  float Least(bool is_odd) const { return (*rest_)[0][is_odd ? 1 : 0]; }

  // Calls `put(place, piece, orientation)` for each place of one arrangement with that cost.
  template <class Put>
  void ForEachOfLeast(bool is_odd, Put put) const {
    std::size_t state = is_odd ? 1 : 0;
    for (std::uint32_t used = 0; used != kAll;) {
      Next best = {};
      float least = std::numeric_limits<float>::infinity();
      ForEachNext(used, [&](const Next& next) {
        const float cost = next.cost + (*rest_)[next.used][(*next.states)[state]];
        if (best.states != nullptr && cost >= least) return;
        least = cost;
        best = next;
      });
      put(Place(used), best.piece, best.orientation);
      used = best.used;
      state = (*best.states)[state];
    }
  }

  // For each piece in each place and orientation, the cost of the cheapest cube with it; `others`
  // is what the other pieces cost with an even and with an odd permutation.
  PieceCosts<Pieces> LeastWithEach(const std::array<float, 2>& others) const {
    PieceCosts<Pieces> least;
    for (auto& of_place : least) {
      for (auto& of_piece : of_place) of_piece.fill(std::numeric_limits<float>::infinity());
    }
    const auto before = std::make_unique<Table>();
    Clear(*before);
    (*before)[0][0] = others[0];
    (*before)[0][1] = others[1];
    for (std::uint32_t used = 0; used < kAll; ++used) {
      const States& states = (*before)[used];
      auto& of_place = least[Place(used)];
      ForEachNext(used, [&](const Next& next) {
        float& with_it = of_place[next.piece][next.orientation];
        for (std::size_t state = 0; state < kStates; ++state) {
          const std::size_t next_state = (*next.states)[state];
          const float so_far = states[state] + next.cost;
          float& arrived = (*before)[next.used][next_state];
          arrived = std::min(arrived, so_far);
          with_it = std::min(with_it, so_far + (*rest_)[next.used][next_state]);
        }
      });
    }
    return least;
  }

 private:
  // A state is what the remaining places have to add up to: twice the sum of orientations, plus 1
  // if the permutation is odd.
  static constexpr std::size_t kStates = Pieces::kSides * 2;
  static constexpr std::uint32_t kAll = (1U << Pieces::kCount) - 1;
  using States = std::array<float, kStates>;
  // By the pieces that are used: bit p stands for piece p.
  using Table = std::array<States, kAll + 1>;
  using NextStates = std::array<std::size_t, kStates>;

  // A piece in the place to be filled next, and what follows from it.
  struct Next {
    std::size_t piece;
    std::size_t orientation;
    float cost;
    std::uint32_t used;
    const NextStates* states;
  };

  // By a piece's orientation, and whether it changes the parity of the permutation.
  static constexpr auto kNextStates = [] {
    std::array<std::array<NextStates, 2>, Pieces::kSides> next = {};
    for (std::size_t orientation = 0; orientation < Pieces::kSides; ++orientation) {
      for (std::size_t odd = 0; odd < 2; ++odd) {
        for (std::size_t state = 0; state < kStates; ++state) {
          const std::size_t sum = (state / 2 + Pieces::kSides - orientation) % Pieces::kSides;
          next[orientation][odd][state] = sum * 2 + (state + odd) % 2;
        }
      }
    }
    return next;
  }();

  static PieceCosts<Pieces> PieceCostsOf(const StickerCosts& costs) {
    PieceCosts<Pieces> sums;
    for (std::size_t place = 0; place < Pieces::kCount; ++place) {
      for (std::size_t piece = 0; piece < Pieces::kCount; ++piece) {
        for (std::size_t orientation = 0; orientation < Pieces::kSides; ++orientation) {
          float sum = 0;
          for (std::size_t side = 0; side < Pieces::kSides; ++side) {
            const int sticker = Pieces::kStickers[place][(side + orientation) % Pieces::kSides];
            sum += costs[static_cast<std::size_t>(sticker)]
                        [static_cast<std::size_t>(SideOf<Pieces>(piece, side))];
          }
          sums[place][piece][orientation] = sum;
        }
      }
    }
    return sums;
  }

  static void Clear(Table& table) {
    for (States& states : table) states.fill(std::numeric_limits<float>::infinity());
  }

  static std::size_t Place(std::uint32_t used) {
    return static_cast<std::size_t>(std::popcount(used));
  }

  // A piece makes an inversion with each greater one before it.
  template <class Visit>
  void ForEachNext(std::uint32_t used, Visit visit) const {
    const auto& of_place = costs_[Place(used)];
    for (std::size_t piece = 0; piece < Pieces::kCount; ++piece) {
      if ((used >> piece & 1) != 0) continue;
      const std::size_t odd = static_cast<std::size_t>(std::popcount(used >> piece)) % 2;
      for (std::size_t orientation = 0; orientation < Pieces::kSides; ++orientation) {
        visit(Next{piece, orientation, of_place[piece][orientation], used | 1U << piece,
                   &kNextStates[orientation][odd]});
      }
    }
  }

  PieceCosts<Pieces> costs_;
  std::unique_ptr<Table> rest_ = std::make_unique<Table>();
};

}  // namespace cubewright
