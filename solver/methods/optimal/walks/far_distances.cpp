#include "solver/methods/optimal/walks/far_distances.h"

namespace cubewright {

int FarDistances::Find(const Phase1Position& position, int at_least) const {
  const bool may_be_near = at_least < 3;
  if (!may_be_near) {
    if (at_least != 8) return at_least;
    return tails_.MayBeNextToNear(tables_.Nearer(position).entry()) != 0 ? 8 : 11;
  }
  if (tails_.IsNear(position.entry())) return tables_.DistanceOf(position);
  switch (at_least) {
    case 0:
      return 9;
    case 1:
      return tails_.IsNear(tables_.Nearer(position).entry()) ? 7 : 10;
    default: {
      const Phase1Position nearer = tables_.Nearer(position);
      return tails_.IsNear(tables_.Nearer(nearer).entry()) ? 8 : 11;
    }
  }
}

}  // namespace cubewright
