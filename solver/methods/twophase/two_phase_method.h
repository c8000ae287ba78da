// The two-phase search as the registry lists it. search/search.h runs it; for several solutions,
// methods/several does.
#pragma once

#include "solver/methods/method_description.h"

namespace cubewright {

inline constexpr MethodDescription kTwoPhaseMethod = {.name = "two-phase",
                                                      .metrics = kHalfTurnsOnly,
                                                      .goal = GoalKind::kPosition,
                                                      .table_set = "two-phase",
                                                      .gives_several = true,
                                                      .gives_dearer = true,
                                                      .can_prefer = true};

}  // namespace cubewright
