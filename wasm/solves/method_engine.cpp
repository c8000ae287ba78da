#include "wasm/solves/method_engine.h"

#include <algorithm>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/facelets.h"
#include "solver/cube/move.h"

namespace cubewright {

bool MethodEngine::Start(const MethodRequest& request, MethodTables tables) {
  const std::optional<CubieCube> start = CubeFromFacelets(request.facelets);
  const std::optional<CubieCube> goal = CubeFromFacelets(request.goal);
  if (!start || !goal) {
    solve_.reset();
    return false;
  }
  return Start(request,
               {.goal = IsSolved(*goal) ? GoalKind::kSolved : GoalKind::kPosition,
                .cube = Relative(*start, *goal)},
               tables);
}

bool MethodEngine::Start(const MethodRequest& request, const ReadRequest& read,
                         MethodTables tables) {
  solve_.reset();
  const std::optional<Metric> metric = MetricNamed(request.metric);
  const auto cross = std::find(kFaceLetters.begin(), kFaceLetters.end(),
                               request.cross.size() == 1 ? request.cross.front() : '\0');
  if (!metric || cross == kFaceLetters.end()) return false;
  const MethodDescription* description = FindMethod(
      methods_,
      {.puzzle = read.puzzle, .method = request.method, .metric = *metric, .goal = read.goal});
  if (description == nullptr || description->make == nullptr) return false;
  if (!description->table_set.empty() && tables.empty()) return false;
  const auto can_go_on_from = description->can_go_on_from;
  const bool goes_on = !request.checkpoint.empty();
  if (goes_on && (can_go_on_from == nullptr || !can_go_on_from(read.cube, request.checkpoint))) {
    return false;
  }
  const auto place = std::find(methods_.begin(), methods_.end(), description) - methods_.begin();
  std::unique_ptr<Method>& method = made_[static_cast<std::size_t>(place)];
  if (!method) method = description->make(tables);
  solving_ = description;
  MethodTask task = {.cube = read.cube,
                     .metric = *metric,
                     .max_solutions = request.max_solutions,
                     .prefer = request.prefer,
                     .cross = static_cast<Face>(cross - kFaceLetters.begin()),
                     .seed = request.seed,
                     .threads = request.threads,
                     .known = request.known,
                     .checkpoint = request.checkpoint,
                     .use_faster_tables = request.use_faster_tables,
                     .population = request.population};
  description->LimitCost(task, request.max_length);
  solve_.emplace(*method, task);
  return true;
}

void MethodEngine::ForgetTables() {
  if (solving_ != nullptr && !solving_->table_set.empty()) solve_.reset();
  for (std::size_t place = 0; place < methods_.size(); ++place) {
    if (!methods_[place]->table_set.empty()) made_[place].reset();
  }
}

}  // namespace cubewright
