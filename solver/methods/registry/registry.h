// All methods.
#pragma once

#include "solver/methods/choices.h"

namespace cubewright {

MethodList Methods();

}  // namespace cubewright
