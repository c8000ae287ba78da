// `cubewright bench`: how soon the search finds short solutions, over a list of cubes. `npm run
// bench` measures the bundles, too.

#include <algorithm>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cli/bench/bench_report.h"
#include "solver/cli/commands.h"
#include "solver/cli/cubes/fault_json.h"
#include "solver/cli/cubes/position.h"
#include "solver/cli/solving/stopwatch.h"
#include "solver/cli/solving/timed_search.h"
#include "solver/cli/tables/loaded_tables.h"
#include "solver/methods/twophase/tables/table_set.h"

namespace cubewright {
namespace {

struct BenchOptions {
  std::vector<std::string> cube_files;
  std::optional<std::string> tables;
  std::vector<std::string> parts = {"start", "times", "lengths", "memory"};
  std::vector<int> max_lengths = {21, 20, 19};
  std::vector<std::uint64_t> times_ms = {10, 100, 1000};
  BenchSettings settings;
  bool json = false;

  bool Has(std::string_view part) const {
    return std::find(parts.begin(), parts.end(), part) != parts.end();
  }
};

// Adds the cubes of a file to `cubes`. False if a line is no cube; standard error says why.
bool ReadCubes(const std::string& name, std::vector<CubieCube>& cubes) {
  std::ifstream file(name);
  std::string line;
  bool all_legal = true;
  while (std::getline(file, line)) {
    if (line.ends_with('\r')) line.pop_back();
    if (line.empty() || line.starts_with('#')) continue;
    // What follows the cube, such as its known length, is skipped.
    const Result<Position, PositionFault> position = ReadPosition(line.substr(0, line.find('\t')));
    if (position) {
      cubes.push_back(position->cube);
    } else {
      std::cerr << "cubewright: " << name << ": " << position.failure().message << '\n';
      all_legal = false;
    }
  }
  return all_legal;
}

void MeasureSearches(const BenchOptions& options, const SearchTables& tables,
                     const std::vector<CubieCube>& cubes, BenchReport& report) {
  const BenchSettings& settings = options.settings;
  const auto hard_length = std::min_element(options.max_lengths.begin(), options.max_lengths.end());
  WarmUp(settings, tables, cubes, *hard_length);
  if (options.Has("times")) {
    for (const int max_length : options.max_lengths) {
      report.times.push_back(MeasureTimeToLength(settings, tables, cubes, max_length));
    }
  }
  if (options.Has("lengths")) {
    report.lengths = MeasureLengthsAfterTimes(settings, tables, cubes, options.times_ms);
  }
}

int Bench(const BenchOptions& options) {
  std::vector<CubieCube> cubes;
  int exit_status = kExitDone;
  for (const std::string& name : options.cube_files) {
    if (!ReadCubes(name, cubes)) exit_status = kExitFound;
  }
  if (cubes.empty()) {
    std::cerr << "cubewright: there are no cubes in these files.\n";
    return kExitUsage;
  }
  BenchReport report;
  report.settings = options.settings;
  report.cubes = cubes.size();
  const Stopwatch since_start;
  const auto tables = LoadTables(options.tables);
  if (!tables) {
    std::cerr << "cubewright: " << tables.failure().code << ": " << tables.failure().message
              << '\n';
    return kExitUsage;
  }
  report.tier = TableTierName((*tables)->search_tables().tier());
  if (options.Has("start")) {
    const double ready_ms = since_start.time_ms();
    SolveWithin({0, 0, options.settings.threads}, (*tables)->search_tables(), cubes.front());
    report.start = {ready_ms, since_start.time_ms()};
  }
  MeasureSearches(options, (*tables)->search_tables(), cubes, report);
  // Measured before tables are made, which takes more memory than searching.
  if (options.Has("memory")) report.memory = ReadResidentMemory();
  if (options.Has("generation")) {
    for (const TableDescription& table : TwoPhaseTableSet().tables) {
      report.generation.push_back(MeasureGeneration(table));
    }
  }
  if (options.json) {
    std::cout << JsonLine(BenchReportJson(report)) << '\n';
  } else {
    PrintBenchReport(report, std::cout);
  }
  return exit_status;
}

}  // namespace

void AddBenchCommand(CLI::App& app, int& exit_status) {
  CLI::App* command = app.add_subcommand(
      "bench", "Measure when solutions of each length are found, and their lengths by time");
  const auto options = std::make_shared<BenchOptions>();
  BenchSettings& settings = options->settings;
  command
      ->add_option("--cubes", options->cube_files,
                   "Files of cubes, one a line; what follows a tab, and lines with #, are skipped")
      ->required()
      ->check(CLI::ExistingFile);
  command->add_option("--tables", options->tables, kTablesOptionHelp);
  command->add_option("--parts", options->parts, "What to measure; also generation, of the tables")
      ->delimiter(',')
      ->check(CLI::IsMember({"start", "times", "lengths", "memory", "generation"}))
      ->capture_default_str();
  command
      ->add_option("--max-length", options->max_lengths,
                   "Measure the time to a solution of at most this many moves")
      ->delimiter(',')
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  command->add_option("--time-ms", options->times_ms, "Measure the lengths after these times")
      ->delimiter(',')
      ->check(WholeNumber())
      ->capture_default_str();
  command
      ->add_option("--limit-ms", settings.limit_ms,
                   "Give up a cube that has no solution of the wanted length by then")
      ->check(WholeNumber())
      ->capture_default_str();
  command
      ->add_option("--warm-up", settings.warm_up_searches,
                   "First make this many searches that do not count")
      ->check(WholeNumber())
      ->capture_default_str();
  command->add_option("--threads", settings.threads, "Search with this many threads")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command->add_flag("--json", options->json, "Write one line of JSON");
  command->callback([options, &exit_status] { exit_status = Bench(*options); });
}

}  // namespace cubewright
