// The method "optimal" in quarter turns and its tables, made once for all tests that need them.
#pragma once

#include "solver/methods/method.h"
#include "solver/methods/optimal/walks/refutation_walk.h"

namespace cubewright {

Method& OptimalInQuarterTurns();
const RefutationTables& QuarterTurnTables();

}  // namespace cubewright
