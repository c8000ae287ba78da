// A solution by stages, in words that a person with the cube in hand can follow.
#pragma once

#include <span>
#include <string>

#include "solver/cli/english/methods/method_words.h"
#include "solver/cube/cubie_cube.h"
#include "solver/methods/stages/named_sequence.h"
#include "solver/methods/stages/stages.h"

namespace cubewright {

struct ExplainedCube {
  // Before the first move, as MethodTask has it.
  CubieCube cube;
  // The colours of its faces before the first move.
  CenterColors colors = CenterColors(0);
  // The colour of the cross, as in MethodTask.
  Face cross = Face::kU;
  // A puzzle without centres is recognised by its corner at the lower back left.
  bool has_centers = true;
};

// Several lines, each ended: how to hold the cube and read the moves, then each stage with its
// steps.
std::string Explanation(const WrittenSolution& solution, std::span<const NamedSequence> sequences,
                        const ExplainedCube& cube, const MethodWords& words);

}  // namespace cubewright
