// `cubewright compare`: several methods over the same cubes, side by side.

#include <algorithm>
#include <fstream>
#include <iostream>
#include <memory>

#include "solver/cli/commands.h"
#include "solver/cli/comparing/comparison.h"
#include "solver/cli/comparing/comparison_options.h"
#include "solver/cli/cubes/fault_json.h"

namespace cubewright {
namespace {

// The options that say what to solve and how. They do not go with --results, which solves nothing.
constexpr std::string_view kOptionsOfSolving[] = {
    "--preset", "--methods", "--metric",    "--random",  "--cubes", "--scrambles", "--every",
    "--count",  "--seed",    "--max-nodes", "--time-ms", "--part",  "--csv",       "--resume"};

void WriteReport(const ComparisonReport& report, bool json) {
  if (json) {
    std::cout << JsonLine(ComparisonJson(report)) << '\n';
  } else {
    PrintComparison(report, std::cout);
  }
}

// A part may have been forgotten, or a run stopped.
void NoteMissing(const TrialLineReader& reader) {
  constexpr std::size_t kMostTold = 10;
  if (reader.missing() > 0) {
    std::cerr << "cubewright: Cubes up to number " << reader.last() << " that are missing: ";
    for (const std::uint64_t number : reader.Missing(kMostTold)) std::cerr << number << ' ';
    if (reader.missing() > kMostTold) std::cerr << "... ";
    std::cerr << "(" << reader.missing()
              << "). In a file of cubes, these may be lines that are no cubes.\n";
  }
  for (const auto& [method, cubes] : reader.cubes_of_methods()) {
    if (cubes == reader.cubes()) continue;
    std::cerr << "cubewright: Only " << cubes << " of the " << reader.cubes()
              << " cubes have a line of " << method << ".\n";
  }
}

int SumUpResults(const CLI::App& command, const ComparisonOptions& options) {
  for (const std::string_view name : kOptionsOfSolving) {
    if (command.get_option(std::string(name))->empty()) continue;
    return ReportUsage(
        "usage", "--results solves nothing, so it does not go with " + std::string(name) + ".");
  }
  TrialLineReader reader(options.puzzle.faces);
  for (const std::string& name : options.results) {
    if (name == kStandardStream) {
      reader.Read(std::cin, "standard input");
      continue;
    }
    std::ifstream file(name);
    // A directory can be opened, but not read.
    file.peek();
    if (!file.is_open() || file.bad()) {
      return ReportUsage("results-missing", name + " cannot be read.");
    }
    file.clear();
    reader.Read(file, name);
  }
  if (reader.cubes() == 0) return ReportUsage("no-cubes", "There are no results in these files.");
  if (!command.get_option("--puzzle")->empty() && options.puzzle.puzzle != reader.puzzle()) {
    return ReportUsage("usage", "These are results of the " + reader.puzzle() + ".");
  }
  NoteMissing(reader);
  WriteReport({.puzzle = reader.puzzle(),
               .metric = reader.metric(),
               .source = "results",
               .cubes = reader.cubes(),
               .refused = reader.refused(),
               .rows = reader.tally().rows()},
              options.json);
  return reader.refused() == 0 ? kExitDone : kExitFound;
}

int CompareMethods(const CLI::App& command, const ComparisonOptions& given) {
  if (!AreConsistent(given.puzzle)) return kExitUsage;
  if (!given.results.empty()) return SumUpResults(command, given);
  const Result<ComparisonPlan, UsageFault> plan = PlanOf(given);
  if (!plan) return ReportUsage(plan.failure().code, plan.failure().message);
  return RunComparison(*plan, [&given](const ComparisonReport& report) {
    // If lines go to standard output, nothing else is written there.
    if (given.csv != kStandardStream) WriteReport(report, given.json);
  });
}

}  // namespace

void AddCompareCommand(CLI::App& app, int& exit_status) {
  CLI::App* command = app.add_subcommand(
      "compare", "Solve the same cubes by several methods, and sum up turns and times");
  const auto options = std::make_shared<ComparisonOptions>();
  AddComparisonOptions(*command, *options);
  command->callback(
      [command, options, &exit_status] { exit_status = CompareMethods(*command, *options); });
}

}  // namespace cubewright
