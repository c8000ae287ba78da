// What a caller may choose: the puzzle, the method and the metric. Those that are still to be built
// have their names here already, so that asking for one is refused as unsupported, not as unknown.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "solver/methods/method_description.h"
#include "solver/methods/metric.h"

namespace cubewright {

inline constexpr std::array<std::string_view, 2> kPuzzleNames = {"3x3x3", "2x2x2"};

inline constexpr std::array<std::string_view, 10> kMethodNames = {
    "two-phase",      "optimal",       "beginner", "cfop", "cfop-2look",
    "thistlethwaite", "corners-edges", "genetic",  "korf", "ortega"};

// The one that solves a puzzle if none is chosen.
constexpr std::string_view UsualMethodOf(std::string_view puzzle) {
  return puzzle == "2x2x2" ? "optimal" : "two-phase";
}

struct Choice {
  std::string_view puzzle = "3x3x3";
  std::string_view method = "two-phase";
  Metric metric = Metric::kHtm;
  GoalKind goal = GoalKind::kSolved;
};

// The available methods, such as those of registry/registry.h.
using MethodList = std::span<const MethodDescription* const>;

// The method that can do what is chosen; null if none can, which is reported as "unsupported".
const MethodDescription* FindMethod(MethodList methods, const Choice& choice);

}  // namespace cubewright
