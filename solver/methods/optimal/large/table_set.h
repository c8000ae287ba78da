// The large table: for each class of corners, placement of the slices and flips of three places,
// whether the nearest position needs at most 8 half-turn-metric moves, 9, 10, or more. 940,539,600
// entries of two bits: 235 MB.
#pragma once

#include "tables/table_description.h"

namespace cubewright {

// The flips of UF, UB and DF are counted.
inline constexpr int kLargeFlipPlaces = 3;
// The last distance that entries tell from those beyond.
inline constexpr int kLargeLastDistance = 10;

// One table, in addition to those that the method needs.
const TableSet& OptimalLargeTableSet();

}  // namespace cubewright
