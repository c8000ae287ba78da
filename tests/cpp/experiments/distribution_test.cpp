#include "solver/experiments/distribution.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "solver/cube/random_cube.h"

namespace cubewright {
namespace {

Distribution Of(const std::vector<std::uint64_t>& values) {
  Distribution distribution;
  for (const std::uint64_t value : values) distribution.Add(value);
  return distribution;
}

// The schoolbook way, with all values at hand.
double PlainMean(const std::vector<std::uint64_t>& values) {
  long double sum = 0;
  for (const std::uint64_t value : values) sum += static_cast<long double>(value);
  return static_cast<double>(sum / static_cast<long double>(values.size()));
}

double PlainMedian(std::vector<std::uint64_t> values) {
  std::sort(values.begin(), values.end());
  const std::size_t middle = values.size() / 2;
  if (values.size() % 2 == 1) return static_cast<double>(values[middle]);
  return static_cast<double>(values[middle - 1] + values[middle]) / 2;
}

double PlainDeviation(const std::vector<std::uint64_t>& values) {
  const long double mean = PlainMean(values);
  long double sum = 0;
  for (const std::uint64_t value : values) {
    sum += (static_cast<long double>(value) - mean) * (static_cast<long double>(value) - mean);
  }
  return static_cast<double>(std::sqrt(sum / static_cast<long double>(values.size() - 1)));
}

TEST(Distribution, HasTheFiguresOfASchoolbook) {
  const Distribution distribution = Of({2, 4, 4, 4, 5, 5, 7, 9});
  EXPECT_EQ(distribution.count(), 8);
  EXPECT_DOUBLE_EQ(distribution.mean(), 5);
  EXPECT_DOUBLE_EQ(distribution.median(), 4.5);
  EXPECT_EQ(distribution.least(), 2);
  EXPECT_EQ(distribution.most(), 9);
  // The squared differences from 5 add up to 32.
  EXPECT_DOUBLE_EQ(distribution.deviation(), std::sqrt(32.0 / 7));
  EXPECT_EQ(distribution.counts().at(4), 3);
}

TEST(Distribution, OfOneValueIsThatValue) {
  for (const std::uint64_t value :
       {std::uint64_t{0}, std::uint64_t{7}, std::uint64_t{123'456'789}}) {
    const Distribution distribution = Of({value});
    EXPECT_EQ(distribution.mean(), static_cast<double>(value));
    EXPECT_EQ(distribution.median(), static_cast<double>(value));
    EXPECT_EQ(distribution.least(), value);
    EXPECT_EQ(distribution.most(), value);
    EXPECT_EQ(distribution.deviation(), 0);
  }
}

// Values of all sizes, from a few to hours in microseconds.
TEST(Distribution, AgreesWithPlainSumsOverManyValues) {
  RandomNumbers numbers(1);
  for (const int bits : {3, 8, 13, 24, 34}) {
    for (const std::size_t count : {std::size_t{2}, std::size_t{999}, std::size_t{10'000}}) {
      std::vector<std::uint64_t> values;
      while (values.size() < count) values.push_back(numbers.Next() >> (64 - bits));
      const Distribution distribution = Of(values);
      EXPECT_EQ(distribution.count(), count);
      EXPECT_EQ(distribution.least(), *std::min_element(values.begin(), values.end()));
      EXPECT_EQ(distribution.most(), *std::max_element(values.begin(), values.end()));
      EXPECT_NEAR(distribution.mean(), PlainMean(values), 1e-9 * PlainMean(values));
      EXPECT_NEAR(distribution.deviation(), PlainDeviation(values), 1e-9 * PlainDeviation(values));
      const double median = PlainMedian(values);
      EXPECT_NEAR(distribution.median(), median, bits <= 12 ? 0 : median / 8'000) << bits;
    }
  }
}

TEST(Distribution, DoesNotDependOnTheOrder) {
  RandomNumbers numbers(2);
  std::vector<std::uint64_t> values;
  for (int i = 0; i < 5'000; ++i) values.push_back(numbers.Next() >> 30);
  const Distribution first = Of(values);
  std::sort(values.rbegin(), values.rend());
  const Distribution second = Of(values);
  EXPECT_EQ(first.mean(), second.mean());
  EXPECT_EQ(first.median(), second.median());
  EXPECT_EQ(first.deviation(), second.deviation());
  EXPECT_EQ(first.counts(), second.counts());
}

// Sums of squares in floating point would lose the whole deviation here.
TEST(Distribution, KeepsASmallDeviationOfLargeValues) {
  const std::uint64_t large = std::uint64_t{1} << 41;
  std::vector<std::uint64_t> values;
  for (int i = 0; i < 1'000; ++i) values.push_back(large + static_cast<std::uint64_t>(i % 2));
  EXPECT_NEAR(Of(values).deviation(), 0.5, 0.001);
}

TEST(Distribution, CountsNoMoreForMoreValues) {
  RandomNumbers numbers(3);
  Distribution distribution;
  for (int i = 0; i < 200'000; ++i) distribution.Add(numbers.Next() >> 44);
  EXPECT_LT(distribution.counts().size(), 4'096 + 8 * 2'048 + 1);
}

}  // namespace
}  // namespace cubewright
