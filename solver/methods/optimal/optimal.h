// A shortest solution of the 3x3x3, proven: no solution has fewer turns. README.md explains it.
#pragma once

#include "solver/methods/method_description.h"

namespace cubewright {

// Its tables are those of TwoPhaseTableSet(), in that order, and perhaps that of
// OptimalLargeTableSet().
extern const MethodDescription kOptimalMethod;

}  // namespace cubewright
