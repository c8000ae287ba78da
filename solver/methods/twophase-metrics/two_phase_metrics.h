// The two-phase search in the metrics other than half turns, as the registry lists it: a
// description for each, since each has a set of tables of its own. README.md explains the search.
#pragma once

#include "solver/methods/method_description.h"

namespace cubewright {

// Their tables are those of MetricTableSet(metric), in that order.
extern const MethodDescription kTwoPhaseQtmMethod;
extern const MethodDescription kTwoPhaseAxialHtmMethod;
extern const MethodDescription kTwoPhaseAxialQtmMethod;

}  // namespace cubewright
