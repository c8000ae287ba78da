// PLL: the pieces of the upper layer, which are the right way up, go to their places.
//
// The 21 cases, each with one sequence, by the letters that they have everywhere in the field. The
// sequences are common knowledge; a test shows that they do what they should, and that these are
// all cases.
#pragma once

#include <array>

#include "solver/methods/stages/named_sequence.h"

namespace cubewright::cfop {

inline constexpr std::array<NamedSequence, 21> kPllCases = {{
    {"pll-aa", "x R' U R' D2 R U' R' D2 R2 x'"},
    {"pll-ab", "x R2 D2 R U R' D2 R U' R x'"},
    {"pll-e", "x' R U' R' D R U R' D' R U R' D R U' R' D' x"},
    {"pll-f", "R' U' F' R U R' U' R' F R2 U' R' U' R U R' U R"},
    {"pll-ga", "R2 U R' U R' U' R U' R2 U' D R' U R D'"},
    {"pll-gb", "R' U' R U D' R2 U R' U R U' R U' R2 D"},
    {"pll-gc", "R2 U' R U' R U R' U R2 U D' R U' R' D"},
    {"pll-gd", "R U R' U' D R2 U' R U' R' U R' U R2 D'"},
    {"pll-h", "M2 U M2 U2 M2 U M2"},
    {"pll-ja", "R' U L' U2 R U' R' U2 R L"},
    {"pll-jb", "R U R' F' R U R' U' R' F R2 U' R'"},
    {"pll-na", "R U R' U R U R' F' R U R' U' R' F R2 U' R' U2 R U' R'"},
    {"pll-nb", "R' U R U' R' F' U' F R U R' F R' F' R U' R"},
    {"pll-ra", "R U' R' U' R U R D R' U' R D' R' U2 R'"},
    {"pll-rb", "R2 F R U R U' R' F' R U2 R' U2 R"},
    {"pll-t", "R U R' U' R' F R2 U' R' U' R U R' F'"},
    {"pll-ua", "M2 U M U2 M' U M2"},
    {"pll-ub", "M2 U' M U2 M' U' M2"},
    {"pll-v", "R' U R' U' R D' R' D R' U D' R2 U' R2 D R2"},
    {"pll-y", "F R U' R' U' R U R' F' R U R' U' R' F R F'"},
    {"pll-z", "M' U M2 U M2 U M' U2 M2"},
}};

}  // namespace cubewright::cfop
