// R. Korf's way to a shortest solution, as of 1997. README.md explains it.
#pragma once

#include "solver/methods/method_description.h"

namespace cubewright {

// Its tables are those of KorfTableSet(), in that order.
extern const MethodDescription kKorfMethod;

}  // namespace cubewright
