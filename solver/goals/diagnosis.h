// Why no position meets a goal.
#pragma once

#include <optional>

#include "solver/cube/fault.h"
#include "solver/goals/goal.h"
#include "solver/text/sticker_symbols.h"

namespace cubewright {

// Nothing if some position does. Otherwise the first that applies, in the order of Error:
// - kColorCount: a colour is on more than nine stickers.
// - kEdgePiece, kCornerPiece: no piece has the colours that a place asks for, or more places ask
//   for certain pieces than there are such pieces. These places are marked; there is a finding only
//   if all their colours are known.
// - kEdgeFlip, kCornerTwist: the pieces fit, but their orientations never sum to 0.
// - kParity: orientations fit too, but edges and corners are never of the same parity.
// `colors` are the symbols with which findings name colours.
std::optional<Fault> GoalFault(const Goal& goal, const GoalPositions& positions,
                               const ColorSymbols& colors);

}  // namespace cubewright
