// The words of all methods of the registry.
#pragma once

#include "solver/cli/english/method_words.h"

namespace cubewright {

const MethodWords& AllMethodWords();

}  // namespace cubewright
