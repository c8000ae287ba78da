#include "solver/cli/bench/statistics.h"

#include <gtest/gtest.h>

namespace cubewright {
namespace {

// The same values and figures as in tests/web/build/bench.test.ts.
TEST(Statistics, AreThoseOfValuesInAnyOrder) {
  const Summary summary = Summarize({40, 15, 50, 20, 35});
  EXPECT_DOUBLE_EQ(summary.mean, 32);
  EXPECT_DOUBLE_EQ(summary.median, 35);
  EXPECT_DOUBLE_EQ(summary.percentile95, 48);
}

TEST(Statistics, LieBetweenTheTwoNearestValues) {
  const Summary summary = Summarize({4, 1, 3, 2});
  EXPECT_DOUBLE_EQ(summary.mean, 2.5);
  EXPECT_DOUBLE_EQ(summary.median, 2.5);
  EXPECT_DOUBLE_EQ(summary.percentile95, 3.85);
}

TEST(Statistics, OfOneValueAreThatValue) {
  const Summary summary = Summarize({7});
  EXPECT_DOUBLE_EQ(summary.mean, 7);
  EXPECT_DOUBLE_EQ(summary.median, 7);
  EXPECT_DOUBLE_EQ(summary.percentile95, 7);
}

TEST(Statistics, OfNoValuesAreZeros) {
  const Summary summary = Summarize({});
  EXPECT_EQ(summary.mean, 0);
  EXPECT_EQ(summary.median, 0);
  EXPECT_EQ(summary.percentile95, 0);
}

}  // namespace
}  // namespace cubewright
