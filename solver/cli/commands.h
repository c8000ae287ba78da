// The subcommands of `cubewright`, each in a file of its own.
#pragma once

#include <CLI/CLI.hpp>

namespace cubewright {

// The exit statuses of the command.
inline constexpr int kExitDone = 0;
// A cube was illegal, a table wrong.
inline constexpr int kExitFound = 1;
// The command could not do its work: wrong options, missing tables, unwritable files.
inline constexpr int kExitUsage = 2;

// Each adds a subcommand. The one that is given runs while `app` parses the arguments, and sets
// `exit_status`, which must outlive the parsing.
void AddSolveCommand(CLI::App& app, int& exit_status);
void AddScrambleCommand(CLI::App& app, int& exit_status);
void AddCheckCommand(CLI::App& app, int& exit_status);
void AddTablesCommand(CLI::App& app, int& exit_status);
void AddBenchCommand(CLI::App& app, int& exit_status);

}  // namespace cubewright
