// Runs a comparison.
#pragma once

#include <functional>

#include "solver/cli/comparing/comparison_options.h"
#include "solver/cli/comparing/comparison_report.h"
#include "solver/cli/comparing/trials/trial_lines.h"

namespace cubewright {

// Solves all cubes, writes their lines if they are wanted, and calls `report` once at the end.
// Returns the exit status; reports errors on standard error.
int RunComparison(const ComparisonPlan& plan,
                  const std::function<void(const ComparisonReport& report)>& report);

}  // namespace cubewright
