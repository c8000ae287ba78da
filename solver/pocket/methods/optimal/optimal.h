// A shortest solution of the 2x2x2, or all of them, along the table of distances. ../README.md
// explains it.
#pragma once

#include "solver/methods/method_description.h"

namespace cubewright {

// Its tables are those of PocketTableSet(), in that order.
extern const MethodDescription kPocketOptimalMethod;

}  // namespace cubewright
