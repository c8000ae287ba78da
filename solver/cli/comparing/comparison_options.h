// The options of `cubewright compare`, and the experiment that follows from them.
#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cli/comparing/trials/compared_cubes.h"
#include "solver/cli/comparing/trials/method_settings.h"
#include "solver/cli/cubes/puzzle_options.h"
#include "solver/cube/error.h"
#include "solver/experiments/cube_series.h"
#include "solver/methods/method_description.h"

namespace cubewright {

// Stands for standard input or output in the place of a file.
inline constexpr std::string_view kStandardStream = "-";

// Each has a bit of a number.
inline constexpr std::size_t kMostMethods = 64;

struct ComparisonOptions {
  std::string preset;
  PuzzleOptions puzzle;
  std::vector<std::string> methods;
  std::string metric{NameOf(Metric::kHtm)};
  std::optional<std::uint64_t> random;
  std::vector<int> scrambles;
  // One for all lengths of scrambles, or one for each; also for a preset.
  std::vector<std::uint64_t> counts;
  bool every = false;
  std::optional<std::string> cubes;
  std::uint64_t seed = 1;
  std::optional<std::uint64_t> max_nodes;
  std::optional<std::uint64_t> time_ms;
  ExperimentPart part;
  int threads = 1;
  std::optional<std::string> tables;
  std::optional<std::string> csv;
  bool resumes = false;
  std::vector<std::string> results;
  bool json = false;
};

// `options` must outlive the parsing.
void AddComparisonOptions(CLI::App& command, ComparisonOptions& options);

struct UsageFault {
  std::string_view code;
  std::string message;
};

struct PlannedMethod {
  MethodSettings settings;
  const MethodDescription* description = nullptr;
};

// An experiment, with everything decided.
struct ComparisonPlan {
  PuzzleOptions puzzle;
  std::string metric;
  std::vector<PlannedMethod> methods;
  // None if the cubes come from a file.
  std::optional<CubeSeries> series;
  std::string file;
  ExperimentPart part;
  int threads = 1;
  std::optional<std::string> tables;
  std::optional<std::string> csv;
  // Whether to go on with what the file has.
  bool resumes = false;

  // Whether no limit is one of time.
  bool is_reproducible() const;
};

Result<ComparisonPlan, UsageFault> PlanOf(const ComparisonOptions& options);

}  // namespace cubewright
