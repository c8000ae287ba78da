// What JavaScript sees of the methods of the registry: values only. wasm/methods.d.ts declares and
// documents the same names for TypeScript; a test holds the two together.
#include <emscripten/bind.h>

#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

#include "solver/methods/registry/registry.h"
#include "wasm/methods/engine.h"

namespace cubewright {
namespace {

using emscripten::val;

MethodEngine& TheEngine() {
  static MethodEngine engine;
  return engine;
}

std::string StateName(MethodState state) {
  switch (state) {
    case MethodState::kRunning:
      return "running";
    case MethodState::kImproved:
      return "improved";
    case MethodState::kTargetReached:
      return "target";
    case MethodState::kDone:
      return "done";
    case MethodState::kNoSolution:
      return "no-solution";
    case MethodState::kCancelled:
      return "cancelled";
  }
}

val ValueOf(const ReasonValue& value) {
  return std::visit(
      [](const auto& held) {
        using Held = std::decay_t<decltype(held)>;
        if constexpr (std::is_same_v<Held, Face>) {
          return val(std::string{kFaceLetters[static_cast<std::size_t>(held)]});
        } else if constexpr (std::is_same_v<Held, Piece>) {
          return val(PieceName(held));
        } else if constexpr (std::is_same_v<Held, Place>) {
          return val(PieceName(held.at));
        } else {
          return val(held);
        }
      },
      value);
}

val RangeOf(int from, int to) {
  val range = val::object();
  range.set("from", from);
  range.set("to", to);
  return range;
}

val StepOf(const StageStep& step) {
  val object = RangeOf(step.from, step.to);
  val pieces = val::array();
  for (const Piece& piece : step.pieces) pieces.call<void>("push", PieceName(piece));
  object.set("pieces", pieces);
  if (!step.case_name.empty()) object.set("case", step.case_name);
  if (!step.algorithm.empty()) object.set("algorithm", step.algorithm);
  if (step.reason.key.empty()) return object;
  val values = val::object();
  for (const auto& [name, value] : step.reason.values) values.set(name, ValueOf(value));
  val reason = val::object();
  reason.set("key", step.reason.key);
  reason.set("values", values);
  object.set("reason", reason);
  return object;
}

val StagesOf(const std::vector<Stage>& stages) {
  val all = val::array();
  for (const Stage& stage : stages) {
    val object = RangeOf(stage.from, stage.to);
    object.set("id", stage.id);
    val steps = val::array();
    for (const StageStep& step : stage.steps) steps.call<void>("push", StepOf(step));
    object.set("steps", steps);
    all.call<void>("push", object);
  }
  return all;
}

val MethodNames() {
  val names = val::array();
  for (const MethodDescription* method : Methods()) {
    if (method->stands_alone()) names.call<void>("push", std::string(method->name));
  }
  return names;
}

bool StartSolve(const std::string& method, const std::string& metric, const std::string& facelets,
                int max_length, const std::string& cross, double seed) {
  return TheEngine().Start(
      {method, metric, facelets, max_length, cross, static_cast<std::uint64_t>(seed)});
}

val StepSolve(double work) {
  MethodSolve* solve = TheEngine().solve();
  val status = val::object();
  if (solve == nullptr) {
    status.set("state", StateName(MethodState::kCancelled));
    return status;
  }
  status.set("state", StateName(solve->Step(static_cast<std::uint64_t>(work))));
  const MethodProgress progress = solve->progress();
  status.set("isPreparing", progress.is_preparing);
  status.set("cost", solve->best() ? solve->best()->cost : -1);
  status.set("lowerBound", progress.lower_bound);
  status.set("nodes", static_cast<double>(progress.nodes));
  val figures = val::object();
  for (const auto& [name, figure] : progress.figures) figures.set(std::string(name), figure);
  status.set("figures", figures);
  return status;
}

void CancelSolve() {
  if (MethodSolve* solve = TheEngine().solve()) solve->Cancel();
}

val BestSolution() {
  MethodSolve* solve = TheEngine().solve();
  if (solve == nullptr || !solve->best()) return val::null();
  const MethodSolution& best = *solve->best();
  val solution = val::object();
  solution.set("moves", MovesText(best.moves));
  solution.set("written", WrittenMovesText(best.as_written.written));
  solution.set("stages", StagesOf(best.as_written.stages));
  return solution;
}

EMSCRIPTEN_BINDINGS(cubewright_methods) {
  using emscripten::function;
  function("methodNames", &MethodNames);
  function("startSolve", &StartSolve);
  function("stepSolve", &StepSolve);
  function("cancelSolve", &CancelSolve);
  function("bestSolution", &BestSolution);
}

}  // namespace
}  // namespace cubewright
