// All ways of a few moves from the solved cube.
#pragma once

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"

namespace cubewright {

// Calls visit(cube, moves_made) for the ends of all ways of up to `most` moves: all positions that
// many moves away, some of them several times.
template <class Visit>
void VisitAllWays(int most, const Visit& visit, const CubieCube& cube = {},
                  MoveSet next = kAllMoves, int made = 0) {
  visit(cube, made);
  if (made == most) return;
  for (Move move = 0; move < kMoveCount; ++move) {
    if ((next >> move & 1) != 0) {
      VisitAllWays(most, visit, Apply(cube, move), MovesAfter(move), made + 1);
    }
  }
}

}  // namespace cubewright
