// What was read of a cube's stickers.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "solver/cube/facelets.h"
#include "solver/scan/color.h"

namespace cubewright {

// The colour of each sticker, numbered as in facelets.h; none where it could not be read.
using ScanReadings = std::array<std::optional<SrgbColor>, kStickerCount>;

// What it costs if a sticker has the colour of a face: the less likely, the more.
using StickerCosts = std::array<std::array<float, kFaceCount>, kStickerCount>;

}  // namespace cubewright
