#include "solver/scan/color_model.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

namespace cubewright {
namespace {

// The spread that is known beforehand weighs as much as this many stickers.
constexpr double kKnownCount = 10;
// That spread: the deviation of lightness as a part of a colour's own, scaled to a lightness of
// kUsualLightness, and of the other two coordinates.
constexpr double kLightnessDeviation = 0.06;
constexpr double kChromaDeviation = 0.03;
constexpr double kUsualLightness = 0.6;
// The initial deviation of the other two coordinates.
constexpr double kFirstChromaDeviation = 0.05;
// The assumption that a face has the same light as the others weighs as much as this many
// stickers.
constexpr double kSameLightCount = 4;
// Degrees of freedom of Student's distribution. With fewer, stray readings count less.
constexpr double kDegrees = 3;
constexpr double kDimensions = 3;
// Below it a colour's lightness is noise.
constexpr double kLeastLightness = 0.15;
// The steps of a fit depend on each other. Further rounds hardly change anything.
constexpr int kRounds = 3;

double WeightOf(double square) { return (kDegrees + kDimensions) / (kDegrees + square); }
double CostOf(double square) {
  return (kDegrees + kDimensions) / 2 * std::log1p(square / kDegrees);
}

void Add(Coordinates& sum, double factor, const Coordinates& addend) {
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += factor * addend[i];
}

double SquaredDistance(const Coordinates& first, const Coordinates& second) {
  double sum = 0;
  for (std::size_t i = 0; i < first.size(); ++i) {
    sum += (first[i] - second[i]) * (first[i] - second[i]);
  }
  return sum;
}

std::size_t FaceOf(std::size_t sticker) { return sticker / kStickersPerFace; }

}  // namespace

ScannedColors OklabOf(const ScanReadings& readings) {
  ScannedColors colors;
  for (std::size_t i = 0; i < colors.size(); ++i) {
    if (readings[i]) colors[i] = Oklab(LinearLight(*readings[i]));
  }
  return colors;
}

ColorModel::ColorModel(const ScannedColors& colors, double lightness_deviation) {
  std::vector<Coordinates> known;
  const auto center_of = [&](std::size_t face) {
    return colors[static_cast<std::size_t>(CenterSticker(static_cast<Face>(face)))];
  };
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    if (!center_of(face)) continue;
    means_[face] = *center_of(face);
    known.push_back(means_[face]);
  }
  const auto distance_to_known = [&](const Coordinates& color) {
    double least = std::numeric_limits<double>::infinity();
    for (const Coordinates& other : known) least = std::min(least, SquaredDistance(color, other));
    return least;
  };
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    if (center_of(face)) continue;
    double farthest = -1;
    for (const auto& color : colors) {
      if (!color || distance_to_known(*color) <= farthest) continue;
      farthest = distance_to_known(*color);
      means_[face] = *color;
    }
    known.push_back(means_[face]);
  }
  Matrix spread = {};
  spread[0][0] = lightness_deviation * lightness_deviation;
  spread[1][1] = spread[2][2] = kFirstChromaDeviation * kFirstChromaDeviation;
  SetSpread(spread);
}

void ColorModel::Fit(const ScannedColors& colors, const Stickers& stickers) {
  for (int round = 0; round < kRounds; ++round) {
    FitMeans(colors, stickers);
    FitLights(colors, stickers);
    FitSpread(colors, stickers);
  }
}

StickerCosts ColorModel::Costs(const ScannedColors& colors) const {
  StickerCosts costs = {};
  for (std::size_t sticker = 0; sticker < colors.size(); ++sticker) {
    if (!colors[sticker]) continue;
    for (std::size_t color = 0; color < kFaceCount; ++color) {
      const double square = SquareOf(Difference(*colors[sticker], sticker, color));
      costs[sticker][color] = static_cast<float>(CostOf(square));
    }
  }
  return costs;
}

double ColorModel::Misfit(const ScannedColors& colors, const Stickers& stickers) const {
  double sum = 0;
  double count = kKnownCount;
  for (std::size_t sticker = 0; sticker < colors.size(); ++sticker) {
    if (!colors[sticker]) continue;
    const auto color = static_cast<std::size_t>(stickers[sticker]);
    sum += CostOf(SquareOf(Difference(*colors[sticker], sticker, color)));
    ++count;
  }
  const double known = kLightnessDeviation * kLightnessDeviation * precision_[0][0] +
                       kChromaDeviation * kChromaDeviation * (precision_[1][1] + precision_[2][2]);
  for (const Coordinates& light : lights_) sum += kSameLightCount / 2 * SquareOf(light);
  return sum + count * log_volume_ + kKnownCount / 2 * known;
}

