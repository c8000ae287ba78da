// The sequences of each method: one look or two at the last layer.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "solver/methods/cfop/f2l_cases.h"
#include "solver/methods/cfop/oll_cases.h"
#include "solver/methods/cfop/pll_cases.h"

namespace cubewright::cfop {

// These bring out what stands in the slot at the right in front.
inline constexpr std::array<NamedSequence, 4> kSlotOut = {{
    {"slot-out", "R U R'"},
    {"slot-out-back", "R U' R'"},
    {"slot-out-left", "F' U' F"},
    {"slot-out-left-back", "F' U F"},
}};

// The first of two looks at OLL: edges. The second has the seven cases with a cross, 21 to 27.
inline constexpr std::array<NamedSequence, 3> kOllEdgeCases = {{
    {"oll-line", "F R U R' U' F'"},
    {"oll-angle", "f R U R' U' f'"},
    {"oll-dot", "F R U R' U' F' f R U R' U' f'"},
}};
inline constexpr std::array<NamedSequence, 7> kOllCornerCases = {
    kOllCases[20], kOllCases[21], kOllCases[22], kOllCases[23],
    kOllCases[24], kOllCases[25], kOllCases[26]};

template <std::size_t kOne, std::size_t kOther>
constexpr std::array<NamedSequence, kOne + kOther> Joined(
    const std::array<NamedSequence, kOne>& one, const std::array<NamedSequence, kOther>& other) {
  std::array<NamedSequence, kOne + kOther> joined{};
  std::copy(one.begin(), one.end(), joined.begin());
  std::copy(other.begin(), other.end(), joined.begin() + kOne);
  return joined;
}

// One of kPllCases by its name.
constexpr NamedSequence PllCase(std::string_view name) {
  return *std::find_if(kPllCases.begin(), kPllCases.end(),
                       [name](const NamedSequence& one) { return one.name == name; });
}

// PLL in two looks: corners, then edges.
inline constexpr std::array<NamedSequence, 2> kPllCornerCases = {PllCase("pll-t"),
                                                                 PllCase("pll-y")};
inline constexpr std::array<NamedSequence, 4> kPllEdgeCases = {PllCase("pll-ua"), PllCase("pll-ub"),
                                                               PllCase("pll-h"), PllCase("pll-z")};

// All that a person has to know.
inline constexpr auto kSequences =
    Joined(Joined(kF2lCases, kSlotOut), Joined(kOllCases, kPllCases));
inline constexpr auto kTwoLookSequences =
    Joined(Joined(kF2lCases, kSlotOut),
           Joined(Joined(kOllEdgeCases, kOllCornerCases), Joined(kPllCornerCases, kPllEdgeCases)));

}  // namespace cubewright::cfop
