#include "solver/methods/genetic/genetic.h"

#include <memory>

#include "solver/methods/genetic/genetic_run.h"

namespace cubewright {
namespace {

class Genetic : public Method {
 public:
  std::unique_ptr<MethodRun> Start(const MethodTask& task) const override {
    return std::make_unique<GeneticRun>(task);
  }
};

std::unique_ptr<Method> Make(MethodTables) { return std::make_unique<Genetic>(); }

}  // namespace

// While solutions evolve, a half turn costs as much as a quarter turn, whatever the metric that the
// result is counted in.
const MethodDescription kGeneticMethod = {.name = "genetic", .make = Make};

}  // namespace cubewright
