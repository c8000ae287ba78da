// Where a turn leads from a class of flip and slice.
#pragma once

#include "solver/methods/twophase-metrics/turns/axis_turns.h"
#include "solver/methods/twophase/coordinates/flip_slice_classes.h"

namespace cubewright {

// As FlipSliceClasses::After, for one or two moves. Precondition: the turn turns something.
ClassMember ClassAfter(const FlipSliceClasses& classes, int class_index, AxisTurn turn);

}  // namespace cubewright
