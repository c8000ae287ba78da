// The words of all methods of the registry.
#pragma once

#include "solver/cli/english/methods/method_words.h"

namespace cubewright {

const MethodWords& AllMethodWords();

}  // namespace cubewright
