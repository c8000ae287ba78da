// The progress and solution of a solve as JavaScript values; wasm/solves.d.ts declares them.
#pragma once

#include <emscripten/val.h>

#include "solver/methods/method_solve.h"

namespace cubewright {

// The progress of a solve whose state is `state`. If `solve` is null, only the state.
emscripten::val StatusOf(MethodState state, const MethodSolve* solve);

emscripten::val SolutionOf(const MethodSolution& found);

}  // namespace cubewright
