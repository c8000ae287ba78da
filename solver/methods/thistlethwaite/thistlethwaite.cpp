#include "solver/methods/thistlethwaite/thistlethwaite.h"

#include <memory>

#include "solver/methods/thistlethwaite/thistlethwaite_run.h"

namespace cubewright {
namespace {

class Thistlethwaite : public Method {
 public:
  bool Prepare(std::uint64_t work) override {
    for (std::size_t stage = 0; stage < kThistlethwaiteStageCount; ++stage) {
      auto& tables = tables_[stage];
      if (!tables) tables = std::make_unique<PartsTables>(ThistlethwaiteQuestion(stage));
      if (!tables->is_complete()) {
        tables->Step(work);
        return false;
      }
    }
    return true;
  }

  std::unique_ptr<MethodRun> Start(const MethodTask& task) const override {
    return std::make_unique<ThistlethwaiteRun>(tables_, task.cube);
  }

 private:
  ThistlethwaiteTables tables_;
};

std::unique_ptr<Method> Make(MethodTables) { return std::make_unique<Thistlethwaite>(); }

}  // namespace

// Each stage is shortest in half turns, whatever the metric that the solution is counted in.
const MethodDescription kThistlethwaiteMethod = {.name = "thistlethwaite", .make = Make};

}  // namespace cubewright
