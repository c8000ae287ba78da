// What `cubewright solve` may be told, and what of it a method does not do.
#pragma once

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "solver/cli/solving/method_options.h"
#include "solver/methods/choices.h"
#include "solver/methods/registry/registry.h"

namespace cubewright {

struct SolveOptions {
  std::vector<std::string> position;
  // If its name is empty, the usual method of the puzzle.
  MethodOptions method;
  std::optional<std::string> goal;
  // A number, or "all".
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

void AddSolveOptions(CLI::App& command, SolveOptions& options);

// How many solutions to write at most.
int MaxSolutionsOf(const SolveOptions& options);

// A sentence that says which option the method does not support, or supports only in half turns;
// empty if it supports all.
std::string ObjectionTo(const SolveOptions& options, const MethodDescription& method,
                        GoalKind goal);

}  // namespace cubewright
