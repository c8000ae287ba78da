// The methods for the 3x3x3 that need no set of tables; each tells its solution by stages. What is
// linked with this list alone has none of the others.
#pragma once

#include <array>

#include "solver/methods/beginner/beginner.h"
#include "solver/methods/cfop/cfop.h"
#include "solver/methods/corners-edges/corners_edges.h"
#include "solver/methods/genetic/genetic.h"
#include "solver/methods/method_description.h"
#include "solver/methods/thistlethwaite/thistlethwaite.h"

namespace cubewright {

// A line each, so that two that are added at once can be merged.
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
