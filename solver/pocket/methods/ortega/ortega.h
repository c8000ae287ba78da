// V. Ortega's way to solve the 2x2x2. ../README.md explains it.
#pragma once

#include "solver/methods/method_description.h"

namespace cubewright {

extern const MethodDescription kOrtegaMethod;

}  // namespace cubewright
