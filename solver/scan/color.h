// Colours as a camera gives them, and as the eye tells them apart.
#pragma once

#include <array>
#include <cstdint>

namespace cubewright {

// sRGB (IEC 61966-2-1), 0..255 each.
struct SrgbColor {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
};

// Three numbers of a colour space.
using Coordinates = std::array<double, 3>;

// Red, green and blue light, 0..1 each.
Coordinates LinearLight(const SrgbColor& color);

// Lightness 0..1, green to red, blue to yellow: B. Ottosson, "A perceptual color space for image
// processing" (2020). Doubling the light increases each of the three by a quarter, whatever the
// colour.
Coordinates Oklab(const Coordinates& linear_light);

}  // namespace cubewright
