// Two populations of solutions that evolve. README.md explains them.
#pragma once

#include "solver/methods/method_description.h"

namespace cubewright {

// MethodTask::population chooses which; the same seed gives the same solution.
extern const MethodDescription kGeneticMethod;

}  // namespace cubewright
