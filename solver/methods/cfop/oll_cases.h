// OLL: all pieces of the upper layer are turned so that its colour is on top.
//
// The 57 cases, each with one sequence, numbered as everywhere in the field. The sequences are
// common knowledge; a test shows that they do what they should, and that these are all cases.
#pragma once

#include <array>

#include "solver/methods/stages/named_sequence.h"

namespace cubewright::cfop {

inline constexpr std::array<NamedSequence, 57> kOllCases = {{
    {"oll-1", "R U2 R2 F R F' U2 R' F R F'"},
    {"oll-2", "F R U R' U' F' f R U R' U' f'"},
    {"oll-3", "f R U R' U' f' U' F R U R' U' F'"},
    {"oll-4", "f R U R' U' f' U F R U R' U' F'"},
    {"oll-5", "r' U2 R U R' U r"},
    {"oll-6", "r U2 R' U' R U' r'"},
    {"oll-7", "r U R' U R U2 r'"},
    {"oll-8", "r' U' R U' R' U2 r"},
    {"oll-9", "R U R' U' R' F R2 U R' U' F'"},
    {"oll-10", "R U R' U R' F R F' R U2 R'"},
    {"oll-11", "r U R' U R' F R F' R U2 r'"},
    {"oll-12", "F R U R' U' F' U F R U R' U' F'"},
    {"oll-13", "F U R U' R2 F' R U R U' R'"},
    {"oll-14", "R' F R U R' F' R F U' F'"},
    {"oll-15", "r' U' r R' U' R U r' U r"},
    {"oll-16", "r U r' R U R' U' r U' r'"},
    {"oll-17", "F R' F' R2 r' U R U' R' U' M'"},
    {"oll-18", "r U R' U R U2 r2 U' R U' R' U2 r"},
    {"oll-19", "r' R U R U R' U' M' R' F R F'"},
    {"oll-20", "r U R' U' M2 U R U' R' U' M'"},
    {"oll-21", "R U2 R' U' R U R' U' R U' R'"},
    {"oll-22", "R U2 R2 U' R2 U' R2 U2 R"},
    {"oll-23", "R2 D' R U2 R' D R U2 R"},
    {"oll-24", "r U R' U' r' F R F'"},
    {"oll-25", "F' r U R' U' r' F R"},
    {"oll-26", "R U2 R' U' R U' R'"},
    {"oll-27", "R U R' U R U2 R'"},
    {"oll-28", "r U R' U' M U R U' R'"},
    {"oll-29", "R U R' U' R U' R' F' U' F R U R'"},
    {"oll-30", "F R' F R2 U' R' U' R U R' F2"},
    {"oll-31", "R' U' F U R U' R' F' R"},
    {"oll-32", "L U F' U' L' U L F L'"},
    {"oll-33", "R U R' U' R' F R F'"},
    {"oll-34", "R U R2 U' R' F R U R U' F'"},
    {"oll-35", "R U2 R2 F R F' R U2 R'"},
    {"oll-36", "L' U' L U' L' U L U L F' L' F"},
    {"oll-37", "F R' F' R U R U' R'"},
    {"oll-38", "R U R' U R U' R' U' R' F R F'"},
    {"oll-39", "L F' L' U' L U F U' L'"},
    {"oll-40", "R' F R U R' U' F' U R"},
    {"oll-41", "R U R' U R U2 R' F R U R' U' F'"},
    {"oll-42", "R' U' R U' R' U2 R F R U R' U' F'"},
    {"oll-43", "F' U' L' U L F"},
    {"oll-44", "F U R U' R' F'"},
    {"oll-45", "F R U R' U' F'"},
    {"oll-46", "R' U' R' F R F' U R"},
    {"oll-47", "R' U' R' F R F' R' F R F' U R"},
    {"oll-48", "F R U R' U' R U R' U' F'"},
    {"oll-49", "r U' r2 U r2 U r2 U' r"},
    {"oll-50", "r' U r2 U' r2 U' r2 U r'"},
    {"oll-51", "F U R U' R' U R U' R' F'"},
    {"oll-52", "R U R' U R U' B U' B' R'"},
    {"oll-53", "r' U' R U' R' U R U' R' U2 r"},
    {"oll-54", "r U R' U R U' R' U R U2 r'"},
    {"oll-55", "R' F R U R U' R2 F' R2 U' R' U R U R'"},
    {"oll-56", "r U r' U R U' R' U R U' R' r U' r'"},
    {"oll-57", "R U R' U' M' U R U' r'"},
}};

}  // namespace cubewright::cfop
