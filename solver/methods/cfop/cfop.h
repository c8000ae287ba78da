// CFOP, J. Fridrich's method: cross, first two layers by pairs, last layer turned, last layer
// permuted; the last layer in one look each or in two. README.md explains it.
#pragma once

#include "solver/methods/method_description.h"

namespace cubewright {

extern const MethodDescription kCfopMethod;
extern const MethodDescription kCfopTwoLookMethod;

}  // namespace cubewright
