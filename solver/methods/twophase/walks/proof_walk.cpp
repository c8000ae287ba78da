#include "solver/methods/twophase/walks/proof_walk.h"

#include <algorithm>
#include <bit>

namespace cubewright {

ProofWalk::ProofWalk(const SearchTables& tables, const CubieCube& cube,
                     const std::array<Phase1Position, 3>& axes, SolutionRecord& record,
                     int lower_bound)
    : tables_(tables),
      record_(record),
      cube_(cube),
      start_(axes),
      // If several are kept, solutions that a symmetry makes equal all count.
      first_moves_(record.keeps_several() ? kAllMoves : FirstMovesOf(tables, cube, axes)),
      length_(lower_bound) {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    for (Move move = 0; move < kMoveCount; ++move) {
      seen_along_[axis][move] = ConjugateMove(move, AxisSymmetry(static_cast<int>(axis)));
    }
  }
  while (!IsWithin(start_, length_)) ++length_;
  BeginLength();
}

bool ProofWalk::IsWithin(const ThreePositions& positions, int moves_left) {
  const auto [nearest, farthest] =
      std::minmax({positions[0].distance, positions[1].distance, positions[2].distance});
  return farthest <= moves_left && (nearest < moves_left || moves_left == 0);
}

void ProofWalk::BeginLength() {
  depth_ = -1;
  Enter(start_, kNoMove);
}

void ProofWalk::Step(std::uint64_t node_budget) {
  const std::uint64_t stop_at = nodes_ + node_budget;
  while (!is_solved_ && nodes_ < stop_at) {
    if (depth_ < 0) {
      ++length_;
      BeginLength();
      continue;
    }
    Level& level = levels_[static_cast<std::size_t>(depth_)];
    const int moves_left = length_ - depth_;
    if (moves_left == 0) {
      OfferSolution();
      --depth_;
      continue;
    }
    if (level.left_to_try == 0) {
      --depth_;
      continue;
    }
    const auto move = static_cast<Move>(std::countr_zero(level.left_to_try));
    level.left_to_try &= level.left_to_try - 1;
    ThreePositions next;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const Phase1Position& from = level.positions[axis];
      next[axis] = Phase1Neighbours(tables_, from).After(SeenAlong(axis, from, move));
    }
    if (IsWithin(next, moves_left - 1)) Enter(next, move);
  }
}

void ProofWalk::Enter(const ThreePositions& positions, Move last) {
  ++nodes_;
  Level& level = levels_[static_cast<std::size_t>(++depth_)];
  level.positions = positions;
  level.last = last;
  const int moves_left = length_ - depth_;
  // Each axis checks only the moves that the axes before it allow.
  level.left_to_try = last == kNoMove ? first_moves_ : MovesAfter(last);
  for (std::size_t axis = 0; axis < 3 && moves_left > 0; ++axis) {
    const Phase1Position& position = positions[axis];
    const Phase1Neighbours neighbours(tables_, position);
    for (MoveSet left = level.left_to_try; left != 0; left &= left - 1) {
      const auto move = static_cast<Move>(std::countr_zero(left));
      const Phase1Position next = neighbours.Seen(SeenAlong(axis, position, move));
      const bool is_too_far = neighbours.DistanceOf(next) >= moves_left;
      level.left_to_try ^= static_cast<MoveSet>(is_too_far) << move;
    }
  }
}

void ProofWalk::OfferSolution() {
  std::array<Move, kNoSolutionLength> moves{};
  for (int level = 1; level <= depth_; ++level) {
    moves[static_cast<std::size_t>(level - 1)] = levels_[static_cast<std::size_t>(level)].last;
  }
  const std::span solution(moves.data(), static_cast<std::size_t>(depth_));
  if (!IsSolved(Apply(cube_, solution))) return;
  is_solved_ = !record_.keeps_several();
  record_.Offer(solution);
}

}  // namespace cubewright
