// Whether nine colours are likely to be those of a face.
#pragma once

#include <array>
#include <optional>

#include "solver/scan/color.h"

namespace cubewright {

// 1 for several colours, less for few: walls, windows and keys have one or two, mostly gray.
float VarietyOf(const std::array<std::optional<SrgbColor>, 9>& colors);

}  // namespace cubewright
