#include "solver/scan/color_names.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

namespace cubewright {
namespace {

using Colors = std::array<Coordinates, kFaceCount>;

// White, red, green, yellow, orange and blue as on most cubes, in Oklab.
constexpr Colors kUsualColors = {{{0.98, 0.00, 0.00},
                                  {0.53, 0.19, 0.09},
                                  {0.63, -0.15, 0.08},
                                  {0.88, -0.03, 0.17},
                                  {0.69, 0.13, 0.13},
                                  {0.46, -0.03, -0.17}}};

// Shifted to a mean of black, and scaled to a spread of one.
Colors Normalized(Colors colors) {
  double spread = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    double mean = 0;
    for (const Coordinates& color : colors) mean += color[i] / kFaceCount;
    for (Coordinates& color : colors) {
      color[i] -= mean;
      spread += color[i] * color[i];
    }
  }
  if (spread == 0) return colors;
  for (Coordinates& color : colors) {
    for (double& value : color) value /= std::sqrt(spread);
  }
  return colors;
}

}  // namespace

std::array<Face, kFaceCount> UsualFaces(const Colors& colors) {
  const Colors usual = Normalized(kUsualColors);
  const Colors given = Normalized(colors);
  std::array<Face, kFaceCount> faces = {Face::kU, Face::kR, Face::kF, Face::kD, Face::kL, Face::kB};
  std::array<Face, kFaceCount> best = faces;
  double least = std::numeric_limits<double>::infinity();
  do {
    double sum = 0;
    for (std::size_t face = 0; face < kFaceCount; ++face) {
      const Coordinates& color = given[static_cast<std::size_t>(faces[face])];
      for (std::size_t i = 0; i < 3; ++i) {
        const double difference = usual[face][i] - color[i];
        sum += difference * difference;
      }
    }
    if (sum >= least) continue;
    least = sum;
    best = faces;
  } while (std::next_permutation(faces.begin(), faces.end()));
  return best;
}

}  // namespace cubewright
