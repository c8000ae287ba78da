// What makes one of several solutions of equal cost easier to perform by hand.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "solver/cube/move.h"

namespace cubewright {

enum class Preference : std::uint8_t {
  kQuarterTurns,  // fewest quarter turns, a half turn being two
  kFaces,         // fewest different faces
  kNoBack,        // fewest turns of the back face, as the cube is held
};

// In the order of Preference.
inline constexpr std::array<std::string_view, 3> kPreferenceNames = {"quarter-turns", "faces",
                                                                     "no-back"};

// None if no preference has this name.
constexpr std::optional<Preference> PreferenceNamed(std::string_view name) {
  for (std::size_t i = 0; i < kPreferenceNames.size(); ++i) {
    if (kPreferenceNames[i] == name) return static_cast<Preference>(i);
  }
  return std::nullopt;
}

// The number that the preference wants to be small.
int CountOf(std::span<const Move> moves, Preference few);

}  // namespace cubewright
