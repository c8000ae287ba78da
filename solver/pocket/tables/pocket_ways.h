// A shortest way from the solved 2x2x2 to a position, by the table of distances in half turns.
#pragma once

#include <cstddef>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"

namespace cubewright {

class PocketWays {
 public:
  // Makes the table, which takes a tenth of a second.
  PocketWays();

  // The fewest turns of U, R and F, 0..11, from the solved puzzle to the position; of several such
  // ways, the one whose inverse is first in the order of kPocketMoves. Precondition: DBL is at
  // home.
  std::vector<Move> To(CubieCube cube) const;

 private:
  unsigned DistanceOf(const CubieCube& cube) const;

  std::vector<std::byte> distances_;
};

}  // namespace cubewright
