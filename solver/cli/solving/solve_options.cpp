#include "solver/cli/solving/solve_options.h"

#include <limits>
#include <string_view>
#include <utility>

#include "solver/cli/commands.h"

namespace cubewright {
namespace {

constexpr std::string_view kAllSolutions = "all";

std::string ObjectionToSolutions(const std::string& text) {
  const bool is_number = !text.empty() && text.size() <= 9 && text[0] != '0' &&
                         text.find_first_not_of("0123456789") == std::string::npos;
  return is_number || text == kAllSolutions ? ""
                                            : "\"" + text + "\" is no number of 1 or more, nor all";
}

}  // namespace

int MaxSolutionsOf(const SolveOptions& options) {
  return options.solutions == kAllSolutions ? std::numeric_limits<int>::max()
                                            : std::stoi(options.solutions);
}

std::string ObjectionTo(const SolveOptions& options, const MethodDescription& method,
                        GoalKind goal) {
  const MethodOptions& chosen = options.method;
  const auto [puzzle, name] = std::pair(chosen.puzzle.puzzle, chosen.method);
  const auto gives_several = [](const MethodDescription& one) { return one.gives_several; };
  const auto can_prefer = [](const MethodDescription& one) { return one.can_prefer; };
  const auto has_checkpoints = [](const MethodDescription& one) {
    return one.can_go_on_from != nullptr;
  };
  const auto has_large = [](const MethodDescription& one) { return !one.faster_table_set.empty(); };
  const auto objection = [&](const std::string& lacks, const auto& has, std::string_view these) {
    return name + lacks + "." + OtherMethodsHint(these, chosen, goal, has);
  };
  if (MaxSolutionsOf(options) > 1 && !gives_several(method)) {
    return objection(" gives one solution", gives_several, "These give several");
  }
  if (options.prefer && !can_prefer(method)) {
    return objection(" does not choose among solutions", can_prefer, "These do");
  }
  if (options.checkpoints && !has_checkpoints(method)) {
    return objection(" has no checkpoints", has_checkpoints, "These have");
  }
  if (options.faster_tables && !has_large(method)) {
    const MethodDescription* in_half_turns =
        FindMethod(Methods(), {puzzle, name, Metric::kHtm, goal});
    if (in_half_turns != nullptr && has_large(*in_half_turns)) {
      return name + " has no large table in " + chosen.metric + ", but in htm.";
    }
    return objection(" has no large table", has_large, "These have one");
  }
  return "";
}

void AddSolveOptions(CLI::App& command, SolveOptions& options) {
  command.add_option(
      "FACELETS|MOVES", options.position,
      "54 letters of stickers, 24 of a 2x2x2, several times for several cubes, or moves that lead "
      "to a cube from a solved one");
  AddMethodOptions(command, options.method);
  command.add_option(
      "--goal", options.goal,
      "Where the moves are to lead, as FACELETS, in which ? may be any sticker, as MOVES, or by a "
      "name such as superflip; solved if it is left out. A method by stages leads nowhere else. "
      "\"cubewright goals\" lists the names");
  command
      .add_option("--solutions", options.solutions,
                  "Write up to N solutions, the cheapest first, a line for each, or all that cost "
                  "the least; for methods that give several. two-phase also writes solutions that "
                  "cost more: with --max-length none longer than that, or the cheapest alone if "
                  "all are longer; all then means all up to that length, at most 10,000. optimal "
                  "writes those that cost the least")
      ->check(CLI::Validator(ObjectionToSolutions, "N|all"))
      ->capture_default_str();
  command
      .add_option("--prefer", options.prefer,
                  "Of the solutions that cost the same, those first with the fewest quarter turns, "
                  "the fewest different faces, or the fewest turns of the back; of two-phase, and "
                  "of optimal for the 3x3x3, which then looks for all of them, however few are "
                  "written")
      ->check(CLI::IsMember(
          std::vector<std::string>(kPreferenceNames.begin(), kPreferenceNames.end())));
  command.add_option("--tables", options.tables, kTablesOptionHelp);
  command.add_flag("--large", options.faster_tables,
                   "Search with the table of the set optimal-large, which is in the same "
                   "directory, in a fifth of the time; of optimal");
  command
      .add_option("--max-length", options.max_length,
                  "Stop at the first solution that costs at most this much in the metric; "
                  "if there is none, at the shortest, or when the time is up; 0: as short as time "
                  "allows. A method by stages writes one solution, however long it is")
      ->check(CLI::Range(0, 1000));
  command
      .add_option("--time-ms", options.time_ms,
                  "Stop after this time for each cube; for two-phase, 1000 if --max-nodes is not "
                  "given either. genetic by layers may not end without it")
      ->check(WholeNumber());
  command
      .add_option("--max-nodes", options.max_nodes,
                  "Stop after this many positions; with --threads 1, the moves are then the same "
                  "everywhere")
      ->check(WholeNumber(1));
  command.add_option("--checkpoints", options.checkpoints,
                     "A file that is written every five seconds with how far the proof is, and "
                     "from which a later run of the same cube goes on; of optimal. One that holds "
                     "anything else is refused. For --max-nodes the positions of earlier runs "
                     "count, too");
  command.add_option("--threads", options.threads, "Search with this many threads")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command.add_flag("--together", options.together,
                   "Write turns of opposite faces that follow each other in brackets, as a machine "
                   "makes them at once: (U D2) R");
  command.add_flag("--json", options.json, "Write a line of JSON for each cube");
}

}  // namespace cubewright
