// Pictures as a browser gives them, and places in them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace cubewright {

// A place in a picture: the centre of the pixel in column x and row y is (x, y), and y grows
// downwards.
struct Point {
  float x = 0;
  float y = 0;
};

constexpr Point operator+(Point first, Point second) {
  return {first.x + second.x, first.y + second.y};
}
constexpr Point operator-(Point first, Point second) {
  return {first.x - second.x, first.y - second.y};
}
constexpr Point operator*(float factor, Point point) {
  return {factor * point.x, factor * point.y};
}
constexpr float Dot(Point first, Point second) { return first.x * second.x + first.y * second.y; }
// Positive if `second` is turned clockwise from `first`, as seen.
constexpr float Cross(Point first, Point second) { return first.x * second.y - first.y * second.x; }

// A view of pixels row by row, four bytes each: red, green and blue in sRGB, and one that is not
// used.
struct Picture {
  std::span<const std::uint8_t> pixels;
  int width = 0;
  int height = 0;

  const std::uint8_t* At(int x, int y) const {
    return pixels.data() + 4 * (static_cast<std::ptrdiff_t>(y) * width + x);
  }
};

}  // namespace cubewright
