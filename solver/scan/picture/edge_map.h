// Where the colours of a picture change.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/scan/picture/picture.h"

namespace cubewright {

// A picture made smaller by a whole factor.
struct SmallPicture {
  int width = 0;
  int height = 0;
  // How many pixels of the whole picture, in each direction, make one.
  int factor = 1;
  // Red, green and blue, each row by row.
  std::vector<std::uint8_t> values;

  // Where a place of the whole picture is in this one, and the reverse.
  Point FromWhole(Point point) const {
    const float scale = 1.0F / static_cast<float>(factor);
    return {(point.x + 0.5F) * scale - 0.5F, (point.y + 0.5F) * scale - 0.5F};
  }
  Point ToWhole(Point point) const {
    const auto scale = static_cast<float>(factor);
    return {(point.x + 0.5F) * scale - 0.5F, (point.y + 0.5F) * scale - 0.5F};
  }
};

SmallPicture MakeSmall(const Picture& picture, int factor);

// Made smaller once more, by 2.
SmallPicture HalfOf(const SmallPicture& picture);

struct EdgeMap {
  int width = 0;
  int height = 0;
  // By how much the colour changes at each pixel, 0..255, row by row.
  std::vector<std::uint8_t> strength;
  // Changes below it are noise.
  int threshold = 0;
  // How far the nearest edge is, in thirds of a pixel, at most 255.
  std::vector<std::uint8_t> distance;

  std::size_t IndexOf(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
           static_cast<std::size_t>(x);
  }
  bool Contains(Point point) const {
    return point.x >= 0 && point.y >= 0 && point.x < static_cast<float>(width) - 0.5F &&
           point.y < static_cast<float>(height) - 0.5F;
  }
  // Precondition: the map contains the place.
  std::size_t IndexOf(Point point) const {
    return IndexOf(static_cast<int>(point.x + 0.5F), static_cast<int>(point.y + 0.5F));
  }
  bool IsFlat(std::size_t index) const { return strength[index] < threshold; }
};

EdgeMap FindEdges(const SmallPicture& picture);

}  // namespace cubewright
