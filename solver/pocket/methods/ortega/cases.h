// The cases of the method, each with one sequence. The sequences are common knowledge of the field;
// a test shows that they do what they should, and that these are all cases.
#pragma once

#include <algorithm>
#include <array>

#include "solver/methods/stages/named_sequence.h"

namespace cubewright::ortega {

// The upper corners are turned so that their colour is on top, and the face below stays as it is.
// The seven cases by their names in the field.
inline constexpr std::array<NamedSequence, 7> kOrientationCases = {{
    {"corner-oll-sune", "R U R' U R U2 R'"},
    {"corner-oll-antisune", "R U2 R' U' R U' R'"},
    {"corner-oll-pi", "F (R U R' U')2 F'"},
    {"corner-oll-h", "R2 U2 R U2 R2"},
    {"corner-oll-u", "F R U R' U' F'"},
    {"corner-oll-t", "R U R' U' R' F R F'"},
    {"corner-oll-l", "F R' F' R U R U' R'"},
}};

// Both layers are permuted at once. In each layer two adjacent or diagonal corners are exchanged,
// or none. In a case named after one layer, the lower layer is right.
inline constexpr std::array<NamedSequence, 5> kPermutationCases = {{
    {"pbl-adjacent", "R' F R' F2 R U' R' F2 R2"},
    {"pbl-diagonal", "R U' R' U' F2 U' R U R' D R2"},
    {"pbl-adjacent-adjacent", "R2 U' B2 U2 R2 U' R2"},
    {"pbl-adjacent-diagonal", "R U' R F2 R' U R'"},
    {"pbl-diagonal-diagonal", "R2 F2 R2"},
}};

inline constexpr auto kSequences = [] {
  std::array<NamedSequence, kOrientationCases.size() + kPermutationCases.size()> all{};
  std::copy(kPermutationCases.begin(), kPermutationCases.end(),
            std::copy(kOrientationCases.begin(), kOrientationCases.end(), all.begin()));
  return all;
}();

}  // namespace cubewright::ortega
