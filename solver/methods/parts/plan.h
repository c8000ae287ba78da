// Which tables a question gets.
#pragma once

#include <span>
#include <vector>

#include "solver/methods/parts/part.h"
#include "solver/methods/parts/question.h"

namespace cubewright {

// Entries of a table at the most, a byte each.
inline constexpr double kMostEntries = 10'000'000;
// Values of a coordinate at the most. Any part by itself has fewer: the largest, eight edges that
// have to be oriented and are not told apart, has C(12, 8) * 2^8 = 126,720.
inline constexpr double kMostValues = 130'000;

// Parts of one kind, of different pieces, which together have one number.
using CoordinateParts = std::vector<Part>;
// The coordinates whose values make an entry of a table.
using TableParts = std::vector<CoordinateParts>;

// One table with all parts of the question if it has at most about kMostEntries. Otherwise several,
// each with as many of the parts as it can hold, and every part in at least one. Questions with
// finishing moves always get one table, with one coordinate for all that may be exchanged.
std::vector<TableParts> PlanTables(const PartsQuestion& question);

// How many arrangements of these parts the moves can lead to the answer, or somewhat more.
double ArrangementCount(std::span<const Part> parts, MoveSet moves);

}  // namespace cubewright
