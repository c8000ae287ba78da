// Whether colours are likely to be those of a face.
#pragma once

#include <optional>
#include <vector>

#include "solver/scan/color.h"

namespace cubewright {

// 1 for several colours, less for few: walls, windows and keys have one or two, mostly gray.
float VarietyOf(const std::vector<std::optional<SrgbColor>>& colors);

}  // namespace cubewright
