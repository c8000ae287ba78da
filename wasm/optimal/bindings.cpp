// What JavaScript sees of the method that proves its solution shortest: its tables, and solves with
// them. wasm/optimal.d.ts declares and documents the same names for TypeScript; a test compares the
// two.
#include <emscripten/bind.h>

#include <string>
#include <utility>
#include <vector>

#include "solver/cube/move.h"
#include "wasm/optimal/engine.h"
#include "wasm/solves/several_solutions_bindings.h"
#include "wasm/solves/solve_bindings.h"
#include "wasm/tables/table_bindings.h"

namespace cubewright {
namespace {

OptimalEngine& TheEngine() {
  static OptimalEngine engine;
  return engine;
}

using Tables = TableBindings<&TheEngine>;

// `names` are moves as MoveName writes them; any other name is ignored.
void KnowSolution(const emscripten::val& names) {
  std::vector<Move> moves;
  for (const std::string& name : emscripten::vecFromJSArray<std::string>(names)) {
    for (Move move = 0; move < kMoveCount; ++move) {
      if (MoveName(move) == name) moves.push_back(move);
    }
  }
  TheEngine().Know(std::move(moves));
}

void UseThreads(int threads) { TheEngine().UseThreads(threads); }

void UseLargeTable(bool uses) { TheEngine().UseLargeTable(uses); }

void GoOnFrom(const std::string& checkpoint) { TheEngine().GoOnFrom(checkpoint); }

void RestSolve() { TheEngine().Rest(); }

std::string Checkpoint() { return TheEngine().Checkpoint(); }

emscripten::val ErrorCodes() {
  auto codes = emscripten::val::array();
  Tables::PushErrorCodes(codes);
  return codes;
}

EMSCRIPTEN_BINDINGS(cubewright_optimal) {
  Tables::Register();
  SolveBindings<&TheEngine>::Register();
  SeveralSolutionsBindings<&TheEngine>::RegisterWithPreference();
  emscripten::function("knowSolution", &KnowSolution);
  emscripten::function("goOnFrom", &GoOnFrom);
  emscripten::function("restSolve", &RestSolve);
  emscripten::function("checkpoint", &Checkpoint);
  emscripten::function("useThreads", &UseThreads);
  emscripten::function("useLargeTable", &UseLargeTable);
  emscripten::function("errorCodes", &ErrorCodes);
}

}  // namespace
}  // namespace cubewright
