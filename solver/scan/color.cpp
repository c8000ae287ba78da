#include "solver/scan/color.h"

#include <cmath>
#include <cstddef>

namespace cubewright {
namespace {

using Matrix = std::array<Coordinates, 3>;

// From the source, in its revision of 2021.
constexpr Matrix kConesOfLight = {{{0.4122214708, 0.5363325363, 0.0514459929},
                                   {0.2119034982, 0.6806995451, 0.1073969566},
                                   {0.0883024619, 0.2817188376, 0.6299787005}}};
constexpr Matrix kOklabOfCones = {{{0.2104542553, 0.7936177850, -0.0040720468},
                                   {1.9779984951, -2.4285922050, 0.4505937099},
                                   {0.0259040371, 0.7827717662, -0.8086757660}}};

Coordinates Product(const Matrix& matrix, const Coordinates& vector) {
  Coordinates product = {};
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t i = 0; i < 3; ++i) product[row] += matrix[row][i] * vector[i];
  }
  return product;
}

// By Newton's method, for 0.08 to 1. std::pow would add tables of 6 KB to what pages load.
double FifthRoot(double value) {
  constexpr int kSteps = 8;
  double root = 1;
  for (int step = 0; step < kSteps; ++step) {
    root = (4 * root + value / (root * root * root * root)) / 5;
  }
  return root;
}

double LinearLight(std::uint8_t value) {
  const double part = value / 255.0;
  if (part <= 0.04045) return part / 12.92;
  // To the power of 2.4.
  const double base = (part + 0.055) / 1.055;
  const double root = FifthRoot(base);
  return base * base * root * root;
}

}  // namespace

Coordinates LinearLight(const SrgbColor& color) {
  return {LinearLight(color.red), LinearLight(color.green), LinearLight(color.blue)};
}

Coordinates Oklab(const Coordinates& linear_light) {
  Coordinates cones = Product(kConesOfLight, linear_light);
  for (double& cone : cones) cone = std::cbrt(cone);
  return Product(kOklabOfCones, cones);
}

}  // namespace cubewright
