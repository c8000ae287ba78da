// The methods for the 3x3x3 that need no set of tables; each explains its solution by stages. A
// program that links only this list has none of the others.
#pragma once

#include <array>

#include "solver/methods/beginner/beginner.h"
#include "solver/methods/cfop/cfop.h"
#include "solver/methods/corners-edges/corners_edges.h"
#include "solver/methods/genetic/genetic.h"
#include "solver/methods/method_description.h"
#include "solver/methods/thistlethwaite/thistlethwaite.h"

namespace cubewright {

// One per line, so that two changes that each add one can be merged.
// clang-format off
inline constexpr std::array kMethodsByStages = {
    &kBeginnerMethod,
    &kCfopMethod,
    &kCfopTwoLookMethod,
    &kCornersEdgesMethod,
    &kThistlethwaiteMethod,
    &kGeneticMethod,
};
// clang-format on

}  // namespace cubewright
