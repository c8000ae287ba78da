// Answers questions without any table, on whole cubes: slow, simple, and with code that is not the
// solver's.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/methods/parts/question.h"

namespace cubewright {

// Whether the cube meets the question, without regard to finishing moves.
bool IsAnswered(const PartsQuestion& question, const CubieCube& cube);

struct PlainAnswer {
  int cost = 0;
  // As texts, turns of opposite faces in the order U D, R L, F B.
  std::set<std::string> ways;
};

// All ways of the smallest cost, if that is at most `most_cost`; otherwise none. With `dearer`,
// the ways that cost that much more and reach no answer before their end; not in axial metrics.
PlainAnswer PlainSearch(const PartsQuestion& question, const CubieCube& cube, int most_cost,
                        int dearer = 0);

// How many arrangements of the pieces in question are 0, 1, 2 .. turns from the solved cube, with
// all these pieces and their orientations distinguished. In half turns.
std::vector<std::uint64_t> PlainCounts(const PartsQuestion& question);

}  // namespace cubewright
