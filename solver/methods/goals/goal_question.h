// A goal as a question to the solver for parts.
#pragma once

#include "solver/goals/goal.h"
#include "solver/methods/metric.h"
#include "solver/methods/parts/question.h"

namespace cubewright {

// Every position that answers it meets the goal, and the other way about: for each piece the
// question has the places where it stands in some of these positions, and how it is turned there.
// Nothing is asked of pieces whose places are what the others leave. Precondition:
// positions.count() > 0.
PartsQuestion QuestionOf(const GoalPositions& positions, Metric metric);

}  // namespace cubewright
