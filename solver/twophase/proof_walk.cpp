#include "solver/twophase/proof_walk.h"

#include <algorithm>
#include <bit>

namespace cubewright {

ProofWalk::ProofWalk(const SearchTables& tables, const CubieCube& cube, SolutionRecord& record)
    : tables_(tables), record_(record), cube_(cube), start_(AxisPositions(tables, cube)) {
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
    ThreePositions next = level.positions;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const Phase1Position& from = level.positions[axis];
      const Phase1Neighbours neighbours(tables_, from);
      const Move seen = tables_.frames.Into(from.frame, seen_along_[axis][move]);
      next[axis] = neighbours.After(from, seen);
      const Phase1Moves effect = neighbours.Sort(MoveSet{1} << seen, from.distance);
      if (effect.closer != 0) --next[axis].distance;
      if (effect.farther != 0) ++next[axis].distance;
      if (next[axis].distance >= moves_left) {
        // Too far along this axis: no need to look along the others.
        break;
      }
      if (axis == 2 && IsWithin(next, moves_left - 1)) Enter(next, move);
    }
  }
}

void ProofWalk::Enter(const ThreePositions& positions, Move last) {
  ++nodes_;
  Level& level = levels_[static_cast<std::size_t>(++depth_)];
  level.positions = positions;
  level.last = last;
  level.left_to_try = last == kNoMove ? kAllMoves : MovesAfter(last);
}

void ProofWalk::OfferSolution() {
  std::array<Move, kNoSolutionLength> moves{};
  for (int level = 1; level <= depth_; ++level) {
    moves[static_cast<std::size_t>(level - 1)] = levels_[static_cast<std::size_t>(level)].last;
  }
  const std::span solution(moves.data(), static_cast<std::size_t>(depth_));
  if (!IsSolved(Apply(cube_, solution))) return;
  is_solved_ = true;
  record_.Offer(solution);
}

}  // namespace cubewright
