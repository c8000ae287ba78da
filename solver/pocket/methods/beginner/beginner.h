// The 2x2x2 solved as beginners are taught, layer by layer. ../README.md explains it.
#pragma once

#include "solver/methods/method_description.h"

namespace cubewright {

extern const MethodDescription kPocketBeginnerMethod;

}  // namespace cubewright
