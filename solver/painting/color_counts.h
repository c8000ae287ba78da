// In how many of the puzzles that fit a painting each sticker has each colour, and what that tells
// of the stickers that are unknown.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
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

  bool HasOneColor() const {
    return std::count_if(counts.begin(), counts.end(), [](double count) { return count > 0; }) == 1;
  }
  double LargestCount() const { return *std::max_element(counts.begin(), counts.end()); }
};

// Gives each unknown sticker its colour if it has the same in all that fit, and adds the others to
// `open`: first that which leaves the fewest puzzles, whatever its colour. Precondition: some fit.
template <std::size_t kStickers>
void FillIn(const ColorCounts<kStickers>& counts,
            std::array<std::optional<Face>, kStickers>& painting, std::vector<OpenSticker>& open) {
  for (std::size_t sticker = 0; sticker < painting.size(); ++sticker) {
    if (painting[sticker]) continue;
    const OpenSticker unknown{static_cast<int>(sticker), counts[sticker]};
    if (!unknown.HasOneColor()) {
      open.push_back(unknown);
      continue;
    }
    const auto sure = std::max_element(unknown.counts.begin(), unknown.counts.end());
    painting[sticker] = static_cast<Face>(sure - unknown.counts.begin());
  }
  std::stable_sort(open.begin(), open.end(), [](const OpenSticker& a, const OpenSticker& b) {
    return a.LargestCount() < b.LargestCount();
  });
}

}  // namespace cubewright
