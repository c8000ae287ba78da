// The methods for the 2x2x2. A program that links only this list has none of the others.
#pragma once

#include <array>

#include "solver/methods/method_description.h"
#include "solver/pocket/methods/beginner/beginner.h"
#include "solver/pocket/methods/optimal/optimal.h"
#include "solver/pocket/methods/ortega/ortega.h"

namespace cubewright {

inline constexpr std::array kPocketMethods = {&kPocketOptimalMethod, &kPocketBeginnerMethod,
                                              &kOrtegaMethod};

}  // namespace cubewright
