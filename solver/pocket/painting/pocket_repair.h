// What to change in a painting that shows no legal 2x2x2: the likeliest repairs, ranked as those of
// a 3x3x3 are (solver/painting/repair.h).
//
// Two legal puzzles differ in four stickers or more (README.md). So if one sticker is wrong, the
// right puzzle is the only one at a distance of one; if two are, none is nearer than the right one,
// though others may be as near.
#pragma once

#include <string>

#include "solver/painting/repair.h"
#include "solver/pocket/painting/pocket_painting.h"

namespace cubewright {

using PocketRepair = PuzzleRepair<PocketPainting>;
using PocketRepairReport = PuzzleRepairReport<PocketPainting>;

// Looks in all colour schemes that the symbols allow. If the colours have names, the usual scheme
// comes first among repairs that are otherwise equally likely.
PocketRepairReport FindPocketRepairs(const PocketPaintingReading& reading);

// The symbols of a painting, with `?` for unknown stickers, in UTF-8.
std::string WritePocketPainting(const PocketPainting& painting, const PocketColors& colors);

}  // namespace cubewright
