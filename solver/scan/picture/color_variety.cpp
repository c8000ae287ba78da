#include "solver/scan/picture/color_variety.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace cubewright {
namespace {

// In Oklab, for colours scaled to the same light.
constexpr double kGrayChroma = 0.06;
constexpr double kAlike = 0.12;
// The share of certainty that remains.
constexpr float kOfGray = 0.45F;
constexpr float kOfOneColor = 0.7F;
constexpr float kOfTwoColors = 0.85F;

}  // namespace

float VarietyOf(const std::vector<std::optional<SrgbColor>>& colors) {
  double brightest = 0.001;
  for (const auto& color : colors) {
    if (!color) continue;
    for (const double light : LinearLight(*color)) brightest = std::max(brightest, light);
  }
  std::vector<Coordinates> kinds;
  double chroma = 0;
  for (const auto& color : colors) {
    if (!color) continue;
    Coordinates light = LinearLight(*color);
    for (double& part : light) part /= brightest;
    const Coordinates seen = Oklab(light);
    chroma = std::max(chroma, std::hypot(seen[1], seen[2]));
    const bool is_known = std::any_of(kinds.begin(), kinds.end(), [&](const Coordinates& kind) {
      return std::hypot(kind[0] - seen[0], kind[1] - seen[1], kind[2] - seen[2]) < kAlike;
    });
    if (!is_known) kinds.push_back(seen);
  }
  if (chroma < kGrayChroma) return kOfGray;
  return kinds.size() >= 3 ? 1 : kinds.size() == 2 ? kOfTwoColors : kOfOneColor;
}

}  // namespace cubewright
