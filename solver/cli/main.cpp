// The `cubewright` command.

#include <cstdio>
#include <iostream>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cli/commands.h"

namespace {

// The argument in the place of a command, if it is none.
std::optional<std::string> UnknownCommand(const CLI::App& app) {
  const CLI::App* last = &app;
  while (!last->get_subcommands().empty()) last = last->get_subcommands().front();
  const std::vector<std::string> rest = last->remaining();
  if (last->get_require_subcommand_min() == 0 || rest.empty()) return std::nullopt;
  return rest.front();
}

int ExitWith(const CLI::App& app, const CLI::ParseError& error) {
  if (const auto unknown = UnknownCommand(app)) {
    const std::string_view kind = unknown->starts_with('-') ? "option" : "command";
    std::cerr << "cubewright: there is no " << kind << " \"" << cubewright::Shortened(*unknown)
              << "\"; run with --help for those that there are.\n";
    return cubewright::kExitUsage;
  }
  return app.exit(error) == 0 ? cubewright::kExitDone : cubewright::kExitUsage;
}

int Run(int argument_count, char** arguments) {
  CLI::App app(
      "Solves Rubik's cubes in few moves, checks them, draws them at random, and makes the tables "
      "for it.");
  app.name("cubewright");
  app.set_version_flag("--version", "cubewright " CUBEWRIGHT_VERSION, "Print the version");
  app.require_subcommand(1);
  app.footer(
      "A cube is given by its 54 stickers, nine for each face in the order U R F D L B, as letters "
      "of faces\nor of colours; for solve, explain and check also by moves that lead to it from a "
      "solved one. A 2x2x2 has 24\nstickers, four for each face.\nSeveral cubes may be given by "
      "their stickers, each as one argument; the turns "
      "of one may be one argument or one each.\n"
      "Exit status: 0 done, 1 some cube or table was wrong, 2 the command could not be run.");

  int exit_status = cubewright::kExitDone;
  cubewright::AddSolveCommand(app, exit_status);
  cubewright::AddGoalsCommand(app, exit_status);
  cubewright::AddExplainCommand(app, exit_status);
  cubewright::AddSequencesCommand(app, exit_status);
  cubewright::AddScrambleCommand(app, exit_status);
  cubewright::AddCheckCommand(app, exit_status);
  cubewright::AddScanCommand(app, exit_status);
  cubewright::AddTablesCommand(app, exit_status);
  cubewright::AddCompareCommand(app, exit_status);
  cubewright::AddBenchCommand(app, exit_status);
  try {
    app.parse(argument_count, arguments);
  } catch (const CLI::ParseError& error) {
    return ExitWith(app, error);
  }
  std::cout.flush();
  if (!std::cout) {
    std::cerr << "cubewright: the output could not be written.\n";
    return cubewright::kExitUsage;
  }
  if (std::ferror(stdin) != 0) {
    std::cerr << "cubewright: standard input could not be read. Is it a folder?\n";
    return cubewright::kExitUsage;
  }
  return exit_status;
}

}  // namespace

int main(int argument_count, char** arguments) {
  try {
    return Run(argument_count, arguments);
  } catch (const std::bad_alloc&) {
    std::cerr << "cubewright: memory: The system refuses the memory that this takes. Free some, or "
                 "take a method or tables that need less.\n";
    return cubewright::kExitUsage;
  }
}
