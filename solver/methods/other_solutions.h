// The further solutions of a method that gives several.
#pragma once

#include <optional>
#include <vector>

#include "solver/methods/method_solve.h"

namespace cubewright {

// All solutions but the best, as many as the task wants, in the method's order: those that cost as
// much and, if the method gives them, dearer ones. Each is checked to solve the cube and not to be
// cheaper than the best; `nullopt` if one fails, which is a fault of the method. Precondition:
// solve.best().
std::optional<std::vector<std::vector<Move>>> OtherSolutions(const MethodSolve& solve);

}  // namespace cubewright
