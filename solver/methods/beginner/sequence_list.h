// The sequences that a beginner has to know.
//
// All are common knowledge of the field. The ten include mirror images; without some of them the
// method takes a few turns more.
#pragma once

#include <array>

#include "solver/methods/stages/named_sequence.h"

namespace cubewright::beginner {

inline constexpr std::array<NamedSequence, 10> kSequences = {{
    {"corner-in", "R U R'"},
    {"corner-in-left", "L' U' L", "corner-in"},
    {"corner-facing-up-in", "R U2 R' U' R U R'"},
    {"edge-in", "R U' R' U' F' U F"},
    {"edge-in-left", "L' U L U F U' F'", "edge-in"},
    {"upper-cross", "F R U R' U' F'"},
    {"sune", "R U R' U R U2 R'"},
    {"niklas", "U R U' L' U R' U' L"},
    {"turn-corner", "(R' D' R D)2"},
    {"turn-corner-back", "(D' R' D R)2"},
}};

// Their places in the list.
enum class Sequence {
  kCornerIn,
  kCornerInLeft,
  kCornerFacingUpIn,
  kEdgeIn,
  kEdgeInLeft,
  kUpperCross,
  kSune,
  kNiklas,
  kTurnCorner,
  kTurnCornerBack,
};

}  // namespace cubewright::beginner
