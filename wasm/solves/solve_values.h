// What a solve tells, as values of JavaScript; wasm/solves.d.ts declares them.
#pragma once

#include <emscripten/val.h>

#include "solver/methods/method_solve.h"

namespace cubewright {

// How far a solve is that has come to `state`; of none, null, only the state.
emscripten::val StatusOf(MethodState state, const MethodSolve* solve);

emscripten::val SolutionOf(const MethodSolution& found);

}  // namespace cubewright
