// What JavaScript sees of the solutions other than the best, in bundles whose methods give several.
// wasm/solves.d.ts declares it. `kOnly` gives the one engine of the bundle.
#pragma once

#include <emscripten/bind.h>

#include <string>

#include "solver/cube/move.h"
#include "solver/methods/other_solutions.h"

namespace cubewright {

template <auto kOnly>
struct SeveralSolutionsBindings {
  using val = emscripten::val;

  static void Want(int count) { kOnly().wanted().SetCount(count); }

  static bool Prefer(const std::string& name) { return kOnly().wanted().Prefer(name); }

  static val Others() {
    val texts = val::array();
    const MethodSolve* solve = kOnly().solve();
    if (solve == nullptr || !solve->best()) return texts;
    const auto others = OtherSolutions(*solve);
    if (!others) return val::null();
    for (const auto& moves : *others) texts.call<void>("push", MovesText(moves));
    return texts;
  }

  static void Register() {
    emscripten::function("wantSolutions", &Want);
    emscripten::function("otherSolutions", &Others);
  }

  // For methods that can put preferred solutions first.
  static void RegisterWithPreference() {
    Register();
    emscripten::function("preferSolutions", &Prefer);
  }
};

}  // namespace cubewright
