// The method "optimal" and its tables, made once for all tests that need them.
#pragma once

#include "solver/methods/method.h"
#include "solver/methods/optimal/walks/refutation_walk.h"

namespace cubewright {

Method& Optimal();
const RefutationTables& Tables();

}  // namespace cubewright
