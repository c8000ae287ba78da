// The sequences that somebody who solves the 2x2x2 as a beginner has to know. They are those of the
// 3x3x3's beginner's method that move corners.
#pragma once

#include <array>

#include "solver/methods/stages/named_sequence.h"

namespace cubewright::pocket_beginner {

inline constexpr std::array<NamedSequence, 6> kSequences = {{
    {"corner-in", "R U R'"},
    {"corner-in-left", "L' U' L", "corner-in"},
    {"corner-facing-up-in", "R U2 R' U' R U R'"},
    {"niklas", "U R U' L' U R' U' L"},
    {"turn-corner", "(R' D' R D)2"},
    {"turn-corner-back", "(D' R' D R)2"},
}};

}  // namespace cubewright::pocket_beginner
