#include "solver/scan/picture/sticker_color.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace cubewright {
namespace {

// How many samples are taken in each direction of a sticker, over this part of its side.
constexpr int kSamples = 10;
constexpr float kPart = 0.64F;
// Samples are alike if the squares of their differences in red, green and blue add up to less.
constexpr int kAlike = 26 * 26;
// The least part of the samples that has to be alike.
constexpr float kLeastAlike = 0.12F;
// From this value on there may be more light than the camera shows.
constexpr int kCutOff = 250;
// The difference between a sample's values that makes it a colour.
constexpr int kColored = 40;

using Sample = std::array<int, 3>;

int SquaredDistance(const Sample& first, const Sample& second) {
  int sum = 0;
  for (std::size_t i = 0; i < first.size(); ++i) {
    sum += (first[i] - second[i]) * (first[i] - second[i]);
  }
  return sum;
}

// The mean of four pixels, since a single one has noise.
Sample SampleAt(const Picture& picture, int x, int y) {
  const std::uint8_t* above = picture.At(x, y);
  const std::uint8_t* below = picture.At(x, y + 1);
  Sample sample;
  for (std::size_t i = 0; i < sample.size(); ++i) {
    sample[i] = (above[i] + above[i + 4] + below[i] + below[i + 4] + 2) / 4;
  }
  return sample;
}

bool IsCutOff(const Sample& sample) {
  return *std::min_element(sample.begin(), sample.end()) >= kCutOff;
}

// Whether the sample is neither white nor gray.
bool IsColored(const Sample& sample) {
  const int least = *std::min_element(sample.begin(), sample.end());
  return *std::max_element(sample.begin(), sample.end()) - least >= kColored;
}

class Samples {
 public:
  void Add(const Sample& sample) { samples_[count_++] = sample; }

  // The mean of those that most others are like; none if they are too few, or no samples are left.
  std::optional<Sample> Commonest() const {
    std::size_t most = 0;
    const Sample* commonest = nullptr;
    for (std::size_t i = 0; i < count_; ++i) {
      std::size_t alike = 0;
      for (std::size_t j = 0; j < count_; ++j) {
        alike += SquaredDistance(samples_[i], samples_[j]) < kAlike;
      }
      if (alike <= most) continue;
      most = alike;
      commonest = &samples_[i];
    }
    if (static_cast<float>(most) < kLeastAlike * kSamples * kSamples) return std::nullopt;
    Sample sum = {};
    for (std::size_t i = 0; i < count_; ++i) {
      if (SquaredDistance(samples_[i], *commonest) >= kAlike) continue;
      for (std::size_t part = 0; part < sum.size(); ++part) sum[part] += samples_[i][part];
    }
    for (int& part : sum) part = (part + static_cast<int>(most / 2)) / static_cast<int>(most);
    return sum;
  }

  Samples WithoutCutOff() const {
    Samples others;
    for (std::size_t i = 0; i < count_; ++i) {
      if (!IsCutOff(samples_[i])) others.Add(samples_[i]);
    }
    return others;
  }

 private:
  std::array<Sample, kSamples * kSamples> samples_;
  std::size_t count_ = 0;
};

}  // namespace

// A logo, a lamp's reflection, the edge of a shadow or a finger covers less of the sticker than its
// own colour does, or has less of one colour. Under a large reflection the colour is that of the
// samples that are not cut off; but the middle sticker may be white, with a logo.
std::optional<SrgbColor> ReadSticker(const Picture& picture, const Homography& grid, int size,
                                     int sticker) {
  constexpr float kStep = kPart / (kSamples - 1);
  const Point first = MiddleOf(sticker, size) - Point{kPart / 2, kPart / 2};
  Samples samples;
  for (int i = 0; i < kSamples * kSamples; ++i) {
    const Point at = grid(
        first + kStep * Point{static_cast<float>(i % kSamples), static_cast<float>(i / kSamples)});
    const int x = static_cast<int>(at.x);
    const int y = static_cast<int>(at.y);
    if (at.x < 0 || at.y < 0 || x + 1 >= picture.width || y + 1 >= picture.height) continue;
    samples.Add(SampleAt(picture, x, y));
  }
  std::optional<Sample> color = samples.Commonest();
  if (!color) return std::nullopt;
  const bool may_have_logo = size == 3 && sticker == 4;
  if (IsCutOff(*color) && !may_have_logo) {
    const std::optional<Sample> beside = samples.WithoutCutOff().Commonest();
    if (beside && IsColored(*beside)) color = beside;
  }
  return SrgbColor{static_cast<std::uint8_t>((*color)[0]), static_cast<std::uint8_t>((*color)[1]),
                   static_cast<std::uint8_t>((*color)[2])};
}

}  // namespace cubewright
