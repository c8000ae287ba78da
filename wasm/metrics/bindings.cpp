// What JavaScript sees of the two-phase search in every metric but half turns: the tables of each,
// and solves with them. wasm/metrics.d.ts declares and documents the same names for TypeScript; a
// test compares the two.
#include <emscripten/bind.h>

#include "wasm/metrics/engine.h"
#include "wasm/solves/several_solutions_bindings.h"
#include "wasm/solves/solve_bindings.h"
#include "wasm/tables/table_bindings.h"

namespace cubewright {
namespace {

MetricsEngine& TheEngine() {
  static MetricsEngine engine;
  return engine;
}

using Tables = TableBindings<&TheEngine>;

emscripten::val ErrorCodes() {
  auto codes = emscripten::val::array();
  Tables::PushErrorCodes(codes);
  return codes;
}

EMSCRIPTEN_BINDINGS(cubewright_metrics) {
  Tables::Register();
  SolveBindings<&TheEngine>::Register();
  SeveralSolutionsBindings<&TheEngine>::RegisterWithPreference();
  emscripten::function("errorCodes", &ErrorCodes);
}

}  // namespace
}  // namespace cubewright
