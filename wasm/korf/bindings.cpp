// What JavaScript sees of Korf's method: its tables, and solves with them. wasm/korf.d.ts declares
// and documents the same names for TypeScript; a test holds the two together.
#include <emscripten/bind.h>

#include "wasm/korf/engine.h"
#include "wasm/solves/solve_bindings.h"
#include "wasm/tables/table_bindings.h"

namespace cubewright {
namespace {

KorfEngine& TheEngine() {
  static KorfEngine engine;
  return engine;
}

using Tables = TableBindings<&TheEngine>;

emscripten::val ErrorCodes() {
  auto codes = emscripten::val::array();
  Tables::PushErrorCodes(codes);
  return codes;
}

EMSCRIPTEN_BINDINGS(cubewright_korf) {
  Tables::Register();
  SolveBindings<&TheEngine>::Register();
  emscripten::function("errorCodes", &ErrorCodes);
}

}  // namespace
}  // namespace cubewright
