#include "solver/cli/solving/solution_json.h"

#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "solver/cube/facelets.h"
#include "solver/methods/choices.h"

namespace cubewright {
namespace {

using Json = nlohmann::ordered_json;

Json MovesJson(std::span<const Move> moves) {
  Json names = Json::array();
  for (const Move move : moves) names.push_back(MoveName(move));
  return names;
}

Json MovesJson(std::span<const WrittenMove> moves) {
  Json names = Json::array();
  for (const WrittenMove move : moves) names.push_back(WrittenMoveName(move));
  return names;
}

Json ValueJson(const ReasonValue& value) {
  return std::visit(
      [](const auto& held) -> Json {
        using Held = std::decay_t<decltype(held)>;
        if constexpr (std::is_same_v<Held, Face>) {
          return std::string{kFaceLetters[static_cast<std::size_t>(held)]};
        } else if constexpr (std::is_same_v<Held, Piece>) {
          return PieceName(held);
        } else if constexpr (std::is_same_v<Held, Place>) {
          return PieceName(held.at);
        } else {
          return held;
        }
      },
      value);
}

Json ReasonJson(const Reason& reason) {
  Json values = Json::object();
  for (const auto& [name, value] : reason.values) values[name] = ValueJson(value);
  return {{"key", reason.key}, {"values", values}};
}

Json StepJson(const StageStep& step) {
  Json pieces = Json::array();
  for (const Piece& piece : step.pieces) pieces.push_back(PieceName(piece));
  Json json = {{"from", step.from}, {"to", step.to}, {"pieces", pieces}};
  if (!step.case_name.empty()) json["case"] = step.case_name;
  if (!step.algorithm.empty()) json["algorithm"] = step.algorithm;
  if (!step.reason.key.empty()) json["reason"] = ReasonJson(step.reason);
  return json;
}

Json StagesJson(const std::vector<Stage>& stages) {
  Json all = Json::array();
  for (const Stage& stage : stages) {
    Json steps = Json::array();
    for (const StageStep& step : stage.steps) steps.push_back(StepJson(step));
    all.push_back({{"id", stage.id}, {"from", stage.from}, {"to", stage.to}, {"steps", steps}});
  }
  return all;
}

}  // namespace

Json ResultJson(const CubieCube& cube, const SolveResult& result, TableTier tier) {
  return {{"facelets", WriteFacelets(cube)},  {"moves", MovesJson(result.moves)},
          {"text", MovesText(result.moves)},  {"length", result.length()},
          {"lowerBound", result.lower_bound}, {"optimal", result.optimal()},
          {"cost", result.length()},          {"metric", NameOf(Metric::kHtm)},
          {"method", Choice{}.method},        {"stop", SolveStopName(result.stop)},
          {"tier", TableTierName(tier)},      {"nodes", result.nodes},
          {"timeMs", result.time_ms}};
}

Json ResultJson(const std::string& facelets, const MethodResult& result, std::string_view method,
                const MethodTask& task) {
  const MethodSolution& solution = result.solution;
  Json json = {{"facelets", facelets},
               {"moves", MovesJson(solution.moves)},
               {"text", MovesText(solution.moves)},
               {"length", solution.moves.size()},
               {"lowerBound", result.lower_bound},
               {"optimal", result.optimal()},
               {"cost", solution.cost},
               {"metric", NameOf(task.metric)},
               {"method", method},
               {"stop", SolveStopName(result.stop)},
               {"nodes", result.nodes},
               {"timeMs", result.time_ms},
               {"written", MovesJson(solution.as_written.written)}};
  if (!result.found_by.empty()) json["foundBy"] = result.found_by;
  if (task.max_solutions > 1) {
    Json& solutions = json["solutions"] = Json::array();
    const auto add = [&](std::span<const Move> moves) {
      solutions.push_back({{"moves", MovesJson(moves)},
                           {"text", MovesText(moves)},
                           {"cost", CostOf(moves, task.metric)}});
    };
    add(solution.moves);
    for (const std::vector<Move>& other : result.others) add(other);
  }
  if (!result.figures.empty()) {
    Json& figures = json["figures"] = Json::object();
    for (const auto& [name, figure] : result.figures) figures[std::string(name)] = figure;
  }
  if (!solution.as_written.stages.empty()) {
    json["stages"] = StagesJson(solution.as_written.stages);
  }
  return json;
}

Json SequencesJson(std::span<const NamedSequence> sequences) {
  Json all = Json::array();
  for (const NamedSequence& sequence : sequences) {
    Json json = {{"name", sequence.name}, {"moves", sequence.moves}};
    if (!sequence.mirror_of.empty()) json["mirrorOf"] = sequence.mirror_of;
    all.push_back(json);
  }
  return all;
}

}  // namespace cubewright
