// The subcommands of `cubewright`, each in a file of its own.
#pragma once

#include <CLI/CLI.hpp>

namespace cubewright {

// What a run ends with.
inline constexpr int kExitDone = 0;
// A cube was illegal, a table wrong.
inline constexpr int kExitFound = 1;
// The command could not do its work: wrong options, missing tables, unwritable files.
inline constexpr int kExitUsage = 2;

// Each adds a subcommand that, when it is the one given, runs while the arguments are parsed and
// leaves in `exit_status` what to end with. It must outlive `app`'s parsing.
void AddSolveCommand(CLI::App& app, int& exit_status);
void AddScrambleCommand(CLI::App& app, int& exit_status);
void AddCheckCommand(CLI::App& app, int& exit_status);
void AddTablesCommand(CLI::App& app, int& exit_status);
void AddBenchCommand(CLI::App& app, int& exit_status);

}  // namespace cubewright
