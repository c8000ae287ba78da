#include "tests/cpp/scan/canvas.h"

#include <array>

namespace cubewright {
namespace {

// Means along rows (step 1) or columns (step width), weighted by a normal distribution.
std::vector<Light> Blurred(const std::vector<Light>& lights, int width, double deviation,
                           bool is_along_rows) {
  const auto count = static_cast<int>(lights.size());
  const int height = count / width;
  const int reach = static_cast<int>(std::ceil(2.5 * deviation));
  std::vector<double> weights;
  double sum = 0;
  for (int i = -reach; i <= reach; ++i) {
    weights.push_back(std::exp(-0.5 * i * i / (deviation * deviation)));
    sum += weights.back();
  }
  std::vector<Light> blurred(lights.size());
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      Light light = {};
      for (int i = -reach; i <= reach; ++i) {
        const int column = is_along_rows ? std::clamp(x + i, 0, width - 1) : x;
        const int row = is_along_rows ? y : std::clamp(y + i, 0, height - 1);
        const double weight = weights[static_cast<std::size_t>(i + reach)] / sum;
        const Light& other = lights[static_cast<std::size_t>(row * width + column)];
        for (std::size_t part = 0; part < 3; ++part) light[part] += weight * other[part];
      }
      blurred[static_cast<std::size_t>(y * width + x)] = light;
    }
  }
  return blurred;
}

}  // namespace

std::vector<Light> Canvas::Developed(double deviation, double shake_x, double shake_y) const {
  constexpr int kSteps = 3;
  const int width = width_ / kFineness;
  const int height = height_ / kFineness;
  const bool shakes = std::hypot(shake_x, shake_y) > 0.5;
  std::vector<Light> small(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      Light sum = {};
      int count = 0;
      for (int step = shakes ? -kSteps : 0; step <= (shakes ? kSteps : 0); ++step) {
        const double part = 0.5 * step / kSteps;
        for (int i = 0; i < kFineness * kFineness; ++i) {
          const int column = x * kFineness + i % kFineness +
                             static_cast<int>(std::lround(part * shake_x * kFineness));
          const int row = y * kFineness + i / kFineness +
                          static_cast<int>(std::lround(part * shake_y * kFineness));
          const Light& light = lights_[static_cast<std::size_t>(
              std::clamp(row, 0, height_ - 1) * width_ + std::clamp(column, 0, width_ - 1))];
          for (std::size_t channel = 0; channel < 3; ++channel) sum[channel] += light[channel];
          ++count;
        }
      }
      small[static_cast<std::size_t>(y * width + x)] = Times(1.0 / count, sum);
    }
  }
  return Blurred(Blurred(small, width, deviation, true), width, deviation, false);
}

// Cameras record colour less sharply than brightness: each square of four pixels has its mean
// colour.
std::vector<std::uint8_t> PhotographedPicture(const std::vector<Light>& lights, int width,
                                              const Camera& camera, Drawing& drawing) {
  std::vector<std::uint8_t> pixels(4 * lights.size());
  for (std::size_t i = 0; i < lights.size(); ++i) {
    const SrgbColor color = Photographed(lights[i], camera, drawing);
    pixels[4 * i] = color.red;
    pixels[4 * i + 1] = color.green;
    pixels[4 * i + 2] = color.blue;
    pixels[4 * i + 3] = 255;
  }
  const std::size_t row = 4 * static_cast<std::size_t>(width);
  for (std::size_t top = 0; top + row < pixels.size(); top += 2 * row) {
    for (std::size_t left = top; left < top + row; left += 8) {
      const std::array<std::size_t, 4> places = {left, left + 4, left + row, left + row + 4};
      std::array<int, 4> grays;
      std::array<int, 3> sums = {};
      for (std::size_t i = 0; i < places.size(); ++i) {
        const std::uint8_t* pixel = pixels.data() + places[i];
        grays[i] = (pixel[0] * 299 + pixel[1] * 587 + pixel[2] * 114) / 1000;
        for (std::size_t channel = 0; channel < 3; ++channel)
          sums[channel] += pixel[channel] - grays[i];
      }
      for (std::size_t i = 0; i < places.size(); ++i) {
        for (std::size_t channel = 0; channel < 3; ++channel) {
          pixels[places[i] + channel] =
              static_cast<std::uint8_t>(std::clamp(grays[i] + sums[channel] / 4, 0, 255));
        }
      }
    }
  }
  return pixels;
}

}  // namespace cubewright
