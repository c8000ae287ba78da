#include "solver/experiments/distribution.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace cubewright {
namespace {

constexpr int kCountedBits = 12;

// The middle of all values that are counted as one.
std::uint64_t Rounded(std::uint64_t value) {
  const int dropped_bits = static_cast<int>(std::bit_width(value)) - kCountedBits;
  if (dropped_bits <= 0) return value;
  const std::uint64_t half = std::uint64_t{1} << (dropped_bits - 1);
  return (value >> dropped_bits << dropped_bits) + half;
}

}  // namespace

void Distribution::Add(std::uint64_t value) {
  ++counts_[Rounded(value)];
  ++count_;
  least_ = std::min(least_, value);
  most_ = std::max(most_, value);
  sum_ += value;
  sum_of_squares_ += Wide{value} * value;
}

double Distribution::mean() const {
  return static_cast<double>(sum_) / static_cast<double>(count_);
}

double Distribution::At(std::uint64_t place) const {
  if (place == 0) return static_cast<double>(least_);
  if (place == count_ - 1) return static_cast<double>(most_);
  std::uint64_t below = 0;
  for (const auto& [value, count] : counts_) {
    below += count;
    if (place < below) return static_cast<double>(std::clamp(value, least_, most_));
  }
  return static_cast<double>(most_);
}

double Distribution::median() const { return (At((count_ - 1) / 2) + At(count_ / 2)) / 2; }

double Distribution::deviation() const {
  if (count_ == 1) return 0;
  // Whole numbers up to here, so that nothing is lost where values differ little.
  const Wide scaled = count_ * sum_of_squares_ - sum_ * sum_;
  const double count = static_cast<double>(count_);
  return std::sqrt(static_cast<double>(scaled) / count / (count - 1));
}

}  // namespace cubewright
