// What JavaScript sees of solves by a method, the same in every bundle that has some: values only.
// wasm/solves.d.ts declares it. `kOnly` gives the one engine of the bundle: a MethodEngine, or a
// class with the same functions for solves.
#pragma once

#include <emscripten/bind.h>

#include <cstdint>
#include <string>

#include "solver/methods/method_solve.h"
#include "wasm/solves/solve_values.h"

namespace cubewright {

template <auto kOnly>
struct SolveBindings {
  using val = emscripten::val;

  static bool Start(const std::string& method, const std::string& metric,
                    const std::string& facelets, const std::string& goal, int max_length,
                    const std::string& cross, double seed) {
    return kOnly().Start(
        {method, metric, facelets, goal, max_length, cross, static_cast<std::uint64_t>(seed)});
  }

  static val Step(double work) {
    MethodSolve* solve = kOnly().solve();
    if (solve == nullptr) return StatusOf(MethodState::kCancelled, nullptr);
    return StatusOf(solve->Step(static_cast<std::uint64_t>(work)), solve);
  }

  static void Cancel() { kOnly().EndSolve(); }

  static val Best() {
    MethodSolve* solve = kOnly().solve();
    return solve == nullptr || !solve->best() ? val::null() : SolutionOf(*solve->best());
  }

  static void Register() {
    using emscripten::function;
    function("startSolve", &Start);
    function("stepSolve", &Step);
    function("cancelSolve", &Cancel);
    function("bestSolution", &Best);
  }
};

}  // namespace cubewright
