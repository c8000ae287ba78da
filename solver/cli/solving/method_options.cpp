#include "solver/cli/solving/method_options.h"

#include <algorithm>
#include <iostream>

#include "solver/cli/commands.h"
#include "solver/cli/english/color_names.h"
#include "solver/methods/choices.h"
#include "solver/methods/registry/registry.h"

namespace cubewright {
namespace {

template <std::size_t kCount>
CLI::IsMember OneOf(const std::array<std::string_view, kCount>& names) {
  return CLI::IsMember(std::vector<std::string>(names.begin(), names.end()));
}

}  // namespace

void AddMethodOptions(CLI::App& command, MethodOptions& options) {
  AddPuzzleOption(command, options.puzzle);
  AddFacesOption(command, options.puzzle);
  command
      .add_option("--method", options.method,
                  "How it is solved; the default of solve is two-phase, for a 2x2x2 optimal")
      ->check(OneOf(kMethodNames))
      ->capture_default_str();
  command.add_option("--metric", options.metric, "What a turn costs")
      ->check(OneOf(kMetricNames))
      ->capture_default_str();
  command
      .add_option("--cross", options.cross,
                  "The colour of the cross, for methods that begin with one; of a 2x2x2, that of "
                  "the first layer or face")
      ->check(OneOf(kColorNames))
      ->capture_default_str();
  command
      .add_option("--seed", options.seed,
                  "A number that gives the same solution again, where a method draws at random")
      ->check(WholeNumber())
      ->capture_default_str();
  command
      .add_option("--population", options.population,
                  "What genetic evolves through: Thistlethwaite's subgroups, or layers, for "
                  "comparison")
      ->check(OneOf(kPopulationNames))
      ->capture_default_str();
  command.add_flag("--progress", options.progress,
                   "Report on standard error how far the method is, if it reports progress");
}

OnProgress ProgressLine(const MethodOptions& options) {
  if (!options.progress) return {};
  return [](const MethodProgress& progress) {
    for (const auto& [name, figure] : progress.figures) std::cerr << name << ' ' << figure << ", ";
    std::cerr << "positions " << progress.nodes << '\n';
  };
}

MethodTask TaskOf(const MethodOptions& options, const Position& position) {
  return {.cube = position.cube,
          .metric = *MetricNamed(options.metric),
          .cross = position.colors.FaceOf(options.cross, position.orientation),
          .seed = options.seed,
          .population = static_cast<PopulationKind>(
              std::find(kPopulationNames.begin(), kPopulationNames.end(), options.population) -
              kPopulationNames.begin())};
}

PositionFault NoSolutionFault(std::string_view code) {
  return {code,
          code == "time"
              ? "The limit passed before there was a solution. Allow more, or another method."
              : "The method gave no right solution, which is a fault of this program.",
          {},
          {}};
}

int ReportUsage(std::string_view code, const std::string& message) {
  std::cerr << "cubewright: " << code << ": " << message << '\n';
  return kExitUsage;
}

std::string OtherPuzzleHint(std::string_view method, std::string_view puzzle) {
  std::string_view other_puzzle;
  for (const MethodDescription* described : Methods()) {
    if (described->name != method) continue;
    if (described->puzzle == puzzle) return "";
    other_puzzle = described->puzzle;
  }
  if (other_puzzle.empty()) return "";
  const std::string name(other_puzzle);
  return " The " + name + " has it: add --puzzle " + name + ".";
}

std::string OtherMethodsHint(std::string_view these, const MethodOptions& options, GoalKind goal,
                             const std::function<bool(const MethodDescription&)>& is_meant) {
  std::string names;
  for (std::string_view name : kMethodNames) {
    const MethodDescription* method =
        FindMethod(Methods(), {options.puzzle.puzzle, name, *MetricNamed(options.metric), goal});
    if (method == nullptr || !is_meant(*method)) continue;
    names.append(names.empty() ? "" : ", ").append(name);
  }
  return names.empty() ? "" : " " + std::string(these) + ": " + names + ".";
}

int ReportUnsupported(const MethodOptions& options, GoalKind goal) {
  const std::string to_a_goal = goal == GoalKind::kSolved ? "" : " that leads to a goal";
  std::string hint = OtherPuzzleHint(options.method, options.puzzle.puzzle);
  if (hint.empty()) {
    hint = OtherMethodsHint("There are", options, goal, [](const auto&) { return true; });
  }
  return ReportUsage("unsupported", "There is no method " + options.method + " for the " +
                                        options.puzzle.puzzle + " in " + options.metric +
                                        to_a_goal + "." + hint);
}

}  // namespace cubewright
