#include "solver/scan/picture/grid.h"

#include <algorithm>
#include <cmath>

namespace cubewright {

std::optional<Homography> InverseOf(const Homography& homography) {
  const auto& [a, b, c, d, e, f, g, h, i] = homography.numbers;
  const float last = a * e - b * d;
  const float determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  if (std::abs(determinant) < 1e-9F || std::abs(last) < 1e-9F) return std::nullopt;
  Homography inverse = {{e * i - f * h, c * h - b * i, b * f - c * e, f * g - d * i, a * i - c * g,
                         c * d - a * f, d * h - e * g, b * g - a * h, last}};
  for (float& number : inverse.numbers) number /= last;
  return inverse;
}

// P. Heckbert, "Fundamentals of texture mapping and image warping" (1989), section 2.2.3.
std::optional<Homography> GridOfCorners(const std::array<Point, 4>& corners, int size) {
  const Point first = corners[1] - corners[2];
  const Point second = corners[3] - corners[2];
  const Point sum = (corners[0] - corners[1]) + (corners[2] - corners[3]);
  const float determinant = Cross(first, second);
  if (std::abs(determinant) < 1e-6F) return std::nullopt;
  const float g = Cross(sum, second) / determinant;
  const float h = Cross(first, sum) / determinant;
  const Point across = (corners[1] - corners[0]) + g * corners[1];
  const Point down = (corners[3] - corners[0]) + h * corners[3];
  const float part = 1.0F / static_cast<float>(size);
  return Homography{{part * across.x, part * down.x, corners[0].x, part * across.y, part * down.y,
                     corners[0].y, part * g, part * h, 1}};
}

std::array<Point, 4> CornersOf(const Homography& grid, int size) {
  const auto end = static_cast<float>(size);
  return {grid({0, 0}), grid({end, 0}), grid({end, end}), grid({0, end})};
}

// The ratio of the singular values of the matrix that has the sides as columns.
float Foreshortening(Point across, Point down) {
  const float squares = Dot(across, across) + Dot(down, down);
  const float area = std::abs(Cross(across, down));
  const float root = std::sqrt(std::max(0.0F, squares * squares / 4 - area * area));
  return area / (squares / 2 + root);
}

}  // namespace cubewright
