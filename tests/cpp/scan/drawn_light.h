// The light in a room, its effect on a cube's colours, and what a camera makes of them, all random:
// the parts shared by the recipes of rendered_scan.h and rendered_frame.h.
#pragma once

#include <array>

#include "solver/cube/facelets.h"
#include "solver/scan/color.h"
#include "tests/cpp/scan/drawing.h"

namespace cubewright {

// Red, green and blue, linear; 1 is white in full light.
using Light = Coordinates;

inline Light Times(const Light& first, const Light& second) {
  return {first[0] * second[0], first[1] * second[1], first[2] * second[2]};
}
inline Light Times(double factor, const Light& light) {
  return {factor * light[0], factor * light[1], factor * light[2]};
}
inline Light Plus(const Light& first, const Light& second) {
  return {first[0] + second[0], first[1] + second[1], first[2] + second[2]};
}
inline Light Mixed(const Light& first, const Light& second, double part_of_second) {
  return Plus(Times(1 - part_of_second, first), Times(part_of_second, second));
}

// A light from warm (-1) to blue (1), relative to white of 6500 K and as strong: -1 is about 2500
// K, 1 about 10,000 K.
Light Tinted(double warmth, double greenness);

struct Camera {
  double saturation;
  double exponent;
  double contrast;
  double noise;
  double black;
};

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

// What each face's colour looks like in plain white light: a maker's colours, worn.
std::array<Light, kFaceCount> DrawSurfaces(Drawing& drawing);
Room DrawRoom(Drawing& drawing);
Camera DrawCamera(const Room& room, Drawing& drawing);
FaceLight DrawFaceLight(const Room& room, Drawing& drawing);

SrgbColor Photographed(const Light& light, const Camera& camera, Drawing& drawing);

}  // namespace cubewright
