// The colours of the faces U R F D L B, as most cubes have them.
#pragma once

#include <array>
#include <string_view>

#include "solver/cube/move.h"

namespace cubewright {

inline constexpr std::array<std::string_view, kFaceCount> kColorNames = {
    "white", "red", "green", "yellow", "orange", "blue"};

}  // namespace cubewright
