// F2L: a corner of the cross's layer and the edge above it go into their slot together.
//
// The 41 cases of the slot at the right in front, each with one sequence. They are numbered as on
// the sheets that are in use (AlgDB, SpeedCubeDB), which go back to the table on J. Fridrich's
// page: 1 to 24 with both pieces in the upper layer, 25 to 30 with the corner in the slot, 31 to 36
// with the edge there, 37 to 41 with both. The Speedsolving wiki also counts the pair that is home
// already, and differs from 37 on. A turn of the upper layer that sheets write before a sequence is
// left out here: it is the step's own. The sequences are common knowledge of the field; a test
// shows that they do what they should, and that these are all cases.
#pragma once

#include <array>

#include "solver/methods/stages/named_sequence.h"

namespace cubewright::cfop {

inline constexpr std::array<NamedSequence, 41> kF2lCases = {{
    {"f2l-1", "R U' R'"},
    {"f2l-2", "F R' F' R"},
    {"f2l-3", "F' U' F"},
    {"f2l-4", "R U R'"},
    {"f2l-5", "R U R' U2 R U' R'"},
    {"f2l-6", "F' U' F U2 F' U F"},
    {"f2l-7", "R U2 R' U2 R U' R'"},
    {"f2l-8", "F' U2 F U2 F' U F"},
    {"f2l-9", "R U' R' U F' U' F"},
    {"f2l-10", "R U R' U R U R'"},
    {"f2l-11", "R U2 R' U F' U' F"},
    {"f2l-12", "F' U2 F U' R U R'"},
    {"f2l-13", "F' U F U' F' U' F"},
    {"f2l-14", "R U' R' U R U R'"},
    {"f2l-15", "R U R' U2 R U' R' U R U' R'"},
    {"f2l-16", "R U' R' U2 F' U' F"},
    {"f2l-17", "R U2 R' U' R U R'"},
    {"f2l-18", "F' U2 F U F' U' F"},
    {"f2l-19", "R U2 R' U R U' R'"},
    {"f2l-20", "F' U2 F U' F' U F"},
    {"f2l-21", "R U' R' U2 R U R'"},
    {"f2l-22", "F' U F U2 F' U' F"},
    {"f2l-23", "R U' R' U' R U' R' U R U' R'"},
    {"f2l-24", "F' U F U F' U F U' F' U F"},
    {"f2l-25", "R' F R F' R U R'"},
    {"f2l-26", "R U' R' F R' F' R"},
    {"f2l-27", "R U' R' U R U' R'"},
    {"f2l-28", "R U R' U' F R' F' R"},
    {"f2l-29", "R' F R F' U R U' R'"},
    {"f2l-30", "R U R' U' R U R'"},
    {"f2l-31", "R' F R F' R U' R'"},
    {"f2l-32", "R U' R' U R U' R' U R U' R'"},
    {"f2l-33", "R U' R' U2 R U' R'"},
    {"f2l-34", "R U R' U2 R U R'"},
    {"f2l-35", "R U R' U F' U' F"},
    {"f2l-36", "F' U' F U' R U R'"},
    {"f2l-37", "R2 U2 F R2 F' U2 R' U R'"},
    {"f2l-38", "R U' R' U' R U R' U2 R U' R'"},
    {"f2l-39", "R U' R' U R U2 R' U R U' R'"},
    {"f2l-40", "R U' R' F R U R' U' F' R U' R'"},
    {"f2l-41", "R U R' U' R U' R' U2 F' U' F"},
}};

}  // namespace cubewright::cfop
