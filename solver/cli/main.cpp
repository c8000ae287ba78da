// The `cubewright` command.

#include <iostream>

#include "solver/cli/commands.h"

int main(int argument_count, char** arguments) {
  CLI::App app(
      "Solves Rubik's cubes in few moves, checks them, draws them at random, and makes the tables "
      "for it.");
  app.name("cubewright");
  app.require_subcommand(1);
  app.footer(
      "A cube is given by its 54 stickers, nine for each face in the order U R F D L B, as letters "
      "of faces\nor of colours, or by moves that lead to it from a solved one.\n"
      "Exit status: 0 done, 1 some cube or table was wrong, 2 the command could not be run.");

  int exit_status = cubewright::kExitDone;
  cubewright::AddSolveCommand(app, exit_status);
  cubewright::AddScrambleCommand(app, exit_status);
  cubewright::AddCheckCommand(app, exit_status);
  cubewright::AddTablesCommand(app, exit_status);
  cubewright::AddBenchCommand(app, exit_status);
  try {
    app.parse(argument_count, arguments);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? cubewright::kExitDone : cubewright::kExitUsage;
  }
  std::cout.flush();
  if (!std::cout) {
    std::cerr << "cubewright: the output could not be written.\n";
    return cubewright::kExitUsage;
  }
  return exit_status;
}
