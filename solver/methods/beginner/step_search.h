// A beam search for the steps with the fewest turns in total.
#pragma once

#include <vector>

#include "solver/methods/beginner/step.h"

namespace cubewright::beginner {

// How many positions of each progress are followed. README.md shows what more would save.
inline constexpr std::size_t kBeamWidth = 8;

// The steps that solve the cube, which is held with the cross below. Precondition:
// IsSolvable(cube).
std::vector<Step> FindSteps(const CubieCube& cube, std::size_t beam_width = kBeamWidth);

}  // namespace cubewright::beginner
