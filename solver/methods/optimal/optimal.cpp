#include "solver/methods/optimal/optimal.h"

#include <memory>

#include "solver/methods/optimal/optimal_run.h"
#include "solver/methods/twophase/pruning/search_tables.h"

namespace cubewright {
namespace {

class Optimal : public Method {
 public:
  explicit Optimal(MethodTables tables) : search_tables_(tables[0], tables[1]) {}

  std::unique_ptr<MethodRun> Start(const MethodTask& task) const override {
    return std::make_unique<OptimalRun>(tables_, task.cube, task.known, task.threads);
  }

 private:
  const SearchTables search_tables_;
  const RefutationTables tables_{search_tables_};
};

std::unique_ptr<Method> Make(MethodTables tables) { return std::make_unique<Optimal>(tables); }

}  // namespace

const MethodDescription kOptimalMethod = {.name = "optimal",
                                          .metrics = kHalfTurnsOnly,
                                          .goal = GoalKind::kPosition,
                                          .table_set = "two-phase",
                                          .make = Make};

}  // namespace cubewright
