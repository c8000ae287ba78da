// What JavaScript sees of the methods that need no set of tables. wasm/methods.d.ts declares and
// documents the same names for TypeScript; a test holds the two together.
#include <emscripten/bind.h>

#include <string>

#include "solver/methods/registry/methods_by_stages.h"
#include "wasm/solves/method_engine.h"
#include "wasm/solves/solve_bindings.h"

namespace cubewright {
namespace {

MethodEngine& TheEngine() {
  static MethodEngine engine(kMethodsByStages);
  return engine;
}

emscripten::val MethodNames() {
  auto names = emscripten::val::array();
  for (const MethodDescription* method : kMethodsByStages) {
    names.call<void>("push", std::string(method->name));
  }
  return names;
}

EMSCRIPTEN_BINDINGS(cubewright_methods) {
  SolveBindings<&TheEngine>::Register();
  emscripten::function("methodNames", &MethodNames);
}

}  // namespace
}  // namespace cubewright
