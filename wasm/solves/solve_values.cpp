#include "wasm/solves/solve_values.h"

#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "solver/cube/move.h"
#include "solver/methods/stages/stages.h"
#include "solver/text/notation.h"
#include "solver/text/written_move.h"

namespace cubewright {
namespace {

using emscripten::val;

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
    case MethodState::kFull:
      return "full";
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

}  // namespace

val StatusOf(MethodState state, const MethodSolve* solve) {
  val status = val::object();
  status.set("state", StateName(state));
  if (solve == nullptr) return status;
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

val SolutionOf(const MethodSolution& found) {
  val solution = val::object();
  solution.set("moves", MovesText(found.moves));
  solution.set("written", WrittenMovesText(found.as_written.written));
  solution.set("stages", StagesOf(found.as_written.stages));
  return solution;
}

}  // namespace cubewright
