// The search for the steps that are fewest turns in the end.
//
// Positions are gone through in the order of their progress, from daisy to solved, and of each
// progress only the best few are followed farther: a beam search. A position is followed with all
// steps that bring it farther; it is worth less the more turns led to it, merged where they meet.
#pragma once

#include <vector>

#include "solver/methods/beginner/step.h"

namespace cubewright::beginner {

// How many positions of each progress are followed. README.md tells what more of them would save.
inline constexpr std::size_t kBeamWidth = 8;

// The steps that solve the cube, which is held with the cross below. Precondition:
// IsSolvable(cube).
std::vector<Step> FindSteps(const CubieCube& cube, std::size_t beam_width = kBeamWidth);

}  // namespace cubewright::beginner
