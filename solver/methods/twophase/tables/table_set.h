// The two large tables of the two-phase search, together the `full` tier: what they are and how
// they are made. README.md beside this file explains what an entry means.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "tables/table_description.h"

namespace cubewright {

enum class TwoPhaseTable : std::uint8_t {
  // 64,430 flip-slice classes x 2,187 twists: the distance to the phase 2 subgroup modulo 3.
  kPhase1,
  // 2,768 corner classes x 40,320 layer edges: the distance to solved, slice edges ignored, as
  // 0 for eight or fewer moves, 1 for nine, 2 for ten, 3 for more.
  kPhase2,
};

// The tables of TwoPhaseTable, in its order, which is also the order in which to fetch them.
inline constexpr std::size_t kTwoPhaseTableCount = 2;
const TableSet& TwoPhaseTableSet();

const TableDescription& DescriptionOf(TwoPhaseTable table);

}  // namespace cubewright
