// More solutions than one, of a method that gives several.
#pragma once

#include <optional>
#include <vector>

#include "solver/methods/method_solve.h"

namespace cubewright {

// Those that cost as much as the best, and of a method that gives dearer ones too those, as many as
// the task wants, in the method's order; applied and seen to solve the cube, and none cheaper.
// `nullopt` if one of them does not, which is a fault of the method. Precondition: solve.best().
std::optional<std::vector<std::vector<Move>>> OtherSolutions(const MethodSolve& solve);

}  // namespace cubewright
