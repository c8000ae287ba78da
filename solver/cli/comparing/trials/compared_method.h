// A method with all that it needs, ready to solve one cube after another.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/cli/comparing/trials/method_settings.h"
#include "solver/cli/cubes/position.h"
#include "solver/cli/tables/loaded_tables.h"
#include "solver/cli/tables/table_sets.h"
#include "solver/cube/error.h"
#include "solver/cube/move.h"
#include "solver/methods/method_description.h"

namespace cubewright {

// The `stop` of a cube whose limit passed before there was a solution.
inline constexpr std::string_view kGivenUpStop = "given-up";

struct TrialResult {
  // None if the cube was given up.
  std::optional<std::vector<Move>> moves = {};
  // In the metric of the experiment.
  int turns = 0;
  bool is_proven = false;
  // From SolveStopName, or kGivenUpStop.
  std::string_view stop = kGivenUpStop;
  // Positions visited; 0 if the cube was given up.
  std::uint64_t nodes = 0;
  std::uint64_t time_us = 0;
};

class ComparedMethod {
 public:
  virtual ~ComparedMethod() = default;
  // Solves a cube on the calling thread; several threads may do so at once. Applies the solution to
  // the cube, and fails with a sentence if it does not solve it, which is a fault of this program.
  virtual Result<TrialResult, std::string> Solve(const Position& position) const = 0;
};

// The tables that the methods of a comparison have loaded, each set once.
struct ComparedTables {
  // The value of the option --tables.
  std::optional<std::string> where = {};
  std::shared_ptr<const LoadedTables> two_phase = nullptr;
  std::vector<std::pair<std::string_view, LoadedTableSet>> sets = {};
};

// Precondition: FindMethod finds the description for the settings. `description` and `tables` must
// outlive it. Fails if there are no tables.
Result<std::shared_ptr<const ComparedMethod>, TableFault> MakeComparedMethod(
    const MethodSettings& settings, const MethodDescription& description, ComparedTables& tables);

}  // namespace cubewright
