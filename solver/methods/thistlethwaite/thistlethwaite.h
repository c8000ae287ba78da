// M. Thistlethwaite's method (1981): four stages, each by fewer turns than the one before, and each
// the shortest possible. README.md explains it.
#pragma once

#include "solver/methods/method_description.h"

namespace cubewright {

extern const MethodDescription kThistlethwaiteMethod;

}  // namespace cubewright
