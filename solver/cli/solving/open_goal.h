// Goals with stickers that may be anything, for `cubewright solve`.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "solver/cli/cubes/position.h"
#include "solver/cli/solving/answers.h"
#include "solver/cli/solving/method_options.h"
#include "solver/cli/tables/loaded_tables.h"
#include "solver/goals/goal.h"
#include "solver/methods/method_description.h"
#include "solver/painting/painting.h"

namespace cubewright {

// A goal as it was given, before the cube is known.
struct OpenGoal {
  PaintingReading reading;
  // Whether its letters name places as the cube is held, and not colours.
  bool is_by_place = false;
};

// Reads a goal in which some stickers are `?`.
Result<OpenGoal, PositionFault> ReadOpenGoal(std::string_view text);
// The only cube that meets the goal, as its stickers; none if there are several, or none.
std::optional<std::string> OnlyCubeOf(const OpenGoal& goal);

// The goal in the frame of the cube. Fails with "frame" if its centres are elsewhere.
Result<Goal, PositionFault> InFrameOf(const Position& position, const OpenGoal& goal);

// Whether the method leads to such goals, in any metric.
bool LeadsToOpenGoals(const MethodOptions& options);

struct OpenGoalSettings {
  MethodOptions method;
  MethodLimits limits;
  int max_length = 0;
  int max_solutions = 1;
  std::optional<Preference> prefer = {};
  bool json = false;
};

// The result keeps copies of all that it is given.
AnswerCube OpenGoalAnswers(const OpenGoalSettings& settings, const OpenGoal& goal,
                           std::shared_ptr<const LoadedTables> tables);

}  // namespace cubewright
