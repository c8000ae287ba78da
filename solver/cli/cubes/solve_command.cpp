// `cubewright solve`: short solutions of cubes, one line each.

#include <algorithm>
#include <array>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "solver/cli/commands.h"
#include "solver/cli/cubes/fault_json.h"
#include "solver/cli/cubes/position.h"
#include "solver/cli/cubes/timed_search.h"
#include "solver/cli/tables/loaded_tables.h"
#include "solver/cube/facelets.h"
#include "solver/methods/registry/registry.h"

namespace cubewright {
namespace {

constexpr std::uint64_t kUsualTimeMs = 1000;

struct SolveOptions {
  std::vector<std::string> position;
  std::string puzzle{Choice{}.puzzle};
  std::string method{Choice{}.method};
  std::string metric{kMetricNames.front()};
  std::optional<std::string> goal;
  std::optional<std::string> tables;
  int max_length = 0;
  std::optional<std::uint64_t> time_ms;
  std::optional<std::uint64_t> max_nodes;
  int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  bool json = false;
};

SolveLimits LimitsOf(const SolveOptions& options) {
  SolveLimits limits{options.max_length, options.time_ms, options.max_nodes, options.threads};
  const bool is_limited = limits.max_length != 0 || limits.time_ms || limits.max_nodes;
  if (!is_limited) limits.time_ms = kUsualTimeMs;
  return limits;
}

template <std::size_t kCount>
CLI::IsMember OneOf(const std::array<std::string_view, kCount>& names) {
  return CLI::IsMember(std::vector<std::string>(names.begin(), names.end()));
}

// A field of a line must not break the line: tabs and line ends become spaces.
std::string AsField(std::string text) {
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
  return text;
}

PositionFault OtherFrameFault() {
  return {"frame",
          "The goal is held another way up than the cube. Write both with the same centres.",
          {},
          {}};
}

int ReportUsage(std::string_view code, const std::string& message) {
  std::cerr << "cubewright: " << code << ": " << message << '\n';
  return kExitUsage;
}

nlohmann::ordered_json ResultJson(const CubieCube& cube, const SolveResult& result,
                                  TableTier tier) {
  std::vector<std::string_view> moves;
  for (const Move move : result.moves) moves.push_back(MoveName(move));
  return {{"facelets", WriteFacelets(cube)},  {"moves", moves},
          {"text", MovesText(result.moves)},  {"length", result.length()},
          {"lowerBound", result.lower_bound}, {"optimal", result.optimal()},
          {"cost", result.length()},          {"metric", kMetricNames.front()},
          {"method", Choice{}.method},        {"stop", SolveStopName(result.stop)},
          {"tier", TableTierName(tier)},      {"nodes", result.nodes},
          {"timeMs", result.time_ms}};
}

class LineSolver {
 public:
  LineSolver(const SolveOptions& options, const std::optional<Position>& goal,
             const SearchTables& tables)
      : limits_(LimitsOf(options)), json_(options.json), goal_(goal), tables_(tables) {}

  // Writes a line for the cube, and the reason to standard error if there is no solution to write.
  // Every line is flushed, so that a program at the other end of a pipe gets it at once.
  void Solve(const std::string& text) {
    const Result<Position, PositionFault> position = ReadPosition(text);
    if (!position) {
      WriteFault(text, position.failure());
      return;
    }
    if (goal_ && goal_->orientation != position->orientation) {
      WriteFault(text, OtherFrameFault());
      return;
    }
    const CubieCube& cube = position->cube;
    const SolveResult result =
        SolveWithin(limits_, tables_, goal_ ? Relative(cube, goal_->cube) : cube);
    if (json_) {
      std::cout << JsonLine(ResultJson(cube, result, tables_.tier())) << std::endl;
    } else {
      std::cout << WriteFacelets(cube) << '\t' << MovesText(result.moves) << std::endl;
    }
  }

  bool all_legal() const { return all_legal_; }

