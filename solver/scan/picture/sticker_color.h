// The colour of a sticker in a picture.
#pragma once

#include <optional>

#include "solver/scan/color.h"
#include "solver/scan/picture/grid.h"
#include "solver/scan/picture/picture.h"

namespace cubewright {

// The colour of a sticker of a grid of `size` by `size`, numbered row by row; none if glare covers
// it.
std::optional<SrgbColor> ReadSticker(const Picture& picture, const Homography& grid, int size,
                                     int sticker);

}  // namespace cubewright
