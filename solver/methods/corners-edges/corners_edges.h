// Solves the cube by the proof that all positions can be reached: corners to their places, edges to
// theirs, corners turned, edges flipped. README.md explains it.
#pragma once

#include "solver/methods/method_description.h"

namespace cubewright {

extern const MethodDescription kCornersEdgesMethod;

}  // namespace cubewright
