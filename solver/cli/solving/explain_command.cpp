// `cubewright explain`: a solution by stages, in English or as data.

#include <algorithm>
#include <cstddef>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "solver/cli/commands.h"
#include "solver/cli/cubes/fault_json.h"
#include "solver/cli/cubes/puzzle_positions.h"
#include "solver/cli/english/methods/explanation.h"
#include "solver/cli/english/methods/method_word_list.h"
#include "solver/cli/solving/method_options.h"
#include "solver/cli/solving/solution_json.h"
#include "solver/cli/solving/timed_method.h"
#include "solver/methods/registry/registry.h"

namespace cubewright {
namespace {

struct ExplainOptions {
  std::vector<std::string> position;
  MethodOptions method{.method = "beginner"};
  MethodLimits limits;
  bool json = false;
};

// Empty in half turns, where each turn costs one.
std::string CostSentence(int cost, Metric metric) {
  if (metric == Metric::kHtm) return "";
  return " In " + std::string{NameOf(metric)} + " they cost " + std::to_string(cost) + ".";
}

int ReportPosition(const std::string& text, const PositionFault& fault, bool json) {
  if (json) {
    std::cout << JsonLine(FaultJson(text, fault)) << std::endl;
  } else {
    ReportFault(fault);
  }
  return kExitFound;
}

int ExplainOne(const std::string& text, const ExplainOptions& options,
               const PuzzlePositions& positions, const MethodDescription& description,
               Method& method) {
  const Result<Position, PositionFault> position = positions.Read(text);
  if (!position) return ReportPosition(text, position.failure(), options.json);
  const MethodTask task = TaskOf(options.method, *position);
  const auto result = SolveWithin(options.limits, method, task, ProgressLine(options.method));
  if (!result) return ReportPosition(text, NoSolutionFault(result.failure()), options.json);
  if (options.json) {
    nlohmann::ordered_json json = {{"input", Shortened(text)}};
    json.update(ResultJson(positions.Facelets(task.cube), *result, description.name, task));
    json["orientation"] = position->orientation;
    json["cross"] = std::string{kFaceLetters[static_cast<std::size_t>(task.cross)]};
    json["sequences"] = SequencesJson(description.sequences);
    std::cout << JsonLine(json) << std::endl;
    return kExitDone;
  }
  const std::size_t turn_count = result->solution.moves.size();
  std::cout << Explanation(result->solution.as_written, description.sequences,
                           {.cube = task.cube,
                            .colors = position->colors,
                            .cross = task.cross,
                            .has_centers = positions.have_centers()},
                           AllMethodWords())
            << "\nIn all: " << turn_count << (turn_count == 1 ? " turn" : " turns")
            << " of faces. Those that meet count as one, turns of the whole cube not at all."
            << CostSentence(result->solution.cost, task.metric) << std::endl;
  return kExitDone;
}

int Explain(const ExplainOptions& options) {
  const MethodOptions& chosen = options.method;
  if (!AreConsistent(chosen.puzzle)) return kExitUsage;
  const PuzzlePositions positions(chosen.puzzle);
  if (!positions.AreClear(options.position)) return kExitUsage;
  const MethodDescription* description = FindMethod(
      Methods(),
      {chosen.puzzle.puzzle, chosen.method, *MetricNamed(chosen.metric), GoalKind::kSolved});
  if (description == nullptr) return ReportUnsupported(chosen, GoalKind::kSolved);
  // Methods with tables of their own look for a shortest solution, which has no stages.
  if (!description->stands_alone()) {
    const auto has_stages = [](const MethodDescription& other) { return other.stands_alone(); };
    return ReportUsage("unsupported",
                       chosen.method + " has no stages to tell of." +
                           OtherMethodsHint("These have", chosen, GoalKind::kSolved, has_stages));
  }
  const std::unique_ptr<Method> method = description->make({});
  int exit_status = kExitDone;
  int given = 0;
  if (!options.position.empty()) {
    positions.ForEach(options.position, [&given](const std::string&) { ++given; });
  }
  // An only cube needs no name. How many standard input has is not known yet.
  const bool are_named = !options.json && given != 1;
  int count = 0;
  positions.ForEach(options.position, [&](const std::string& text) {
    ++count;
    // In English, two empty lines separate cubes; one separates stages.
    if (!options.json && count > 1) std::cout << "\n\n";
    if (are_named) std::cout << "Cube " << count << ": " << Shortened(text) << std::endl;
    exit_status =
        std::max(exit_status, ExplainOne(text, options, positions, *description, *method));
  });
  return exit_status;
}

}  // namespace

void AddExplainCommand(CLI::App& app, int& exit_status) {
  CLI::App* command = app.add_subcommand("explain",
                                         "Tell how to solve cubes, given as arguments or one a "
                                         "line on standard input, stage by stage, "
                                         "so that one can follow it by hand");
  const auto options = std::make_shared<ExplainOptions>();
  command->add_option(
      "FACELETS|MOVES", options->position,
      "54 letters of stickers, 24 of a 2x2x2, several times for several cubes, or moves that lead "
      "to a cube from a solved one");
  AddMethodOptions(*command, options->method);
  command->get_option("--method")
      ->description("How it is solved, by one of the methods with stages");
  command->add_option("--time-ms", options->limits.time_ms, "Stop after this time")
      ->check(WholeNumber());
  command->add_option("--max-nodes", options->limits.max_nodes, "Stop after this many positions")
      ->check(WholeNumber(1));
  command->add_flag("--json", options->json,
                    "Write a line of JSON for each cube, with the stages as keys and values");
  command->callback([options, &exit_status] { exit_status = Explain(*options); });
}

}  // namespace cubewright
