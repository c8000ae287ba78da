// `cubewright solve`: short solutions of cubes, one line each.

#include <algorithm>
#include <cctype>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "solver/cli/commands.h"
#include "solver/cli/cubes/position.h"
#include "solver/cli/cubes/puzzle_positions.h"
#include "solver/cli/solving/answers.h"
#include "solver/cli/solving/checkpoint_file.h"
#include "solver/cli/solving/line_solver.h"
#include "solver/cli/solving/method_options.h"
#include "solver/cli/solving/open_goal.h"
#include "solver/cli/solving/solution_json.h"
#include "solver/cli/solving/solve_options.h"
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
      task.checkpoint = checkpoints->Of(facelets, task.metric);
      if (!task.checkpoint.empty() && !description.can_go_on_from(cube, task.checkpoint)) {
        std::cerr << "cubewright: the checkpoint of " << facelets
                  << " cannot be read: begins anew\n";
      }
      keep = [&](const std::string& checkpoint) {
        if (auto fault = checkpoints->Keep(facelets, task.metric, checkpoint)) {
          if (!unwritten)
            std::cerr << "cubewright: " << fault->code << ": " << fault->message << '\n';
          unwritten = fault;
        }
      };
    }
    task.max_solutions = MaxSolutionsOf(options);
    if (options.prefer) task.prefer = PreferenceNamed(*options.prefer);
    description.LimitCost(task, options.max_length);
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
GoalKind KindOf(const std::optional<Position>& goal) {
  return !goal || IsSolved(goal->cube) ? GoalKind::kSolved : GoalKind::kPosition;
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

bool IsSupported(const SolveOptions& options, GoalKind goal) {
  const MethodOptions& chosen = options.method;
  const Choice choice = {chosen.puzzle.puzzle, chosen.method, *MetricNamed(chosen.metric), goal};
  const MethodDescription* method = FindMethod(Methods(), choice);
  return method != nullptr && ObjectionTo(options, *method, goal).empty();
}

constexpr const char* kNamesHint = " \"cubewright goals\" lists the goals that have a name.";

bool IsWord(std::string_view text) {
  return std::ranges::all_of(
      text, [](unsigned char letter) { return std::isalnum(letter) != 0 || letter == '-'; });
}

int Solve(SolveOptions options) {
  const MethodOptions& chosen = options.method;
  if (!AreConsistent(chosen.puzzle)) return kExitUsage;
  const PuzzlePositions positions(chosen.puzzle);
  if (!positions.AreClear(options.position)) return kExitUsage;
  const bool is_pocket = chosen.puzzle.is_pocket();
  const NamedGoal* named = options.goal ? FindNamedGoal(*options.goal) : nullptr;
  // They are all of the 3x3x3.
  if (named != nullptr && is_pocket) return ReportUnsupported(chosen, GoalKind::kPosition);
  if (named != nullptr) options.goal = named->facelets;
  if (options.goal && options.goal->find('?') != std::string::npos) {
    if (is_pocket) return ReportUnsupported(chosen, GoalKind::kPosition);
    auto open = ReadOpenGoal(*options.goal);
    if (!open) return ReportUsage(open.failure().code, "The goal: " + open.failure().message);
    const auto only = OnlyCubeOf(*open);
    // To open goals the methods lead in more ways: in any metric, and by several solutions.
    const bool is_open =
        !only || (LeadsToOpenGoals(options.method) && !IsSupported(options, GoalKind::kPosition));
    if (is_open) return SolveToOpenGoal(options, positions, {open->reading, named != nullptr});
    options.goal = only;
  }
  std::optional<Position> goal;
  if (options.goal) {
    const auto read = positions.Read(*options.goal);
    // Before what the method supports: it may be meant to be the solved cube, to which each leads.
    if (!read) {
      const PositionFault& fault = read.failure();
      const bool may_be_name = !is_pocket && fault.code == "notation" && IsWord(*options.goal);
      return ReportUsage(fault.code,
                         "The goal: " + fault.message + (may_be_name ? kNamesHint : ""));
    }
    goal = *read;
    if (named != nullptr) goal->orientation = kAnyOrientation;
  }
  const Choice choice = {chosen.puzzle.puzzle, chosen.method, *MetricNamed(chosen.metric),
                         KindOf(goal)};
  const MethodDescription* method = FindMethod(Methods(), choice);
  if (method == nullptr) return ReportUnsupported(chosen, choice.goal);
  const std::string objection = ObjectionTo(options, *method, choice.goal);
  if (!objection.empty()) return ReportUsage("unsupported", objection);
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
  AddSolveOptions(*command, *options);
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
