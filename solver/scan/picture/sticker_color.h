// The colour of a sticker in a picture.
#pragma once

#include <optional>

#include "solver/scan/color.h"
#include "solver/scan/picture/grid.h"
#include "solver/scan/picture/picture.h"

namespace cubewright {

// The colour of the sticker in this column and row, 0..2 each; none if glare covers it.
std::optional<SrgbColor> ReadSticker(const Picture& picture, const Homography& grid, int column,
                                     int row);

}  // namespace cubewright
