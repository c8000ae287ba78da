#include "wasm/goals/engine.h"

#include <utility>

#include "solver/cube/facelets.h"
#include "solver/goals/diagnosis.h"
#include "solver/methods/metric.h"
#include "solver/text/sticker_symbols.h"

namespace cubewright {
namespace {

constexpr ColorSymbols kFaceSymbols = {{U'U', U'R', U'F', U'D', U'L', U'B'}, true};

}  // namespace

bool GoalEngine::Start(const MethodRequest& request) {
  solve_.reset();
  const std::optional<CubieCube> cube = CubeFromFacelets(request.facelets);
  const std::optional<Goal> goal = GoalFromFacelets(request.goal);
  const std::optional<Metric> metric = MetricNamed(request.metric);
  if (!cube || !goal || !metric) return false;
  MethodTask task = {.cube = *cube,
                     .metric = *metric,
                     .max_solutions = wanted_.count(),
                     .prefer = wanted_.preference()};
  if (const std::optional<CubieCube> whole = CubeFromFacelets(request.goal)) {
    if (*metric != Metric::kHtm) return false;
    task.cube = Relative(*cube, *whole);
    task.most_cost = request.max_length;
    if (!several_) several_.emplace(TheSearchTables());
    solve_.emplace(*several_, task);
    return true;
  }
  if (!PrepareFor(*goal, *metric)) return false;
  LimitCost(task, request.max_length);
  solve_.emplace(*method_, task);
  return true;
}

std::optional<Fault> GoalEngine::FaultOf(std::string_view facelets) {
  const std::optional<Goal> goal = GoalFromFacelets(facelets);
  if (!goal) return std::nullopt;
  return GoalFault(*goal, GoalPositions(*goal), kFaceSymbols);
}

bool GoalEngine::PrepareFor(const Goal& goal, Metric metric) {
  if (method_ && method_->goal() == goal && method_->metric() == metric) return true;
  method_.reset();
  GoalPositions positions(goal);
  if (positions.count() == 0) return false;
  method_ = std::make_unique<GoalMethod>(goal, std::move(positions), metric);
  if (method_->is_exact()) return true;
  method_->UseShortWays(TheSearchTables());
  return true;
}

const SearchTables& GoalEngine::TheSearchTables() {
  if (!search_tables_) search_tables_ = std::make_unique<SearchTables>();
  return *search_tables_;
}

}  // namespace cubewright
