// Positions whose least number of turns is known, in half turns, from others than this project
// (tests/data/optimal-random.tsv).
#pragma once

#include <vector>

#include "solver/cube/move.h"

namespace cubewright {

struct KnownPosition {
  // From the solved cube to it; more than the least number, mostly.
  std::vector<Move> moves;
  int length;

  // Whether there is no shorter way. Then neither is there one from any of its places to another.
  bool is_shortest() const { return static_cast<int>(moves.size()) == length; }
};

// All of them. Fails the test that calls it, and gives nothing, if there are none.
std::vector<KnownPosition> AllKnownPositions();

}  // namespace cubewright
