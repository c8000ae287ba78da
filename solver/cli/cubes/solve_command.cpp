// `cubewright solve`: short solutions of cubes, one line each.

#include <algorithm>
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

namespace cubewright {
namespace {

constexpr std::uint64_t kUsualTimeMs = 1000;

struct SolveOptions {
  std::vector<std::string> position;
  std::optional<std::string> tables;
  int max_length = 0;
  std::optional<std::uint64_t> time_ms;
  int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  bool json = false;
};

SolveLimits LimitsOf(const SolveOptions& options) {
  SolveLimits limits{options.max_length, options.time_ms, options.threads};
  if (limits.max_length == 0 && !limits.time_ms) limits.time_ms = kUsualTimeMs;
  return limits;
}

// A field of a line must not break the line: tabs and line ends become spaces.
std::string AsField(std::string text) {
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
  return text;
}

nlohmann::ordered_json ResultJson(const CubieCube& cube, const SolveResult& result,
                                  TableTier tier) {
  std::vector<std::string_view> moves;
  for (const Move move : result.moves) moves.push_back(MoveName(move));
  return {{"facelets", WriteFacelets(cube)},
          {"moves", moves},
          {"text", MovesText(result.moves)},
          {"length", result.length()},
          {"lowerBound", result.lower_bound},
          {"optimal", result.optimal()},
          {"stop", SolveStopName(result.stop)},
          {"tier", TableTierName(tier)},
          {"nodes", result.nodes},
          {"timeMs", result.time_ms}};
}

class LineSolver {
 public:
  LineSolver(const SolveOptions& options, const SearchTables& tables)
      : limits_(LimitsOf(options)), json_(options.json), tables_(tables) {}

  // Writes a line for the cube, and the reason to standard error if there is no solution to write.
  // Every line is flushed, so that a program at the other end of a pipe gets it at once.
  void Solve(const std::string& text) {
    const Result<CubieCube, PositionFault> cube = ReadPosition(text);
    if (!cube) {
      all_legal_ = false;
      WriteFault(text, cube.failure());
      return;
    }
    const SolveResult result = SolveWithin(limits_, tables_, *cube);
    if (json_) {
      std::cout << JsonLine(ResultJson(*cube, result, tables_.tier())) << std::endl;
    } else {
      std::cout << WriteFacelets(*cube) << '\t' << MovesText(result.moves) << std::endl;
    }
  }

  bool all_legal() const { return all_legal_; }

 private:
  void WriteFault(const std::string& text, const PositionFault& fault) {
    if (json_) {
      std::cout << JsonLine(FaultJson(text, fault)) << std::endl;
      return;
    }
    std::cout << AsField(text) << "\terror: " << ErrorCode(fault.error) << std::endl;
    std::cerr << "cubewright: " << ErrorCode(fault.error) << ": " << fault.message << '\n';
  }

  SolveLimits limits_;
  bool json_;
  const SearchTables& tables_;
  bool all_legal_ = true;
};

int Solve(const SolveOptions& options) {
  const auto tables = LoadTables(options.tables);
  if (!tables) {
    std::cerr << "cubewright: " << tables.failure().code << ": " << tables.failure().message
              << '\n';
    return kExitUsage;
  }
  LineSolver solver(options, (*tables)->search_tables());
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
  command->add_option("--tables", options->tables, kTablesOptionHelp);
  command
      ->add_option("--max-length", options->max_length,
                   "Stop at the first solution of at most this many moves (half-turn metric); "
                   "if there is none, at the shortest, or when the time is up")
      ->check(CLI::Range(1, 100));
  command
      ->add_option("--time-ms", options->time_ms,
                   "Stop after this time for each cube; 1000 if --max-length is not given either")
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
