#include "tests/cpp/scan/rendered_scan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <utility>

namespace cubewright {
namespace {

using Light = Coordinates;
using Palette = std::array<SrgbColor, kFaceCount>;

// In the order white, red, green, yellow, orange, blue: what the six colours look like in daylight.
constexpr std::array<Palette, 7> kMakers = {{
    // Stickers as of old.
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

class Drawing {
 public:
  explicit Drawing(RandomNumbers& numbers) : numbers_(numbers) {}

  double Between(double least, double most) {
    const double part = static_cast<double>(numbers_.Next() >> 11) / 9007199254740992.0;
    return least + (most - least) * part;
  }
  bool Chance(double probability) { return Between(0, 1) < probability; }
  // G. Box and M. Muller, "A note on the generation of random normal deviates" (1958).
  double Normal(double deviation) {
    const double radius = std::sqrt(-2 * std::log(1 - Between(0, 1)));
    return deviation * radius * std::cos(2 * std::numbers::pi * Between(0, 1));
  }
  // Times or divided by; half of all within the deviation given as a part of one.
  double Factor(double deviation) { return std::exp(Normal(deviation)); }
  std::size_t Below(std::size_t bound) { return numbers_.Below(static_cast<std::uint32_t>(bound)); }

 private:
  RandomNumbers& numbers_;
};

Light Times(const Light& first, const Light& second) {
  return {first[0] * second[0], first[1] * second[1], first[2] * second[2]};
}
Light Times(double factor, const Light& light) {
  return {factor * light[0], factor * light[1], factor * light[2]};
}
Light Plus(const Light& first, const Light& second) {
  return {first[0] + second[0], first[1] + second[1], first[2] + second[2]};
}
Light Mixed(const Light& first, const Light& second, double part_of_second) {
  return Plus(Times(1 - part_of_second, first), Times(part_of_second, second));
}

// A light from warm (-1) to blue (1) beside the white of 6500 K, as strong as that: at -1 about
// 2500 K, at 1 about 10,000.
Light Tinted(double warmth, double greenness) {
  const Light tint = warmth < 0 ? Light{1 - 0.6 * warmth, 1 + 0.08 * warmth, 1 + 0.62 * warmth}
                                : Light{1 - 0.2 * warmth, 1, 1 + 0.35 * warmth};
  return Times(tint, {1, 1 + greenness, 1});
}

struct Camera {
  double saturation;
  double exponent;
  double contrast;
  double noise;
  double black;
};

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

SrgbColor Photographed(const Light& light, const Camera& camera, Drawing& drawing) {
  const double brightness = BrightnessOf(light);
  Light seen = Mixed({brightness, brightness, brightness}, light, camera.saturation);
  for (double& value : seen) {
    value = std::max(value, 0.0) + camera.black;
    value += drawing.Normal(camera.noise * std::sqrt(value + 0.01));
  }
  return {Encoded(seen[0], camera), Encoded(seen[1], camera), Encoded(seen[2], camera)};
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

struct Room {
  Light main;
  Light side;
  double side_strength;
  double unevenness;
  double face_deviation;
  double balance_deviation;
  double glare_probability;
  double bleeding;
};

Room DrawRoom(Drawing& drawing) {
  const double warmth = drawing.Between(-1, 1);
  // What white balance leaves of the light's colour.
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

// How much light falls on each sticker of a face.
struct FaceLight {
  Light main;
  double slope_right;
  double slope_down;
  bool has_glare;
  double glare_strength;
  double glare_column;
  double glare_row;
  double glare_width;
  double side;
  double side_slope;

  Light At(double column, double row, const Room& room) const {
    const double even = std::max(0.15, 1 + slope_right * column + slope_down * row);
    const double beside = std::max(0.0, side * (1 + side_slope * column));
    return Plus(Times(even, main), Times(beside * main[1], room.side));
  }
  double GlareAt(double column, double row) const {
    if (!has_glare) return 0;
    const double across = (column - glare_column) / glare_width;
    const double down = (row - glare_row) / glare_width;
    return glare_strength * std::exp(-(across * across + down * down));
  }
};

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

}  // namespace

RenderedScan RenderScan(RandomNumbers& numbers) {
  Drawing drawing(numbers);
  RenderedScan scan = {.cube = RandomCube(numbers), .readings = {}};
  const Stickers stickers = StickersOf(scan.cube);
  const auto surfaces = DrawSurfaces(drawing);
  const Room room = DrawRoom(drawing);
  const Camera camera = DrawCamera(room, drawing);
  const bool has_logo = drawing.Chance(0.3);
  const int logo_face = static_cast<int>(drawing.Below(kFaceCount));
  for (int face = 0; face < kFaceCount; ++face) {
    const FaceLight light = DrawFaceLight(room, drawing);
    std::array<Light, kStickersPerFace> seen;
    Light mean = {};
    for (std::size_t i = 0; i < seen.size(); ++i) {
      const double column = static_cast<double>(i % 3) - 1;
      const double row = static_cast<double>(i / 3) - 1;
      const auto sticker = static_cast<std::size_t>(face * kStickersPerFace) + i;
      Light surface =
          Times(drawing.Factor(0.04), surfaces[static_cast<std::size_t>(stickers[sticker])]);
      if (i == 4 && has_logo && face == logo_face) {
        const Light ink = surfaces[drawing.Below(kFaceCount)];
        surface = Mixed(surface, ink, drawing.Between(0.05, 0.35));
      }
      seen[i] = Times(surface, light.At(column, row, room));
      const double glare = light.GlareAt(column, row);
      seen[i] = Plus(seen[i], Times(glare, light.main));
      mean = Plus(mean, Times(1.0 / kStickersPerFace, seen[i]));
    }
    for (std::size_t i = 0; i < seen.size(); ++i) {
      const auto sticker = static_cast<std::size_t>(face * kStickersPerFace) + i;
      scan.readings[sticker] = Photographed(Mixed(seen[i], mean, room.bleeding), camera, drawing);
    }
  }
  return scan;
}

}  // namespace cubewright
