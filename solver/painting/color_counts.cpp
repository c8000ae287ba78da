#include "solver/painting/color_counts.h"

#include <algorithm>

namespace cubewright {
namespace {

bool HasOneColor(const OpenSticker& open) {
  return std::count_if(open.counts.begin(), open.counts.end(),
                       [](double count) { return count > 0; }) == 1;
}

double LargestCount(const OpenSticker& open) {
  return *std::max_element(open.counts.begin(), open.counts.end());
}

}  // namespace

void FillIn(std::span<const std::array<double, kFaceCount>> counts,
            std::span<std::optional<Face>> painting, std::vector<OpenSticker>& open) {
  for (std::size_t sticker = 0; sticker < painting.size(); ++sticker) {
    if (painting[sticker]) continue;
    const OpenSticker unknown{static_cast<int>(sticker), counts[sticker]};
    if (!HasOneColor(unknown)) {
      open.push_back(unknown);
      continue;
    }
    const auto sure = std::max_element(unknown.counts.begin(), unknown.counts.end());
    painting[sticker] = static_cast<Face>(sure - unknown.counts.begin());
  }
  std::stable_sort(open.begin(), open.end(), [](const OpenSticker& a, const OpenSticker& b) {
    return LargestCount(a) < LargestCount(b);
  });
}

}  // namespace cubewright
