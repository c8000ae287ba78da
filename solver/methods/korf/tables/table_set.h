// R. Korf's three pattern databases ("Finding optimal solutions to Rubik's cube using pattern
// databases", AAAI 1997): the exact distances, in half turns, of all corners and of two sixes of
// edges. 88,179,840 and twice 42,577,920 entries of four bits: 86.7 MB.
#pragma once

#include <cstddef>
#include <cstdint>

#include "tables/table_description.h"

namespace cubewright {

// The tables, in their order in the set.
enum class KorfTable : std::uint8_t {
  kCorners,     // rows are corner permutations, entries twists
  kUpperEdges,  // of UR UF UL UB FR FL: rows are placements, entries flips
  kLowerEdges,  // of the other six
};

inline constexpr std::size_t kKorfTableCount = 3;
const TableSet& KorfTableSet();

const TableDescription& DescriptionOf(KorfTable table);

}  // namespace cubewright
