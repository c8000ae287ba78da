// A goal as a question to the solver for parts.
#pragma once

#include "solver/goals/goal.h"
#include "solver/methods/metric.h"
#include "solver/methods/parts/question.h"

namespace cubewright {

// A position answers the question exactly if it meets the goal: for each piece the question has the
// places and orientations that it has in some of these positions. Nothing is asked of pieces that
// fill the places left by the others. Precondition: positions.count() > 0.
PartsQuestion QuestionOf(const GoalPositions& positions, Metric metric);

}  // namespace cubewright
