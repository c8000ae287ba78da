#include "solver/methods/korf/korf.h"

#include <memory>

#include "solver/methods/korf/korf_run.h"

namespace cubewright {
namespace {

class Korf : public Method {
 public:
  explicit Korf(MethodTables tables) : bounds_(tables) {}

  std::unique_ptr<MethodRun> Start(const MethodTask& task) const override {
    return std::make_unique<KorfRun>(bounds_, task.cube);
  }

 private:
  const KorfBounds bounds_;
};

std::unique_ptr<Method> Make(MethodTables tables) { return std::make_unique<Korf>(tables); }

}  // namespace

const MethodDescription kKorfMethod = {.name = "korf",
                                       .metrics = kHalfTurnsOnly,
                                       .goal = GoalKind::kPosition,
                                       .table_set = "korf",
                                       .make = Make};

}  // namespace cubewright
