// A beam search for the steps with the fewest turns in the end.
#pragma once

#include <cstddef>
#include <vector>

#include "solver/pocket/methods/pocket_step.h"

namespace cubewright::pocket_beginner {

// How many positions with the same progress are followed.
inline constexpr std::size_t kBeamWidth = 8;

// The steps that solve the corners, the first layer having the colour that is `first_color` at the
// start. Precondition: turns can solve them.
std::vector<PocketStep> FindSteps(const CubieCube& corners, Face first_color,
                                  std::size_t beam_width = kBeamWidth);

}  // namespace cubewright::pocket_beginner
