// What a caller may choose: the puzzle, the method and the metric. Those that are still to be built
// have their names here already, so that asking for one is refused as unsupported, not as unknown.
#pragma once

#include <array>
#include <string_view>

#include "solver/methods/metric.h"

namespace cubewright {

inline constexpr std::array<std::string_view, 2> kPuzzleNames = {"3x3x3", "2x2x2"};

inline constexpr std::array<std::string_view, 10> kMethodNames = {
    "two-phase",      "optimal",       "beginner", "cfop", "cfop-2look",
    "thistlethwaite", "corners-edges", "genetic",  "korf", "ortega"};

struct Choice {
  std::string_view puzzle = "3x3x3";
  std::string_view method = "two-phase";
  std::string_view metric = "htm";

  bool operator==(const Choice&) const = default;
};

inline constexpr std::array<Choice, 1> kSupportedChoices = {Choice{}};

constexpr bool IsSupported(const Choice& choice) {
  for (const Choice& supported : kSupportedChoices) {
    if (choice == supported) return true;
  }
  return false;
}

}  // namespace cubewright
