#include "solver/cli/comparing/comparison_options.h"

#include <algorithm>
#include <thread>

#include "solver/cli/commands.h"
#include "solver/cli/tables/loaded_tables.h"
#include "solver/experiments/presets.h"

namespace cubewright {
namespace {

constexpr int kMostScrambleTurns = 1000;

std::string ObjectionToMethod(const std::string& text) {
  const auto settings = ReadMethodSettings(text);
  return settings ? "" : settings.failure();
}

// "2/8": the second of eight.
std::optional<ExperimentPart> PartOf(const std::string& text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string::npos) return std::nullopt;
  const auto number = [](std::string words) -> std::uint64_t {
    return WholeNumber(1)(words).empty() ? std::stoull(words) : 0;
  };
  const ExperimentPart part{number(text.substr(0, slash)), number(text.substr(slash + 1))};
  if (part.part == 0 || part.part > part.of) return std::nullopt;
  return part;
}

std::vector<std::string> PresetNames() {
  std::vector<std::string> names;
  for (const Preset& preset : Presets()) names.emplace_back(preset.name);
  return names;
}

std::string PresetList() {
  std::string list = "Presets; other options change what they say:\n";
  for (const Preset& preset : Presets()) {
    list.append("  ").append(preset.name).append(": ").append(preset.title).append("\n");
  }
  return list;
}

}  // namespace

void AddComparisonOptions(CLI::App& command, ComparisonOptions& options) {
  options.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  command
      .add_option("--preset", options.preset, "An experiment that is known by a name, see below")
      ->check(CLI::IsMember(PresetNames()));
  command
      .add_option("--methods", options.methods,
                  "Which methods, as --method of solve names them, with commas between them; each "
                  "may have settings, such as "
                  "two-phase:max-nodes=5000 or genetic:population=layers:seed=2")
      ->delimiter(',')
      ->check(CLI::Validator(ObjectionToMethod, "M[:SETTING=VALUE]..."));
  AddPuzzleOption(command, options.puzzle);
  AddFacesOption(command, options.puzzle);
  command.add_option("--metric", options.metric, "What a turn costs")
      ->check(CLI::IsMember(std::vector<std::string>(kMetricNames.begin(), kMetricNames.end())))
      ->capture_default_str();
  CLI::Option_group* cubes = command.add_option_group("Cubes", "Which cubes");
  cubes->add_option("--random", options.random, "This many, each position equally likely")
      ->check(WholeNumber(1));
  cubes
      ->add_option("--scrambles", options.scrambles,
                   "Scrambles of this many turns, with commas between several lengths; all turns "
                   "are equally likely")
      ->delimiter(',')
      ->check(CLI::Range(0, kMostScrambleTurns));
  cubes->add_option("--cubes", options.cubes,
                    "A file of cubes, one a line, or - for standard input; what follows a tab, and "
                    "lines that begin with #, are skipped");
  cubes->add_flag("--every", options.every, "Every position of the 2x2x2");
  cubes->require_option(0, 1);
  command
      .add_option("--count", options.counts,
                  "How many scrambles of each length, one number for all or one for each; of a "
                  "preset with random cubes, how many cubes")
      ->delimiter(',')
      ->check(WholeNumber(1));
  command
      .add_option("--seed", options.seed,
                  "A number that draws the same cubes again, and what methods draw at random")
      ->check(WholeNumber())
      ->capture_default_str();
  CLI::Option* max_nodes =
      command
          .add_option("--max-nodes", options.max_nodes,
                      "Stop after this many positions for each cube, with methods that read it; "
                      "the moves are then the same everywhere. For two-phase 100000 if neither "
                      "this nor --time-ms is given")
          ->check(WholeNumber(1));
  command.add_option("--time-ms", options.time_ms, "Stop after this time for each cube")
      ->check(WholeNumber())
      ->excludes(max_nodes);
  command
      .add_option_function<std::string>(
          "--part", [&options](const std::string& text) { options.part = *PartOf(text); },
          "Only the K-th of N parts of the cubes; the lines of --csv of all parts sum up to the "
          "whole")
      ->check(CLI::Validator(
          [](const std::string& text) -> std::string {
            return PartOf(text) ? "" : "\"" + text + "\" is no part such as 1/4 or 4/4";
          },
          "K/N"));
  command.add_option("--threads", options.threads, "Solve this many cubes at once, a thread each")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command.add_option("--tables", options.tables, kTablesOptionHelp);
  command.add_option("--csv", options.csv,
                     "Write a line for each cube and method to this file, or - for standard "
                     "output, which then has no table and no JSON");
  command.add_flag("--resume", options.resumes,
                   "Go on with the lines that an earlier run has written to the file of --csv: its "
                   "cubes are not solved again");
  command.add_option("--results", options.results,
                     "Solve nothing: sum up the lines that --csv wrote to these files, or - for "
                     "standard input");
  command.add_flag("--json", options.json, "Write a line of JSON instead of the table");
  command.footer(PresetList() +
                 "A cube is given up if its limit passes without a solution. Lines that are not "
                 "cubes are reported and left out,\nand the exit status is 1 at the end.");
}

bool ComparisonPlan::is_reproducible() const {
  return std::ranges::none_of(
      methods, [](const PlannedMethod& method) { return method.settings.time_ms.has_value(); });
}

}  // namespace cubewright
