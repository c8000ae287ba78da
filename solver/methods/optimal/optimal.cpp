#include "solver/methods/optimal/optimal.h"

#include <array>
#include <memory>
#include <optional>
#include <string_view>

#include "solver/methods/optimal/checkpoint.h"
#include "solver/methods/optimal/large/table_set.h"
#include "solver/methods/optimal/optimal_run.h"
#include "solver/methods/optimal/walks/large_walk.h"
#include "solver/methods/twophase-metrics/pruning/metric_tables.h"
#include "solver/methods/twophase/pruning/search_tables.h"

namespace cubewright {
namespace {

class Optimal : public Method {
 public:
  explicit Optimal(MethodTables tables) : search_tables_(tables[0], tables[1]) {
    if (tables.size() > 2) {
      large_.emplace(tables_, tables[2], kLargeFlipPlaces, kLargeLastDistance);
    }
  }

  std::unique_ptr<MethodRun> Start(const MethodTask& task) const override {
    const bool use_large = large_ && task.use_faster_tables;
    return std::make_unique<OptimalRun>(tables_, task, use_large ? &*large_ : nullptr);
  }

 private:
  const SearchTables search_tables_;
  const RefutationTables tables_{search_tables_};
  std::optional<LargeWalkTables> large_;
};

class OptimalInQuarterTurns : public Method {
 public:
  explicit OptimalInQuarterTurns(MethodTables tables)
      : metric_tables_(Metric::kQtm, tables[0], tables[1]) {}

  std::unique_ptr<MethodRun> Start(const MethodTask& task) const override {
    return std::make_unique<OptimalRun>(tables_, task);
  }

 private:
  const MetricTables metric_tables_;
  const RefutationTables tables_{metric_tables_};
};

template <Metric kMetric>
bool CanGoOnFrom(const CubieCube& cube, std::string_view checkpoint) {
  return ReadCheckpoint(checkpoint, cube, kMetric).has_value();
}

template <class OfMetric>
std::unique_ptr<Method> Make(MethodTables tables) {
  return std::make_unique<OfMetric>(tables);
}

constexpr std::array<Metric, 1> kQuarterTurnsOnly = {Metric::kQtm};

}  // namespace

const MethodDescription kOptimalMethod = {.name = "optimal",
                                          .metrics = kHalfTurnsOnly,
                                          .goal = GoalKind::kPosition,
                                          .table_set = "two-phase",
                                          .faster_table_set = "optimal-large",
                                          .gives_several = true,
                                          .can_prefer = true,
                                          .can_go_on_from = CanGoOnFrom<Metric::kHtm>,
                                          .make = Make<Optimal>};
const MethodDescription kOptimalQtmMethod = {.name = "optimal",
                                             .metrics = kQuarterTurnsOnly,
                                             .goal = GoalKind::kPosition,
                                             .table_set = "two-phase-qtm",
                                             .gives_several = true,
                                             .can_prefer = true,
                                             .can_go_on_from = CanGoOnFrom<Metric::kQtm>,
                                             .make = Make<OptimalInQuarterTurns>};

}  // namespace cubewright
