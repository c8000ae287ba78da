#include "solver/methods/twophase/walks/closing_moves.h"

#include <bit>

namespace cubewright {

void ClosingWalk::Begin(const CubieCube& cube, int closing_length, MoveSet last_moves) {
  closing_length_ = closing_length;
  depth_ = 0;
  levels_[0] = {Inverse(cube), InverseSet(last_moves) & MovesAt(0)};
}

// The first closing move must not be one that phase 2 could end with. Nor may the second, if it is
// a turn of the opposite face: the two commute, so it could be made first.
MoveSet ClosingWalk::MovesAt(int depth) const {
  MoveSet moves = depth == 0 ? kAllMoves : MovesAfter(moves_[static_cast<std::size_t>(depth - 1)]);
  if (depth != closing_length_ - 1) return moves;
  moves &= ~kPhase2Moves;
  if (depth > 0) {
    const Move next = moves_[static_cast<std::size_t>(depth - 1)];
    const auto opposite = static_cast<int>(OppositeFace(FaceOf(next)));
    if ((kPhase2Moves >> next & 1) != 0) moves &= ~(7U << 3 * opposite);
  }
  return moves;
}

std::size_t ClosingWalk::Next(int phase1_length, std::span<Start> starts) {
  std::size_t count = 0;
  while (depth_ >= 0 && count < starts.size()) {
    Level& level = levels_[static_cast<std::size_t>(depth_)];
    if (level.left_to_try == 0) {
      --depth_;
      continue;
    }
    const auto move = static_cast<Move>(std::countr_zero(level.left_to_try));
    level.left_to_try &= level.left_to_try - 1;
    moves_[static_cast<std::size_t>(depth_)] = move;
    const CubieCube inverse = Apply(level.inverse, move);
    if (depth_ < closing_length_ - 1) {
      ++depth_;
      levels_[static_cast<std::size_t>(depth_)] = {inverse, MovesAt(depth_)};
      continue;
    }
    ++nodes_;
    Start& start = starts[count];
    start.cube = Inverse(inverse);
    start.position = Phase1CoordinatesOf(tables_, start.cube);
    start.position.distance =
        static_cast<std::uint8_t>(Phase1DistanceAtLeast(tables_, start.position));
    if (start.position.distance > phase1_length) continue;
    start.closing.length = static_cast<std::uint8_t>(closing_length_);
    for (int i = 0; i < closing_length_; ++i) {
      start.closing.moves[static_cast<std::size_t>(i)] =
          InverseMove(moves_[static_cast<std::size_t>(closing_length_ - 1 - i)]);
    }
    ++count;
  }
  return count;
}

}  // namespace cubewright
