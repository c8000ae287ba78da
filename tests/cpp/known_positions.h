// Positions whose shortest length in half turns is known from sources other than this project
// (tests/data/optimal-random.tsv).
#pragma once

#include <vector>

#include "solver/cube/move.h"

namespace cubewright {

struct KnownPosition {
  // From the solved cube to the position; usually more than the shortest length.
  std::vector<Move> moves;
  int length;

  // Whether there is no shorter way. Then the same is true between any two positions along it.
  bool is_shortest() const { return static_cast<int>(moves.size()) == length; }
};

// All of them. If there are none, fails the calling test and returns nothing.
std::vector<KnownPosition> AllKnownPositions();

}  // namespace cubewright
