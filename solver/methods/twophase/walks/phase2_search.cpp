#include "solver/methods/twophase/walks/phase2_search.h"

#include <bit>

namespace cubewright {
namespace {

// For each last move, the indexes into kPhase2MoveList that may follow, as a set of bits.
struct FollowingMoves {
  std::array<std::uint16_t, kMoveCount + 1> within{};  // inside phase 2: as MovesAfter
  std::array<std::uint16_t, kMoveCount + 1> first{};   // at its start: all but the same face

  constexpr FollowingMoves() {
    for (int last = 0; last <= kMoveCount; ++last) {
      const auto index = static_cast<std::size_t>(last);
      for (std::size_t i = 0; i < kPhase2MoveCount; ++i) {
        const Move move = kPhase2MoveList[i];
        const auto bit = static_cast<std::uint16_t>(1U << i);
        if (last == kMoveCount || (MovesAfter(static_cast<Move>(last)) >> move & 1) != 0) {
          within[index] |= bit;
        }
        if (last == kMoveCount || last / 3 != move / 3) first[index] |= bit;
      }
    }
  }
};

constexpr FollowingMoves kFollowing;

}  // namespace

int Phase2Search::Solve(const Phase2Position& position, Move last, int limit) {
  const int least = tables_.phase2_bounds.OfSmallTables(position);
  for (int length = least; length <= limit; ++length) {
    if (Extend(position, kFollowing.first[last], 0, length)) {
      length_ = length;
      return length;
    }
  }
  return -1;
}

bool Phase2Search::Extend(const Phase2Position& position, unsigned allowed, int made,
                          int moves_left) {
  if (moves_left == 0) return position.corners == 0 && position.layer_edges == 0;
  ++nodes_;
  const Phase2Bounds& bounds = tables_.phase2_bounds;
  const auto& corners_row = tables_.corner_moves.Row(position.corners);
  const auto& edges_row = tables_.layer_edge_moves[static_cast<std::size_t>(position.layer_edges)];
  const auto& slice_row = tables_.quartet_moves.Row(position.slice_order);
  for (; allowed != 0; allowed &= allowed - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(allowed));
    const Move move = kPhase2MoveList[i];
    const Phase2Position next = {corners_row[move], edges_row[i], slice_row[move]};
    if (bounds.OfSmallTables(next) > moves_left - 1) continue;
    if (moves_left > 8 && bounds.OfLargeTable(next.corners, next.layer_edges) > moves_left - 1) {
      continue;
    }
    moves_[static_cast<std::size_t>(made)] = move;
    if (Extend(next, kFollowing.within[move], made + 1, moves_left - 1)) return true;
  }
  return false;
}

}  // namespace cubewright
