// In how many of the puzzles that fit a painting each sticker has each colour, and what that tells
// of the stickers that are unknown.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "solver/cube/move.h"

namespace cubewright {

// By sticker and colour.
template <std::size_t kStickers>
using ColorCounts = std::array<std::array<double, kFaceCount>, kStickers>;

// An unknown sticker, and in how many of the puzzles that fit it has each colour.
struct OpenSticker {
  int sticker = 0;
  std::array<double, kFaceCount> counts = {};
};

// Gives each unknown sticker of the painting its colour if it has the same in all that fit, and
// adds the others to `open`: first that which leaves the fewest puzzles, whatever its colour.
// Precondition: some fit.
void FillIn(std::span<const std::array<double, kFaceCount>> counts,
            std::span<std::optional<Face>> painting, std::vector<OpenSticker>& open);

}  // namespace cubewright
