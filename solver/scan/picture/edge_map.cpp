#include "solver/scan/picture/edge_map.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace cubewright {
namespace {

constexpr int kChannels = 3;
// The least threshold: a smaller change in one channel is no edge, even without noise.
constexpr int kLeastThreshold = 12;
constexpr int kMostThreshold = 40;
// Times the median change, which is taken for noise.
constexpr float kNoiseFactor = 2.2F;
// Three times the distance to the nearest edge, nearly: G. Borgefors, "Distance transformations in
// digital images" (1986), with 3 for a step along a row or column and 4 for a diagonal one.
void MeasureDistances(EdgeMap& edges) {
  const auto width = static_cast<std::size_t>(edges.width);
  const std::size_t count = edges.strength.size();
  std::uint8_t* distance = edges.distance.data();
  const auto nearer = [distance](std::size_t index, std::size_t from, int step) {
    distance[index] =
        static_cast<std::uint8_t>(std::min<int>(distance[index], distance[from] + step));
  };
  for (std::size_t i = 0; i < count; ++i) distance[i] = edges.IsFlat(i) ? 255 : 0;
  for (std::size_t i = width + 1; i < count; ++i) {
    nearer(i, i - 1, 3);
    nearer(i, i - width, 3);
    nearer(i, i - width - 1, 4);
    nearer(i, i - width + 1, 4);
  }
  for (std::size_t i = count - width - 1; i-- > 0;) {
    nearer(i, i + 1, 3);
    nearer(i, i + width, 3);
    nearer(i, i + width + 1, 4);
    nearer(i, i + width - 1, 4);
  }
}

int ThresholdOf(const std::vector<std::uint8_t>& strength) {
  std::array<std::size_t, 256> counts = {};
  for (const std::uint8_t value : strength) ++counts[value];
  std::size_t below = 0;
  std::size_t median = 0;
  while (below + counts[median] < strength.size() / 2) below += counts[median++];
  return std::clamp(static_cast<int>(kNoiseFactor * static_cast<float>(median)), kLeastThreshold,
                    kMostThreshold);
}

// An edge is a line: a pixel that has fewer than three edges among its eight neighbours is noise.
void RemoveSpecks(EdgeMap& edges) {
  const auto width = static_cast<std::size_t>(edges.width);
  const std::vector<std::uint8_t> before = edges.strength;
  for (std::size_t i = width + 1; i + width + 1 < before.size(); ++i) {
    if (before[i] < edges.threshold) continue;
    int neighbors = 0;
    for (const std::size_t row : {i - width, i, i + width}) {
      for (std::size_t at = row - 1; at <= row + 1; ++at)
        neighbors += before[at] >= edges.threshold;
    }
    if (neighbors < 4) edges.strength[i] = static_cast<std::uint8_t>(edges.threshold - 1);
  }
}

}  // namespace

SmallPicture MakeSmall(const Picture& picture, int factor) {
  SmallPicture small = {.width = picture.width / factor,
                        .height = picture.height / factor,
                        .factor = factor,
                        .values = {}};
  const std::size_t count =
      static_cast<std::size_t>(small.width) * static_cast<std::size_t>(small.height);
  small.values.resize(kChannels * count);
  const int area = factor * factor;
  std::size_t index = 0;
  for (int y = 0; y < small.height; ++y) {
    for (int x = 0; x < small.width; ++x, ++index) {
      std::array<int, kChannels> sums = {};
      for (int row = 0; row < factor; ++row) {
        const std::uint8_t* pixel = picture.At(x * factor, y * factor + row);
        for (int column = 0; column < factor; ++column, pixel += 4) {
          sums[0] += pixel[0];
          sums[1] += pixel[1];
          sums[2] += pixel[2];
        }
      }
      for (std::size_t channel = 0; channel < kChannels; ++channel) {
        small.values[channel * count + index] = static_cast<std::uint8_t>(sums[channel] / area);
      }
    }
  }
  return small;
}

SmallPicture HalfOf(const SmallPicture& picture) {
  SmallPicture half = {.width = picture.width / 2,
                       .height = picture.height / 2,
                       .factor = 2 * picture.factor,
                       .values = {}};
  const auto width = static_cast<std::size_t>(picture.width);
  const std::size_t count = picture.values.size() / kChannels;
  half.values.reserve(picture.values.size() / 4);
  for (std::size_t channel = 0; channel < kChannels; ++channel) {
    for (int y = 0; y < half.height; ++y) {
      const std::uint8_t* above =
          picture.values.data() + channel * count + 2 * static_cast<std::size_t>(y) * width;
      const std::uint8_t* below = above + width;
      for (int x = 0; x < half.width; ++x, above += 2, below += 2) {
        half.values.push_back(
            static_cast<std::uint8_t>((above[0] + above[1] + below[0] + below[1] + 2) / 4));
      }
    }
  }
  return half;
}

// The length of the colour's gradient after I. Sobel, of all three channels together.
EdgeMap FindEdges(const SmallPicture& picture) {
  EdgeMap edges = {
      .width = picture.width, .height = picture.height, .strength = {}, .distance = {}};
  const std::size_t count = picture.values.size() / kChannels;
  edges.strength.resize(count);
  edges.distance.resize(count);
  const auto width = static_cast<std::size_t>(picture.width);
  std::vector<std::int32_t> squares(width);
  for (int y = 1; y + 1 < picture.height; ++y) {
    std::fill(squares.begin(), squares.end(), 0);
    for (std::size_t channel = 0; channel < kChannels; ++channel) {
      const std::uint8_t* row = picture.values.data() + channel * count + edges.IndexOf(0, y);
      const std::uint8_t* above = row - width;
      const std::uint8_t* below = row + width;
      for (std::size_t x = 1; x + 1 < width; ++x) {
        const int across = above[x + 1] + 2 * row[x + 1] + below[x + 1] - above[x - 1] -
                           2 * row[x - 1] - below[x - 1];
        const int down =
            below[x - 1] + 2 * below[x] + below[x + 1] - above[x - 1] - 2 * above[x] - above[x + 1];
        squares[x] += across * across + down * down;
      }
    }
    std::uint8_t* strength = edges.strength.data() + edges.IndexOf(0, y);
    for (std::size_t x = 1; x + 1 < width; ++x) {
      strength[x] = static_cast<std::uint8_t>(
          std::min(255.0F, 0.25F * std::sqrt(static_cast<float>(squares[x]))));
    }
  }
  edges.threshold = ThresholdOf(edges.strength);
  RemoveSpecks(edges);
  MeasureDistances(edges);
  return edges;
}

}  // namespace cubewright
