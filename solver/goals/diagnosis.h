// Why no position meets a goal.
#pragma once

#include <optional>

#include "solver/cube/fault.h"
#include "solver/goals/goal.h"
#include "solver/text/sticker_symbols.h"

namespace cubewright {

// Nothing if there is such a position. Otherwise the first that applies of:
// - kColorCount: a colour is on more than nine stickers.
// - kEdgePiece, kCornerPiece: no piece has the colours that are asked for in a place, or pieces are
//   asked for in more places than there are such pieces. These places are marked; findings tell of
//   pieces whose colours are all known.
// - kEdgeFlip, kCornerTwist: the pieces fit, but their orientations never sum to 0.
// - kParity: the same, but edges and corners are never of the same parity.
// `colors` are the symbols by which findings tell of colours.
std::optional<Fault> GoalFault(const Goal& goal, const GoalPositions& positions,
                               const ColorSymbols& colors);

}  // namespace cubewright
