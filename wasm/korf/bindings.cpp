// What JavaScript sees of Korf's method: its tables, and solves with them. wasm/korf.d.ts declares
// and documents the same names for TypeScript; a test compares the two.
#include <emscripten/bind.h>

#include "solver/methods/korf/korf.h"
#include "solver/methods/korf/tables/table_set.h"
#include "wasm/solves/solve_bindings.h"
#include "wasm/solves/table_method_engine.h"
#include "wasm/tables/table_bindings.h"

namespace cubewright {
namespace {

TableMethodEngine& TheEngine() {
  static_assert(kKorfTableCount <= TableRooms::kMostTables);
  static TableMethodEngine engine(KorfTableSet(), kKorfMethod);
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
