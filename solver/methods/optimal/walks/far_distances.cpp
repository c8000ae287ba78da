#include "solver/methods/optimal/walks/far_distances.h"

namespace cubewright {

int FarDistances::Find(const Phase1Position& position, int at_least) const {
  const Phase1Tails& tails = tables_.phase1_tails;
  const bool may_be_near = at_least < 3;
  if (!may_be_near) {
    if (at_least != 8) return at_least;
    return tails.MayBeNextToNear(Nearer(position).entry()) != 0 ? 8 : 11;
  }
  if (tails.IsNear(position.entry())) return Phase1DistanceOf(tables_, position);
  switch (at_least) {
    case 0:
      return 9;
    case 1:
      return tails.IsNear(Nearer(position).entry()) ? 7 : 10;
    default: {
      const Phase1Position nearer = Nearer(position);
      return tails.IsNear(Nearer(nearer).entry()) ? 8 : 11;
    }
  }
}

Phase1Position FarDistances::Nearer(const Phase1Position& position) const {
  const Phase1Neighbours neighbours(tables_, position);
  const unsigned wanted = (RemainderOf(position.entry()) + 2) % 3;
  Move move = 0;
  while (RemainderOf(neighbours.Seen(move).entry()) != wanted) ++move;
  return neighbours.Seen(move);
}

}  // namespace cubewright
