// M. Thistlethwaite's method (1981): four stages, each with fewer kinds of turns than the one
// before, and each the shortest possible. README.md explains it.
#pragma once

#include "solver/methods/method_description.h"

namespace cubewright {

extern const MethodDescription kThistlethwaiteMethod;

}  // namespace cubewright
