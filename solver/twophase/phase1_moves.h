// What the moves make of a position's distance to the phase 2 subgroup.
#pragma once

#include "solver/cube/move.h"

namespace cubewright {

// The moves, as seen in the position's frame, by what they do to the distance.
struct Phase1Moves {
  MoveSet closer = 0;
  MoveSet level = 0;
  MoveSet farther = 0;

  // By how much a move of one of the three sets changes the distance.
  int ChangeBy(Move move) const {
    return static_cast<int>(farther >> move & 1) - static_cast<int>(closer >> move & 1);
  }

  // Those after which `moves_left` moves are enough, from a position at `distance`.
  MoveSet Within(int moves_left, int distance) const {
    if (distance < moves_left) return closer | level | farther;
    if (distance == moves_left) return closer | level;
    return distance == moves_left + 1 ? closer : 0;
  }
};

}  // namespace cubewright
