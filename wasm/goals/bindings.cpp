// What JavaScript sees of goals with stickers that may be anything. wasm/goals.d.ts declares and
// documents the same names for TypeScript; a test compares the two.
#include <emscripten/bind.h>

#include <optional>
#include <string>

#include "wasm/goals/engine.h"
#include "wasm/readings/reading_values.h"
#include "wasm/solves/several_solutions_bindings.h"
#include "wasm/solves/solve_bindings.h"

namespace cubewright {
namespace {

GoalEngine& TheEngine() {
  static GoalEngine engine;
  return engine;
}

emscripten::val FaultOfGoal(const std::string& goal) {
  const std::optional<Fault> fault = GoalEngine::FaultOf(goal);
  return fault ? ReadingOf(*fault, goal, 0) : emscripten::val::null();
}

std::string FoundBy() {
  const MethodSolve* solve = TheEngine().solve();
  if (solve == nullptr || solve->run() == nullptr) return "";
  return std::string(solve->run()->found_by());
}

EMSCRIPTEN_BINDINGS(cubewright_goals) {
  SolveBindings<&TheEngine>::Register();
  SeveralSolutionsBindings<&TheEngine>::RegisterWithPreference();
  emscripten::function("faultOfGoal", &FaultOfGoal);
  emscripten::function("foundBy", &FoundBy);
}

}  // namespace
}  // namespace cubewright
