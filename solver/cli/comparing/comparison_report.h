// What `cubewright compare` writes about a whole experiment.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "solver/cli/comparing/comparison_options.h"
#include "solver/experiments/tally.h"

namespace cubewright {

struct ComparisonReport {
  std::string puzzle;
  std::string metric;
  // "random", "scrambles", "every", "file", or "results" for lines that were read.
  std::string source;
  // None if nothing is drawn.
  std::optional<std::uint64_t> seed = {};
  // Whether another run gives the same moves: no limit is one of time. None if lines were read.
  std::optional<bool> is_reproducible = {};
  // How many lines are those of an earlier run.
  std::uint64_t resumed_lines = 0;
  // With all limits. None for lines that were read.
  std::vector<PlannedMethod> methods = {};
  ExperimentPart part = {};
  // "mini" or "full", if the two-phase search takes part.
  std::string tier = {};
  int threads = 0;
  std::uint64_t cubes = 0;
  // How many lines were left out.
  std::uint64_t refused = 0;
  // Valid as long as their tally.
  std::vector<TallyRow> rows = {};
};

nlohmann::ordered_json ComparisonJson(const ComparisonReport& report);

// The same for people: a table, and below it notes on how to read it.
void PrintComparison(const ComparisonReport& report, std::ostream& output);

}  // namespace cubewright
