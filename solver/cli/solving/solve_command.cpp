// `cubewright solve`: short solutions of cubes, one line each.

#include <algorithm>
#include <cctype>
#include <functional>
#include <iostream>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "solver/cli/commands.h"
#include "solver/cli/cubes/position.h"
#include "solver/cli/cubes/puzzle_positions.h"
#include "solver/cli/solving/answers.h"
#include "solver/cli/solving/checkpoint_file.h"
#include "solver/cli/solving/line_solver.h"
#include "solver/cli/solving/method_options.h"
#include "solver/cli/solving/open_goal.h"
#include "solver/cli/solving/solution_json.h"
#include "solver/cli/solving/timed_method.h"
#include "solver/cli/solving/timed_search.h"
#include "solver/cli/tables/loaded_tables.h"
#include "solver/cli/tables/table_sets.h"
#include "solver/cube/facelets.h"
#include "solver/goals/named_goals.h"
#include "solver/methods/choices.h"
#include "solver/methods/registry/registry.h"
#include "solver/methods/several/several_solutions.h"
#include "solver/methods/together.h"

namespace cubewright {
namespace {

constexpr std::uint64_t kUsualTimeMs = 1000;

struct SolveOptions {
  std::vector<std::string> position;
  // If its name is empty, the usual method of the puzzle.
  MethodOptions method;
  std::optional<std::string> goal;
  // A number, or kAllSolutions.
  std::string solutions{"1"};
  // A name of kPreferenceNames.
  std::optional<std::string> prefer;
  std::optional<std::string> tables;
  bool faster_tables = false;
  int max_length = 0;
  std::optional<std::uint64_t> time_ms;
  std::optional<std::uint64_t> max_nodes;
  std::optional<std::string> checkpoints;
  int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  bool together = false;
  bool json = false;
};

constexpr std::string_view kAllSolutions = "all";

int MaxSolutionsOf(const SolveOptions& options) {
  return options.solutions == kAllSolutions ? std::numeric_limits<int>::max()
                                            : std::stoi(options.solutions);
}

SolveLimits LimitsOf(const SolveOptions& options) {
  SolveLimits limits{options.max_length, options.time_ms, options.max_nodes, options.threads};
  if (!limits.time_ms && !limits.max_nodes) limits.time_ms = kUsualTimeMs;
  return limits;
}

// Whatever the metric, the two-phase search stops after some time, and not before there is a
// solution.
MethodLimits MethodLimitsOf(const SolveOptions& options, const MethodDescription& method) {
  if (method.name != Choice{}.method) return {options.time_ms, options.max_nodes};
  const SolveLimits limits = LimitsOf(options);
  return {limits.time_ms, limits.max_nodes, true};
}

AnswerCube TwoPhaseAnswers(const SolveOptions& options, const SearchTables& tables) {
  return [&options, &tables](const Position& position,
                             const CubieCube& task) -> Result<Answer, PositionFault> {
    const SolveResult result = SolveWithin(LimitsOf(options), tables, task);
    Answer answer = {{result.moves}, {}};
    if (options.json) answer.json = ResultJson(position.cube, result, tables.tier());
    return answer;
  };
}

// Several solutions by the two-phase search, or one that is preferred.
AnswerCube SeveralAnswers(const SolveOptions& options, const SearchTables& tables) {
  return [&options, &tables](const Position& position,
                             const CubieCube& cube) -> Result<Answer, PositionFault> {
    SeveralSolutions method(tables);
    MethodTask task = TaskOf(options.method, position);
    task.cube = cube;
    task.max_solutions = MaxSolutionsOf(options);
    task.most_cost = options.max_length;
    if (options.prefer) task.prefer = PreferenceNamed(*options.prefer);
    task.threads = options.threads;
    MethodLimits limits = {options.time_ms, options.max_nodes, true};
    if (!limits.time_ms && !limits.max_nodes) limits.time_ms = kUsualTimeMs;
    const auto result = SolveWithin(limits, method, task);
    if (!result) return NoSolutionFault(result.failure());
    Answer answer = {{result->solution.moves}, {}};
    answer.solutions.insert(answer.solutions.end(), result->others.begin(), result->others.end());
    if (!options.json) return answer;
    answer.json = ResultJson(WriteFacelets(position.cube), *result, options.method.method, task);
    answer.json["tier"] = TableTierName(tables.tier());
    return answer;
  };
}

AnswerCube MethodAnswers(const SolveOptions& options, const PuzzlePositions& positions,
                         const MethodDescription& description, const LoadedTableSet& tables,
                         const std::shared_ptr<CheckpointFile>& checkpoints) {
  return [&options, &positions, &description, checkpoints,
          method = std::shared_ptr<Method>(description.make(tables.payloads))](
             const Position& position, const CubieCube& cube) -> Result<Answer, PositionFault> {
    MethodTask task = TaskOf(options.method, {cube, position.orientation, position.colors});
    std::optional<TableFault> unwritten;
    const std::string facelets = WriteFacelets(cube);
    OnCheckpoint keep;
    if (checkpoints) {
      task.checkpoint = checkpoints->Of(facelets);
      if (!task.checkpoint.empty() && !description.can_go_on_from(cube, task.checkpoint)) {
        std::cerr << "cubewright: the checkpoint of " << facelets
                  << " cannot be read: begins anew\n";
      }
      keep = [&](const std::string& checkpoint) {
        if (auto fault = checkpoints->Keep(facelets, checkpoint)) {
          if (!unwritten)
            std::cerr << "cubewright: " << fault->code << ": " << fault->message << '\n';
          unwritten = fault;
        }
      };
    }
    task.max_length = options.max_length;
    task.max_solutions = MaxSolutionsOf(options);
    if (options.prefer) task.prefer = PreferenceNamed(*options.prefer);
    task.threads = options.threads;
    const auto result = SolveWithin(MethodLimitsOf(options, description), *method, task,
                                    ProgressLine(options.method), keep);
    if (!result) return NoSolutionFault(result.failure());
    if (keep && result->stop == SolveStop::kProven) keep("");
    const MethodSolution& solution = result->solution;
    Answer answer = {{solution.moves}, {}};
    answer.solutions.insert(answer.solutions.end(), result->others.begin(), result->others.end());
    if (options.json)
      answer.json = ResultJson(positions.Facelets(position.cube), *result, description.name, task);
    return answer;
  };
}

// The tables of the method's set; none if it needs none. Those of its faster set follow, if they
// are asked for.
Result<LoadedTableSet, TableFault> TablesOf(const MethodDescription& description,
                                            const SolveOptions& options) {
  if (description.table_set.empty()) return LoadedTableSet{};
  auto loaded = LoadTableSet(TableSetNamed(description.table_set), options.tables);
  if (!loaded || !options.faster_tables) return loaded;
  const auto faster = LoadTableSet(TableSetNamed(description.faster_table_set), options.tables);
  if (!faster) return faster;
  LoadedTableSet both = *loaded;
  both.files.insert(both.files.end(), faster->files.begin(), faster->files.end());
  both.payloads.insert(both.payloads.end(), faster->payloads.begin(), faster->payloads.end());
  return both;
}

std::string ObjectionToSolutions(const std::string& text) {
  const bool is_number = !text.empty() && text.size() <= 9 && text[0] != '0' &&
                         text.find_first_not_of("0123456789") == std::string::npos;
  return is_number || text == kAllSolutions ? ""
                                            : "\"" + text + "\" is no number of 1 or more, nor all";
}

int SolveLines(const SolveOptions& options, const PuzzlePositions& positions, LineSolver solver) {
  positions.ForEach(options.position, [&](const std::string& text) { solver.Solve(text); });
  return solver.all_solved() ? kExitDone : kExitFound;
}

// Reports that there are no tables to solve with. Wrong cubes among the arguments are reported
// nevertheless, as by a method without tables; cubes from standard input are not waited for.
int ReportTables(const SolveOptions& options, const PuzzlePositions& positions,
                 const std::optional<Position>& goal, const TableFault& fault) {
  LineSolver solver(positions, nullptr, goal, options.json, options.together);
  bool is_any_legal = options.position.empty();
  if (!is_any_legal) {
    positions.ForEach(options.position, [&](const std::string& text) {
      if (solver.ReadLegal(text)) is_any_legal = true;
    });
  }
  return is_any_legal ? ReportUsage(fault.code, fault.message) : kExitFound;
}

// The kind of the goal, if there is one. The solved cube as a goal counts as none.
GoalKind KindOf(const std::optional<Result<Position, PositionFault>>& goal) {
  const bool is_solved = !goal || (*goal && IsSolved((*goal)->cube));
  return is_solved ? GoalKind::kSolved : GoalKind::kPosition;
}

// Leads cubes to a goal with stickers that may be anything.
int SolveToOpenGoal(const SolveOptions& options, const PuzzlePositions& positions,
                    const OpenGoal& goal) {
  if (!LeadsToOpenGoals(options.method)) {
    const Choice to_whole_goals = {options.method.puzzle.puzzle, options.method.method,
                                   *MetricNamed(options.method.metric), GoalKind::kPosition};
    if (FindMethod(Methods(), to_whole_goals) == nullptr) {
      return ReportUnsupported(options.method, GoalKind::kPosition);
    }
    return ReportUsage("unsupported",
                       options.method.method + " needs a goal whose stickers are all known.");
  }
  if (options.checkpoints || options.faster_tables) {
    return ReportUsage(
        "unsupported",
        "To a goal with open stickers there are no checkpoints, and no large table.");
  }
  const auto tables = LoadTables(options.tables);
  if (!tables) return ReportTables(options, positions, std::nullopt, tables.failure());
  OpenGoalSettings settings = {.method = options.method,
                               .limits = {options.time_ms, options.max_nodes},
                               .max_length = options.max_length,
                               .max_solutions = MaxSolutionsOf(options),
                               .json = options.json};
  if (options.prefer) settings.prefer = PreferenceNamed(*options.prefer);
  if (options.method.method == "two-phase") {
    settings.limits.until_solution = true;
    if (!options.time_ms && !options.max_nodes) settings.limits.time_ms = kUsualTimeMs;
  }
  return SolveLines(options, positions,
                    {positions, OpenGoalAnswers(settings, goal, *tables), std::nullopt,
                     options.json, options.together});
}

constexpr const char* kNamesHint = " \"cubewright goals\" lists the goals that have a name.";

bool IsWord(std::string_view text) {
  return std::ranges::all_of(
      text, [](unsigned char letter) { return std::isalnum(letter) != 0 || letter == '-'; });
}

// What is asked for that the method does not do, though it may in half turns; empty if nothing is.
std::string ObjectionTo(const SolveOptions& options, const MethodDescription& method,
                        GoalKind goal) {
  const MethodOptions& chosen = options.method;
  const auto [puzzle, name] = std::pair(chosen.puzzle.puzzle, chosen.method);
  const MethodDescription* in_half_turns =
      FindMethod(Methods(), {puzzle, name, Metric::kHtm, goal});
  const auto is_only_in_half_turns = [in_half_turns](const auto& has) {
    return in_half_turns != nullptr && has(*in_half_turns);
  };
  const auto gives_several = [](const MethodDescription& one) { return one.gives_several; };
  const auto can_prefer = [](const MethodDescription& one) { return one.can_prefer; };
  const auto has_large = [](const MethodDescription& one) { return !one.faster_table_set.empty(); };
  const std::string one_in_metric =
      name + " gives one solution in " + chosen.metric + ", and several in htm.";
  if (MaxSolutionsOf(options) > 1 && !gives_several(method)) {
    return is_only_in_half_turns(gives_several) ? one_in_metric
                                                : name + " gives only one solution.";
  }
  if (options.prefer && !can_prefer(method)) {
    return is_only_in_half_turns(can_prefer) ? one_in_metric
                                             : name + " does not choose among solutions.";
  }
  if (options.checkpoints && method.can_go_on_from == nullptr) return name + " has no checkpoints.";
  if (options.faster_tables && !has_large(method)) {
    return is_only_in_half_turns(has_large)
               ? name + " has no large table in " + chosen.metric + ", but in htm."
               : name + " has no large table.";
  }
  return "";
}

int Solve(SolveOptions options) {
  const MethodOptions& chosen = options.method;
  std::optional<Result<Position, PositionFault>> read;
  if (!AreConsistent(chosen.puzzle)) return kExitUsage;
  const PuzzlePositions positions(chosen.puzzle);
  if (!positions.AreClear(options.position)) return kExitUsage;
  const bool is_pocket = chosen.puzzle.is_pocket();
  const NamedGoal* named = options.goal && !is_pocket ? FindNamedGoal(*options.goal) : nullptr;
  if (named != nullptr) options.goal = named->facelets;
  if (options.goal && !is_pocket && options.goal->find('?') != std::string::npos) {
    auto open = ReadOpenGoal(*options.goal);
    if (!open) return ReportUsage(open.failure().code, "The goal: " + open.failure().message);
    const auto only = OnlyCubeOf(*open);
    if (!only) return SolveToOpenGoal(options, positions, {open->reading, named != nullptr});
    options.goal = only;
  }
  if (options.goal) read = positions.Read(*options.goal);
  const Choice choice = {chosen.puzzle.puzzle, chosen.method, *MetricNamed(chosen.metric),
                         KindOf(read)};
  const MethodDescription* method = FindMethod(Methods(), choice);
  if (method == nullptr) return ReportUnsupported(chosen, choice.goal);
  const std::string objection = ObjectionTo(options, *method, choice.goal);
  if (!objection.empty()) return ReportUsage("unsupported", objection);
  std::optional<Position> goal;
  if (read) {
    if (!*read) {
      const PositionFault& fault = read->failure();
      const bool may_be_name = !is_pocket && fault.code == "notation" && IsWord(*options.goal);
      return ReportUsage(fault.code,
                         "The goal: " + fault.message + (may_be_name ? kNamesHint : ""));
    }
    goal = **read;
    if (named != nullptr) goal->orientation = kAnyOrientation;
  }
  if (method->make != nullptr) {
    std::shared_ptr<CheckpointFile> checkpoints;
    if (options.checkpoints) {
      auto opened = CheckpointFile::Open(*options.checkpoints);
      if (!opened) return ReportUsage(opened.failure().code, opened.failure().message);
      checkpoints = std::make_shared<CheckpointFile>(*opened);
    }
    const auto tables = TablesOf(*method, options);
    if (!tables) return ReportTables(options, positions, goal, tables.failure());
    return SolveLines(options, positions,
                      {positions, MethodAnswers(options, positions, *method, *tables, checkpoints),
                       goal, options.json, options.together});
  }
  const auto tables = LoadTables(options.tables);
  if (!tables) return ReportTables(options, positions, goal, tables.failure());
  const SearchTables& search_tables = (*tables)->search_tables();
  const bool are_several = MaxSolutionsOf(options) > 1 || options.prefer;
  return SolveLines(options, positions,
                    {positions,
                     are_several ? SeveralAnswers(options, search_tables)
                                 : TwoPhaseAnswers(options, search_tables),
                     goal, options.json, options.together});
}

}  // namespace

void AddSolveCommand(CLI::App& app, int& exit_status) {
  CLI::App* command = app.add_subcommand(
      "solve",
      "Solve cubes, given as arguments or one a line on standard input; writes FACELETS<TAB>MOVES");
  const auto options = std::make_shared<SolveOptions>();
  command->add_option(
      "FACELETS|MOVES", options->position,
      "54 letters of stickers, 24 of a 2x2x2, several times for several cubes, or moves that lead "
      "to a cube from a solved one");
  AddMethodOptions(*command, options->method);
  command->add_option(
      "--goal", options->goal,
      "Where the moves are to lead, as FACELETS, in which ? may be any sticker, as MOVES, or by a "
      "name such as superflip; solved if it is left out. A method by stages leads nowhere else. "
      "\"cubewright goals\" lists the names");
  command
      ->add_option(
          "--solutions", options->solutions,
          "Write up to so many solutions, the cheapest, a line for each, or all that cost "
          "the least; of methods that give several. By two-phase none is longer than "
          "--max-length, if that is given and any is so short, and all are those up to it; "
          "optimal gives those that cost the least")
      ->check(CLI::Validator(ObjectionToSolutions, "N|all"))
      ->capture_default_str();
  command
      ->add_option(
          "--prefer", options->prefer,
          "Of the solutions that cost the same, those first with the fewest quarter turns, "
          "the fewest different faces, or the fewest turns of the back; of two-phase, and "
          "of optimal for the 3x3x3, which then looks for all of them, however few are "
          "written")
      ->check(CLI::IsMember(
          std::vector<std::string>(kPreferenceNames.begin(), kPreferenceNames.end())));
  command->add_option("--tables", options->tables, kTablesOptionHelp);
  command->add_flag("--large", options->faster_tables,
                    "Search with the table of the set optimal-large, which is in the same "
                    "directory, in a fifth of the time; of optimal");
  command
      ->add_option("--max-length", options->max_length,
                   "Stop at the first solution that costs at most this much in the metric; "
                   "if there is none, at the shortest, or when the time is up; 0: as short as time "
                   "allows. A method by stages writes one solution, however long it is")
      ->check(CLI::Range(0, 1000));
  command
      ->add_option("--time-ms", options->time_ms,
                   "Stop after this time for each cube; for two-phase, 1000 if --max-nodes is not "
                   "given either. genetic by layers may not end without it")
      ->check(WholeNumber());
  command
      ->add_option("--max-nodes", options->max_nodes,
                   "Stop after so many positions; with --threads 1, the moves are then the same "
                   "everywhere")
      ->check(WholeNumber(1));
  command->add_option("--checkpoints", options->checkpoints,
                      "A file that is written every five seconds with how far the proof is, and "
                      "from which a later run of the same cube goes on; of optimal. One that holds "
                      "anything else is refused");
  command->add_option("--threads", options->threads, "Search with this many threads")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command->add_flag(
      "--together", options->together,
      "Write turns of opposite faces that follow each other in brackets, as a machine "
      "makes them at once: (U D2) R");
  command->add_flag("--json", options->json, "Write a line of JSON for each cube");
  command->footer(
      "A line that is no legal cube, or is not solved within a limit, is repeated with <TAB>error: "
      "CODE,\n"
      "and the exit status is 1 at the end.\n"
      "Solutions are done to the cube as it is held, for moves as they leave it.");
  command->callback([options, &exit_status] {
    std::string& method = options->method.method;
    if (method.empty()) method = UsualMethodOf(options->method.puzzle.puzzle);
    exit_status = Solve(*options);
  });
}

}  // namespace cubewright
