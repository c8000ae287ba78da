// A face's grid of three times three stickers as it is seen in a picture.
#pragma once

#include <array>
#include <optional>

#include "solver/scan/picture/picture.h"

namespace cubewright {

inline constexpr int kGridSize = 3;

// The middle of a sticker in the grid, whose corners are (0, 0) and (3, 3); stickers are numbered
// row by row.
constexpr Point MiddleOf(int sticker) {
  return {0.5F + static_cast<float>(sticker % kGridSize),
          0.5F + static_cast<float>(sticker / kGridSize)};
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

// What maps the square of a face's corners, (0, 0), (3, 0), (3, 3) and (0, 3), to these places;
// none if three of them lie on a line.
std::optional<Homography> GridOfCorners(const std::array<Point, 4>& corners);

// As seen from straight on, nearly: `origin` is the corner (0, 0), `across` and `down` the sides of
// one sticker.
struct FlatGrid {
  Point origin;
  Point across;
  Point down;

  Point operator()(float column, float row) const { return origin + column * across + row * down; }
  Homography ToHomography() const {
    return {{across.x, down.x, origin.x, across.y, down.y, origin.y, 0, 0, 1}};
  }
};

// Of the sides of a square seen from afar: how much it is foreshortened, 1 if not at all. It is the
// cosine of the angle by which the square is tilted.
float Foreshortening(Point across, Point down);

// Of a face that is shown: its tilt is at most some 45 degrees. A face beside it is tilted by more,
// unless both are.
inline constexpr float kLeastForeshortening = 0.7F;

}  // namespace cubewright
