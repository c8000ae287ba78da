// How many of the puzzles that fit a painting have each colour on each sticker, and what that says
// about the unknown stickers.
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

// An unknown sticker, and how many of the puzzles that fit have each colour on it.
struct OpenSticker {
  int sticker = 0;
  std::array<double, kFaceCount> counts = {};
};

// Fills in each unknown sticker that has the same colour in all puzzles that fit, and adds the
// others to `open`, first the one that leaves the fewest puzzles in the worst case. Precondition:
// some puzzle fits.
void FillIn(std::span<const std::array<double, kFaceCount>> counts,
            std::span<std::optional<Face>> painting, std::vector<OpenSticker>& open);

}  // namespace cubewright
