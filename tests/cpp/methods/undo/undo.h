// A method for tests, added as solver/methods/README.md describes: it undoes the scramble that it
// is given, in two stages.
#pragma once

#include <string_view>

#include "solver/methods/method_description.h"

namespace cubewright {

// The only one that it can undo.
inline constexpr std::string_view kUndoneScramble = "R U F2 M' y r D'";

extern const MethodDescription kUndoMethod;

}  // namespace cubewright
