// Why moves cannot be read, in English.
#pragma once

#include <string>

#include "solver/text/notation.h"

namespace cubewright {

// Where the fault is, and what it is.
std::string NotationSentence(const NotationFault& fault);

}  // namespace cubewright
