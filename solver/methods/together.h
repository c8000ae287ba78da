// Moves written for a machine that turns opposite faces at once.
#pragma once

#include <span>
#include <string>

#include "solver/cube/move.h"

namespace cubewright {

// As MovesText, with each pair of adjacent turns of opposite faces in brackets, such as `(U D2) R
// (F B')`: those that the axial metrics count as one (CostOf).
std::string MovesTogetherText(std::span<const Move> moves);

}  // namespace cubewright
