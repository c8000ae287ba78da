// The exact distances of the 2x2x2, in half turns and in quarter turns.
//
// A row is a permutation of the seven corners that move, a column their twist, both as numbered in
// pocket_coordinates.h. An entry is the least number of turns to the solved position, DBL held
// still. A table has 3,674,160 entries of four bits: 1.8 MB.
#pragma once

#include <cstddef>
#include <cstdint>

#include "tables/table_description.h"

namespace cubewright {

// The tables, in their order in the set.
enum class PocketTable : std::uint8_t { kHalfTurns, kQuarterTurns };

inline constexpr std::size_t kPocketTableCount = 2;
const TableSet& PocketTableSet();

const TableDescription& DescriptionOf(PocketTable table);

}  // namespace cubewright