 private:
  void WriteFault(const std::string& text, const PositionFault& fault) {
    all_legal_ = false;
    if (json_) {
      std::cout << JsonLine(FaultJson(text, fault)) << std::endl;
      return;
    }
    std::cout << AsField(text) << "\terror: " << fault.code << std::endl;
    std::cerr << "cubewright: " << fault.code << ": " << fault.message << '\n';
  }

  SolveLimits limits_;
  bool json_;
  // Solved if there is none.
  std::optional<Position> goal_;
  const SearchTables& tables_;
  bool all_legal_ = true;
};

int Solve(const SolveOptions& options) {
  const Choice choice = {options.puzzle, options.method, *MetricNamed(options.metric),
                         options.goal ? GoalKind::kPosition : GoalKind::kSolved};
  if (FindMethod(Methods(), choice) == nullptr) {
    return ReportUsage("unsupported", "There is no " + options.method + " for the " +
                                          options.puzzle + " in " + options.metric + " yet.");
  }
  std::optional<Position> goal;
  if (options.goal) {
    const Result<Position, PositionFault> read = ReadPosition(*options.goal);
    if (!read && options.goal->find('?') != std::string::npos) {
      return ReportUsage("unsupported",
                         options.method + " needs a goal whose stickers are all known.");
    }
    if (!read) return ReportUsage(read.failure().code, "The goal: " + read.failure().message);
    goal = *read;
  }
  const auto tables = LoadTables(options.tables);
  if (!tables) return ReportUsage(tables.failure().code, tables.failure().message);
  LineSolver solver(options, goal, (*tables)->search_tables());
  if (!options.position.empty()) {
    for (const std::string& text : PositionTexts(options.position)) solver.Solve(text);
  } else {
    std::string line;
    while (std::cout && std::getline(std::cin, line)) {
      if (line.ends_with('\r')) line.pop_back();
      solver.Solve(line);
    }
  }
  return solver.all_legal() ? kExitDone : kExitFound;
}

}  // namespace

void AddSolveCommand(CLI::App& app, int& exit_status) {
  CLI::App* command = app.add_subcommand(
      "solve",
      "Solve cubes, given as arguments or one a line on standard input; writes FACELETS<TAB>MOVES");
  const auto options = std::make_shared<SolveOptions>();
  command->add_option(
      "FACELETS|MOVES", options->position,
      "54 letters of stickers, several times for several cubes, or moves that lead to "
      "a cube from a solved one");
  command->add_option("--puzzle", options->puzzle, "What is solved")
      ->check(OneOf(kPuzzleNames))
      ->capture_default_str();
  command->add_option("--method", options->method, "How it is solved")
      ->check(OneOf(kMethodNames))
      ->capture_default_str();
  command->add_option("--metric", options->metric, "What a turn costs")
      ->check(OneOf(kMetricNames))
      ->capture_default_str();
  command->add_option(
      "--goal", options->goal,
      "Where the moves are to lead, as FACELETS or MOVES; solved if it is left out");
  command->add_option("--tables", options->tables, kTablesOptionHelp);
  command
      ->add_option("--max-length", options->max_length,
                   "Stop at the first solution of at most this many moves (half-turn metric); "
                   "if there is none, at the shortest, or when the time is up")
      ->check(CLI::Range(1, 100));
  command
      ->add_option("--time-ms", options->time_ms,
                   "Stop after this time for each cube; 1000 if no other limit is given")
      ->check(WholeNumber());
  command
      ->add_option("--max-nodes", options->max_nodes,
                   "Stop after so many positions; with --threads 1, the moves are then the same "
                   "everywhere")
      ->check(WholeNumber());
  command->add_option("--threads", options->threads, "Search with this many threads")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command->add_flag("--json", options->json, "Write a line of JSON for each cube");
  command->footer(
      "A line that is no legal cube gives FACELETS<TAB>error: CODE, and exit status 1 at the end.\n"
      "Solutions are done to the cube as it is held, for moves as they leave it.");
  command->callback([options, &exit_status] { exit_status = Solve(*options); });
}

}  // namespace cubewright
