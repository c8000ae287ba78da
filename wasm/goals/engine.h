// One solve at a time, for JavaScript: to a goal with stickers that may be anything, or with
// several solutions to a complete one.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "solver/cube/fault.h"
#include "solver/goals/goal.h"
#include "solver/methods/goals/goal_method.h"
#include "solver/methods/method_solve.h"
#include "solver/methods/several/several_solutions.h"
#include "solver/methods/twophase/pruning/search_tables.h"
#include "wasm/solves/method_engine.h"
#include "wasm/solves/wanted_solutions.h"

namespace cubewright {

class GoalEngine {
 public:
  // Starts a solve, ending any other; false if the cube is not legal, no position meets the goal,
  // or the metric is unknown. The tables of the last goal are kept for the next solve.
  bool Start(const MethodRequest& request);
  void EndSolve() { solve_.reset(); }
  // Null while none has begun.
  MethodSolve* solve() { return solve_ ? &*solve_ : nullptr; }

  // Which solutions later solves give.
  WantedSolutions& wanted() { return wanted_; }

  // Why no position meets the goal; nothing if one does, or if the text is not a goal.
  static std::optional<Fault> FaultOf(std::string_view goal);

 private:
  // Makes the method for the goal, unless it is made already. False if no position meets the goal.
  bool PrepareFor(const Goal& goal, Metric metric);
  // The tables of the `mini` tier, made when they are first needed.
  const SearchTables& TheSearchTables();

  WantedSolutions wanted_;
  std::unique_ptr<SearchTables> search_tables_;
  std::unique_ptr<GoalMethod> method_;
  std::optional<SeveralSolutions> several_;
  std::optional<MethodSolve> solve_;
};

}  // namespace cubewright
