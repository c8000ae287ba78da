// What JavaScript sees of the methods that need no set of tables. wasm/methods.d.ts declares and
// documents the same names for TypeScript; a test compares the two.
#include <emscripten/bind.h>

#include <cstddef>
#include <string>

#include "solver/methods/registry/methods_by_stages.h"
#include "wasm/solves/method_engine.h"
#include "wasm/solves/solve_bindings.h"

namespace cubewright {
namespace {

class StagesEngine : public MethodEngine {
 public:
  StagesEngine() : MethodEngine(kMethodsByStages) {}

  bool Start(MethodRequest request) {
    request.population = population_;
    return MethodEngine::Start(request);
  }
  // For later solves.
  void UsePopulation(PopulationKind population) { population_ = population; }

 private:
  PopulationKind population_ = PopulationKind::kSubgroups;
};

StagesEngine& TheEngine() {
  static StagesEngine engine;
  return engine;
}

// One of kPopulationNames; any other name changes nothing.
void UsePopulation(const std::string& name) {
  for (std::size_t kind = 0; kind < kPopulationNames.size(); ++kind) {
    if (kPopulationNames[kind] == name) {
      TheEngine().UsePopulation(static_cast<PopulationKind>(kind));
    }
  }
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
  emscripten::function("usePopulation", &UsePopulation);
}

}  // namespace
}  // namespace cubewright
