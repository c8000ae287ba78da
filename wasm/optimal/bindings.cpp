// What JavaScript sees of the method that proves its solution shortest: its tables, and solves with
// them. wasm/optimal.d.ts declares and documents the same names for TypeScript; a test holds the
// two together.
#include <emscripten/bind.h>

#include <string>

#include "solver/text/notation.h"
#include "wasm/optimal/engine.h"
#include "wasm/solves/solve_bindings.h"
#include "wasm/tables/table_bindings.h"

namespace cubewright {
namespace {

OptimalEngine& TheEngine() {
  static OptimalEngine engine;
  return engine;
}

using Tables = TableBindings<&TheEngine>;

// Of moves that are no face turns, nothing is known.
void KnowSolution(const std::string& text) {
  if (const auto read = ReadMoves(text)) TheEngine().Know(read->moves);
}

void UseThreads(int threads) { TheEngine().UseThreads(threads); }

emscripten::val ErrorCodes() {
  auto codes = emscripten::val::array();
  Tables::PushErrorCodes(codes);
  return codes;
}

EMSCRIPTEN_BINDINGS(cubewright_optimal) {
  Tables::Register();
  SolveBindings<&TheEngine>::Register();
  emscripten::function("knowSolution", &KnowSolution);
  emscripten::function("useThreads", &UseThreads);
  emscripten::function("errorCodes", &ErrorCodes);
}

}  // namespace
}  // namespace cubewright
