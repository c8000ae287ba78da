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

// What costs a turn while it evolves is a half turn as well as a quarter turn, whatever the metric
// that the whole is counted in.
const MethodDescription kGeneticMethod = {.name = "genetic", .make = Make};

}  // namespace cubewright
