// All methods that there are.
#pragma once

#include "solver/methods/choices.h"

namespace cubewright {

MethodList Methods();

}  // namespace cubewright
