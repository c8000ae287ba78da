#include "solver/methods/optimal/walks/walk_moves.h"

#include "solver/cube/solvable.h"
#include "solver/methods/twophase/coordinates/frames.h"

namespace cubewright {

WalkMoves::WalkMoves(Metric metric) : metric_(metric) {
  const bool is_by_quarters = metric == Metric::kQtm;
  for (Move move = 0; move < kMoveCount; ++move) {
    if (!is_by_quarters || QuarterTurnsOf(move) != 2) all_ |= MoveSet{1} << move;
  }
  for (Move turned = 0; turned <= kNoMove; ++turned) {
    after_[turned] = all_ & (turned == kNoMove ? kAllMoves : MovesAfter(turned));
    for (Move move = 0; move < kMoveCount; ++move) turned_[turned][move] = move;
    if (!is_by_quarters || turned == kNoMove || QuarterTurnsOf(turned) != 1) continue;
    after_[turned] |= MoveSet{1} << turned;
    turned_[turned][turned] = MakeMove(FaceOf(turned), 2);
  }
}

int WalkMoves::LengthFrom(int length, const CubieCube& cube) const {
  if (length_step() == 1) return length;
  return length % 2 == (IsOddPermutation(cube.corner_piece) ? 1 : 0) ? length : length + 1;
}

std::vector<Move> WalkMoves::Written(std::span<const Move> way) const {
  std::vector<Move> written;
  Move turned = kNoMove;
  for (const Move move : way) {
    turned = Turned(turned, move);
    if (turned != move) written.pop_back();
    written.push_back(turned);
  }
  return written;
}

std::vector<Move> WalkMoves::WayOf(std::span<const Move> written) const {
  std::vector<Move> way;
  for (const Move move : written) {
    const bool is_one = (all_ >> move & 1) != 0;
    way.insert(way.end(), is_one ? 1 : 2, is_one ? move : MakeMove(FaceOf(move), 1));
  }
  return way;
}

}  // namespace cubewright
