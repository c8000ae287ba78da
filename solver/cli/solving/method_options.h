// What the commands that solve by a method of the registry have in common.
#pragma once

#include <CLI/CLI.hpp>
#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cli/cubes/position.h"
#include "solver/cli/cubes/puzzle_options.h"
#include "solver/cli/solving/timed_method.h"
#include "solver/methods/method.h"

namespace cubewright {

struct MethodOptions {
  PuzzleOptions puzzle = {};
  std::string method;
  std::string metric{NameOf(Metric::kHtm)};
  std::string cross{"white"};
  std::uint64_t seed = 0;
  std::string population{kPopulationNames[0]};
  bool progress = false;
};

// `options` must outlive the parsing.
void AddMethodOptions(CLI::App& command, MethodOptions& options);

// The cube to be solved, as it is held. A goal is held in the same way.
MethodTask TaskOf(const MethodOptions& options, const Position& position);

// With --progress, writes the figures and the positions visited to standard error.
OnProgress ProgressLine(const MethodOptions& options);

// Why there is no solution, by the code that SolveWithin gives.
PositionFault NoSolutionFault(std::string_view code);

// Says on standard error why the command as a whole cannot be run.
int ReportUsage(std::string_view code, const std::string& message);
// A sentence, after a space, that says which other puzzle has the method; empty if this one has it,
// too, or no puzzle has it.
std::string OtherPuzzleHint(std::string_view method, std::string_view puzzle);
// A sentence, after a space, that names the methods of the puzzle that lead to such a goal in this
// metric and are as `is_meant` says, such as " These do: two-phase, optimal."; empty if there is
// none.
std::string OtherMethodsHint(std::string_view these, const MethodOptions& options, GoalKind goal,
                             const std::function<bool(const MethodDescription&)>& is_meant);
int ReportUnsupported(const MethodOptions& options, GoalKind goal);

}  // namespace cubewright
