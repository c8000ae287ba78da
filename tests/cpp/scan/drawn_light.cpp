#include "tests/cpp/scan/drawn_light.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <utility>

namespace cubewright {
namespace {

using Palette = std::array<SrgbColor, kFaceCount>;

// In the order white, red, green, yellow, orange, blue: what the six colours look like in daylight.
constexpr std::array<Palette, 7> kMakers = {{
    // Traditional stickers.
    {{{255, 255, 255}, {183, 18, 52}, {0, 155, 72}, {255, 213, 0}, {255, 88, 0}, {0, 70, 173}}},
    // Stickerless, plain.
    {{{240, 242, 245},
      {200, 30, 45},
      {40, 180, 80},
      {240, 225, 50},
      {255, 115, 30},
      {20, 100, 200}}},
    // Stickerless, bright.
    {{{250, 250, 250},
      {230, 40, 50},
      {70, 210, 60},
      {250, 240, 60},
      {255, 130, 20},
      {0, 110, 220}}},
    // Fluorescent stickers.
    {{{245, 245, 245},
      {225, 35, 75},
      {60, 220, 90},
      {225, 255, 60},
      {255, 100, 50},
      {30, 120, 210}}},
    // Worn and faded.
    {{{215, 212, 200}, {160, 35, 40}, {40, 110, 70}, {205, 190, 70}, {215, 85, 45}, {35, 60, 120}}},
    // Pastel.
    {{{235, 235, 235},
      {240, 110, 140},
      {150, 220, 130},
      {250, 235, 130},
      {255, 170, 90},
      {110, 180, 235}}},
    // Half bright, with an orange that is nearly red.
    {{{245, 245, 240}, {190, 20, 30}, {0, 140, 60}, {250, 200, 20}, {235, 70, 20}, {0, 60, 150}}},
}};

// Weights of brightness after ITU-R BT.709.
double BrightnessOf(const Light& light) {
  return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
}

std::uint8_t Encoded(double value, const Camera& camera) {
  const double cut = std::clamp(value, 0.0, 1.0);
  const double shown =
      cut <= 0.0031308 ? cut * 12.92 : 1.055 * std::pow(cut, camera.exponent / 2.4) - 0.055;
  const double curved = shown + camera.contrast * shown * (1 - shown) * (2 * shown - 1);
  return static_cast<std::uint8_t>(std::lround(std::clamp(curved, 0.0, 1.0) * 255));
}

// Which of the maker's colours each face has: on nine cubes in ten the usual one.
std::array<std::size_t, kFaceCount> DrawScheme(Drawing& drawing) {
  std::array<std::size_t, kFaceCount> scheme = {0, 1, 2, 3, 4, 5};
  if (drawing.Chance(0.9)) return scheme;
  for (std::size_t left = kFaceCount; left > 1; --left) {
    std::swap(scheme[left - 1], scheme[drawing.Below(left)]);
  }
  return scheme;
}

}  // namespace

Light Tinted(double warmth, double greenness) {
  const Light tint = warmth < 0 ? Light{1 - 0.6 * warmth, 1 + 0.08 * warmth, 1 + 0.62 * warmth}
                                : Light{1 - 0.2 * warmth, 1, 1 + 0.35 * warmth};
  return Times(tint, {1, 1 + greenness, 1});
}

SrgbColor Photographed(const Light& light, const Camera& camera, Drawing& drawing) {
  const double brightness = BrightnessOf(light);
  Light seen = Mixed({brightness, brightness, brightness}, light, camera.saturation);
  for (double& value : seen) {
    value = std::max(value, 0.0) + camera.black;
    value += drawing.Normal(camera.noise * std::sqrt(value + 0.01));
  }
  return {Encoded(seen[0], camera), Encoded(seen[1], camera), Encoded(seen[2], camera)};
}

std::array<Light, kFaceCount> DrawSurfaces(Drawing& drawing) {
  const Palette& maker = kMakers[drawing.Below(kMakers.size())];
  const auto scheme = DrawScheme(drawing);
  std::array<Light, kFaceCount> surfaces;
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    surfaces[face] = LinearLight(maker[scheme[face]]);
    for (double& part : surfaces[face]) part = (part + 0.004) * 0.9 * drawing.Factor(0.06);
  }
  return surfaces;
}

Room DrawRoom(Drawing& drawing) {
  const double warmth = drawing.Between(-1, 1);
  // The part of the light's colour that white balance leaves.
  const double left = drawing.Between(0.05, 0.8);
  const double exposure = std::exp(drawing.Between(std::log(0.1), std::log(1.15)));
  return {.main = Times(exposure, Tinted(warmth * left, drawing.Normal(0.04))),
          .side = Tinted(drawing.Between(-1, 1) * left, drawing.Normal(0.04)),
          .side_strength = drawing.Between(0, 0.5),
          .unevenness = drawing.Between(0, 0.45),
          .face_deviation = drawing.Between(0, 0.3),
          .balance_deviation = drawing.Between(0, 0.05),
          .glare_probability = drawing.Between(0, 0.5),
          .bleeding = drawing.Between(0, 0.08)};
}

Camera DrawCamera(const Room& room, Drawing& drawing) {
  const double dimness = std::min(1.0, 0.3 / room.main[1]);
  return {.saturation = drawing.Between(0.7, 1.25),
          .exponent = drawing.Between(0.9, 1.1),
          .contrast = drawing.Between(-0.1, 0.4),
          .noise = drawing.Between(0.002, 0.018) * (0.5 + dimness),
          .black = drawing.Between(0, 0.012)};
}

FaceLight DrawFaceLight(const Room& room, Drawing& drawing) {
  const double direction = drawing.Between(0, 2 * std::numbers::pi);
  const double slope = drawing.Between(0, room.unevenness);
  const double balance = drawing.Normal(room.balance_deviation);
  const Light turned = {1 + balance, 1, 1 - balance};
  return {.main = Times(drawing.Factor(room.face_deviation), Times(turned, room.main)),
          .slope_right = slope * std::cos(direction),
          .slope_down = slope * std::sin(direction),
          .has_glare = drawing.Chance(room.glare_probability),
          .glare_strength = drawing.Between(0.05, 0.7),
          .glare_column = drawing.Between(-1.3, 1.3),
          .glare_row = drawing.Between(-1.3, 1.3),
          .glare_width = drawing.Between(0.3, 0.9),
          .side = drawing.Between(0, room.side_strength),
          .side_slope = drawing.Between(-0.8, 0.8)};
}

}  // namespace cubewright
