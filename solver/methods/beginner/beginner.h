// Solves the cube as beginners are taught, layer by layer. README.md explains it.
#pragma once

#include "solver/methods/method_description.h"

namespace cubewright {

extern const MethodDescription kBeginnerMethod;

}  // namespace cubewright
