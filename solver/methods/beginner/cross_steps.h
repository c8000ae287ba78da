// The steps of daisy and cross: each brings one edge home by any turns.
#pragma once

#include <vector>

#include "solver/methods/beginner/step.h"

namespace cubewright::beginner {

// Ways to bring one more edge into the daisy and keep those already there: all of one and two
// moves, or else the shortest. Precondition: some edge is not in the daisy.
std::vector<Step> DaisySteps(const CubieCube& cube);

// For each edge of the daisy, the turn that brings it above its place, and the half turn down.
// Precondition: each edge of the cross is in the daisy or at home.
std::vector<Step> CrossSteps(const CubieCube& cube);

}  // namespace cubewright::beginner
