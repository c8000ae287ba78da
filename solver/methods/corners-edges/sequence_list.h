// The sequences of the proof; README.md shows what each does. All are common knowledge of the
// field.
#pragma once

#include <array>

#include "solver/methods/stages/named_sequence.h"

namespace cubewright::corners_edges {

inline constexpr std::array<NamedSequence, 8> kSequences = {{
    {"quarter-turn", "U"},
    {"quarter-turn-back", "U'"},
    {"corner-cycle", "U R U' L' U R' U' L"},
    {"corner-cycle-back", "L' U R U' L U R' U'"},
    {"edge-cycle", "M' U2 M U2"},
    {"corner-twist", "(R' D2 R B' U2 B)2"},
    {"corner-twist-back", "(B' U2 B R' D2 R)2"},
    {"edge-flip", "L F R' F' L' U2 R U R U' R2 U2 R"},
}};

// Their places in the list.
enum class Sequence {
  kQuarterTurn,
  kQuarterTurnBack,
  kCornerCycle,
  kCornerCycleBack,
  kEdgeCycle,
  kCornerTwist,
  kCornerTwistBack,
  kEdgeFlip,
};

}  // namespace cubewright::corners_edges