// The difference after the shear, without the light of the sticker's face.
Coordinates ColorModel::Difference(const Coordinates& seen, std::size_t sticker,
                                   std::size_t color) const {
  const Coordinates& mean = means_[color];
  const double part = (seen[0] - mean[0]) / std::max(mean[0], kLeastLightness);
  const Coordinates& light = lights_[FaceOf(sticker)];
  return {part * kUsualLightness - light[0], seen[1] - mean[1] * (1 + part) - light[1],
          seen[2] - mean[2] * (1 + part) - light[2]};
}

// The same difference in Oklab.
Coordinates ColorModel::OffsetOf(const Coordinates& difference, std::size_t color) const {
  const Coordinates& mean = means_[color];
  const double part = difference[0] / kUsualLightness;
  return {part * std::max(mean[0], kLeastLightness), difference[1] + part * mean[1],
          difference[2] + part * mean[2]};
}

double ColorModel::SquareOf(const Coordinates& difference) const {
  double square = 0;
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t i = 0; i < 3; ++i)
      square += difference[row] * precision_[row][i] * difference[i];
  }
  return square;
}

// Inverts by cofactors.
void ColorModel::SetSpread(const Matrix& spread) {
  const auto cofactor = [&](std::size_t row, std::size_t column) {
    const std::size_t below = (row + 1) % 3;
    const std::size_t right = (column + 1) % 3;
    return spread[below][right] * spread[(row + 2) % 3][(column + 2) % 3] -
           spread[below][(column + 2) % 3] * spread[(row + 2) % 3][right];
  };
  double determinant = 0;
  for (std::size_t i = 0; i < 3; ++i) determinant += spread[0][i] * cofactor(0, i);
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t i = 0; i < 3; ++i) precision_[i][row] = cofactor(row, i) / determinant;
  }
  // The scale adds the same to all. std::log1p is small, while std::log has tables of 2 KB.
  constexpr double kScale = 1e9;
  log_volume_ = std::log1p(determinant * kScale - 1) / 2;
}

void ColorModel::FitMeans(const ScannedColors& colors, const Stickers& stickers) {
  std::array<Coordinates, kFaceCount> sums = {};
  std::array<double, kFaceCount> weights = {};
  for (std::size_t sticker = 0; sticker < colors.size(); ++sticker) {
    if (!colors[sticker]) continue;
    const auto color = static_cast<std::size_t>(stickers[sticker]);
    const Coordinates difference = Difference(*colors[sticker], sticker, color);
    const double weight = WeightOf(SquareOf(difference));
    Add(sums[color], weight, OffsetOf(difference, color));
    weights[color] += weight;
  }
  for (std::size_t color = 0; color < kFaceCount; ++color) {
    if (weights[color] > 0) Add(means_[color], 1 / weights[color], sums[color]);
  }
}

void ColorModel::FitLights(const ScannedColors& colors, const Stickers& stickers) {
  std::array<Coordinates, kFaceCount> sums = {};
  std::array<double, kFaceCount> weights;
  weights.fill(kSameLightCount);
  for (std::size_t sticker = 0; sticker < colors.size(); ++sticker) {
    if (!colors[sticker]) continue;
    const auto color = static_cast<std::size_t>(stickers[sticker]);
    const std::size_t face = FaceOf(sticker);
    const Coordinates difference = Difference(*colors[sticker], sticker, color);
    const double weight = WeightOf(SquareOf(difference));
    Add(sums[face], weight, difference);
    Add(sums[face], weight, lights_[face]);
    weights[face] += weight;
  }
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    for (std::size_t i = 0; i < 3; ++i) lights_[face][i] = sums[face][i] / weights[face];
  }
}

void ColorModel::FitSpread(const ScannedColors& colors, const Stickers& stickers) {
  Matrix spread = {};
  spread[0][0] = kKnownCount * kLightnessDeviation * kLightnessDeviation;
  spread[1][1] = spread[2][2] = kKnownCount * kChromaDeviation * kChromaDeviation;
  double count = kKnownCount;
  for (std::size_t sticker = 0; sticker < colors.size(); ++sticker) {
    if (!colors[sticker]) continue;
    const auto color = static_cast<std::size_t>(stickers[sticker]);
    const Coordinates difference = Difference(*colors[sticker], sticker, color);
    const double weight = WeightOf(SquareOf(difference));
    for (std::size_t row = 0; row < 3; ++row)
      Add(spread[row], weight * difference[row], difference);
    ++count;
  }
  for (Coordinates& row : spread) {
    for (double& value : row) value /= count;
  }
  SetSpread(spread);
}

}  // namespace cubewright
