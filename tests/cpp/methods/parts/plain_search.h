// Questions answered without any table, on whole cubes: slow, plain, and by other code than the
// solver's.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/methods/parts/question.h"

namespace cubewright {

// Whether the cube is as the question asks, without regard to finishing moves.
bool IsAnswered(const PartsQuestion& question, const CubieCube& cube);

struct PlainAnswer {
  int cost = 0;
  // As texts, turns of opposite faces in the order U D, R L, F B.
  std::set<std::string> ways;
};

// All ways of the least cost, which is at most `most_cost`; none if it is more. With `dearer`,
// those that cost so much more and come to no answer before their end; not in axial metrics.
PlainAnswer PlainSearch(const PartsQuestion& question, const CubieCube& cube, int most_cost,
                        int dearer = 0);

// How many arrangements of the asked pieces are 0, 1, 2 .. turns from the solved cube, all asked
// pieces and their orientations told apart. In half turns.
std::vector<std::uint64_t> PlainCounts(const PartsQuestion& question);

}  // namespace cubewright
