// A shortest solution of the 3x3x3, proven: no solution costs less, in half turns or in quarter
// turns. README.md explains it.
#pragma once

#include "solver/methods/method_description.h"

namespace cubewright {

// Its tables are those of TwoPhaseTableSet(), in that order, and perhaps that of
// OptimalLargeTableSet().
extern const MethodDescription kOptimalMethod;
// In quarter turns, with the tables of MetricTableSet(Metric::kQtm).
extern const MethodDescription kOptimalQtmMethod;

}  // namespace cubewright
