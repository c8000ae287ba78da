// A face's grid of stickers as seen in a picture: three by three, or two by two on a 2x2x2.
#pragma once

#include <array>
#include <optional>

#include "solver/scan/picture/picture.h"

namespace cubewright {

// How many stickers a row may have.
inline constexpr int kMostInRow = 3;

// The middle of a sticker in a grid of `size` by `size` stickers, whose corners are (0, 0) and
// (size, size); stickers are numbered row by row.
constexpr Point MiddleOf(int sticker, int size) {
  return {0.5F + static_cast<float>(sticker % size), 0.5F + static_cast<float>(sticker / size)};
}

constexpr Point MiddleOfGrid(int size) {
  return {0.5F * static_cast<float>(size), 0.5F * static_cast<float>(size)};
}

// A plane seen in perspective: from one place to another.
struct Homography {
  // Row by row; the last number is 1.
  std::array<float, 9> numbers = {1, 0, 0, 0, 1, 0, 0, 0, 1};

  Point operator()(Point point) const {
    const float depth = numbers[6] * point.x + numbers[7] * point.y + numbers[8];
    return {(numbers[0] * point.x + numbers[1] * point.y + numbers[2]) / depth,
            (numbers[3] * point.x + numbers[4] * point.y + numbers[5]) / depth};
  }
};

// None if it has no inverse.
std::optional<Homography> InverseOf(const Homography& homography);

// Maps the corners of a grid of this size, clockwise from (0, 0), to these places; none if three of
// them lie on a line.
std::optional<Homography> GridOfCorners(const std::array<Point, 4>& corners, int size);

// The places of those corners.
std::array<Point, 4> CornersOf(const Homography& grid, int size);

// A grid seen nearly from straight on: `origin` is the corner (0, 0), `across` and `down` the sides
// of one sticker.
struct FlatGrid {
  Point origin;
  Point across;
  Point down;

  Point operator()(float column, float row) const { return origin + column * across + row * down; }
  Homography ToHomography() const {
    return {{across.x, down.x, origin.x, across.y, down.y, origin.y, 0, 0, 1}};
  }
};

// How much a square with these sides, seen from afar, is foreshortened, 1 if not at all: the cosine
// of the angle by which it is tilted.
float Foreshortening(Point across, Point down);

// The least foreshortening of a face that is shown: it is tilted by at most some 45 degrees. A face
// beside it is tilted by more, unless both are tilted by 45 degrees.
inline constexpr float kLeastForeshortening = 0.7F;

}  // namespace cubewright
