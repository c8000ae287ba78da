// A picture in linear light, twice as fine as the one that comes out, on which shapes are painted
// one over the other.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "tests/cpp/scan/drawn_light.h"

namespace cubewright {

// A rectangle or an ellipse.
struct Shape {
  double x = 0;
  double y = 0;
  // Half of its sides, along `angle` and across.
  double half_length = 0;
  double half_width = 0;
  double angle = 0;
  bool is_round = false;
};

class Canvas {
 public:
  static constexpr int kFineness = 2;

  Canvas(int width, int height)
      : width_(width * kFineness),
        height_(height * kFineness),
        lights_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)) {}

  // Calls `paint(x, y, light)` for all points of a box; the coordinates are those of the picture
  // that comes out.
  template <class Paint>
  void PaintBox(double left, double top, double right, double bottom, Paint paint) {
    const auto first = [](double at) { return std::max(0, static_cast<int>(at * kFineness)); };
    const auto last = [](double at, int end) {
      return std::min(end, static_cast<int>(std::ceil(at * kFineness)) + 1);
    };
    for (int y = first(top); y < last(bottom, height_); ++y) {
      for (int x = first(left); x < last(right, width_); ++x) {
        paint((x + 0.5) / kFineness - 0.5, (y + 0.5) / kFineness - 0.5,
              lights_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                      static_cast<std::size_t>(x)]);
      }
    }
  }
  // Calls `paint(along, across, light)` for all points of a shape, both -1..1 within it.
  template <class Paint>
  void PaintShape(const Shape& shape, Paint paint) {
    const double cosine = std::cos(shape.angle);
    const double sine = std::sin(shape.angle);
    const double reach = std::hypot(shape.half_length, shape.half_width);
    PaintBox(shape.x - reach, shape.y - reach, shape.x + reach, shape.y + reach,
             [&](double x, double y, Light& light) {
               const double right = x - shape.x;
               const double down = y - shape.y;
               const double along = (cosine * right + sine * down) / shape.half_length;
               const double across = (cosine * down - sine * right) / shape.half_width;
               const bool is_inside = shape.is_round
                                          ? along * along + across * across < 1
                                          : std::max(std::abs(along), std::abs(across)) < 1;
               if (is_inside) paint(along, across, light);
             });
  }

  // What the lens makes of it: blurred, by a normal distribution of this deviation in pixels and by
  // a shake of the camera along a line; in the size that comes out.
  std::vector<Light> Developed(double deviation, double shake_x, double shake_y) const;

 private:
  int width_;
  int height_;
  std::vector<Light> lights_;
};

// What the camera makes of lights: four bytes for each pixel.
std::vector<std::uint8_t> PhotographedPicture(const std::vector<Light>& lights, int width,
                                              const Camera& camera, Drawing& drawing);

}  // namespace cubewright
