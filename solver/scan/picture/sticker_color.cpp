#include "solver/scan/picture/sticker_color.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace cubewright {
namespace {

// Looked at in each direction of a sticker, over this part of its side.
constexpr int kSamples = 13;
constexpr float kPart = 0.6F;

using Values = std::array<std::uint8_t, 3>;

}  // namespace

std::optional<SrgbColor> ReadSticker(const Picture& picture, const Homography& grid, int sticker) {
  constexpr float kStep = kPart / (kSamples - 1);
  const Point first = MiddleOf(sticker) - Point{kPart / 2, kPart / 2};
  std::array<Values, kSamples * kSamples> samples;
  std::size_t count = 0;
  for (int i = 0; i < kSamples * kSamples; ++i) {
    const Point at = grid(
        first + kStep * Point{static_cast<float>(i % kSamples), static_cast<float>(i / kSamples)});
    const int x = static_cast<int>(at.x + 0.5F);
    const int y = static_cast<int>(at.y + 0.5F);
    if (at.x < 0 || at.y < 0 || x >= picture.width || y >= picture.height) continue;
    const std::uint8_t* pixel = picture.At(x, y);
    samples[count++] = {pixel[0], pixel[1], pixel[2]};
  }
  if (count == 0) return std::nullopt;
  Values median;
  for (std::size_t channel = 0; channel < 3; ++channel) {
    std::array<std::uint8_t, kSamples * kSamples> values;
    for (std::size_t i = 0; i < count; ++i) values[i] = samples[i][channel];
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(count / 2);
    std::nth_element(values.begin(), middle, values.begin() + static_cast<std::ptrdiff_t>(count));
    median[channel] = *middle;
  }
  return SrgbColor{median[0], median[1], median[2]};
}

}  // namespace cubewright
