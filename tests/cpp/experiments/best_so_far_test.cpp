#include "solver/experiments/best_so_far.h"

#include <gtest/gtest.h>

#include <vector>

namespace cubewright {
namespace {

TEST(BestSoFar, HasNoPointsWithoutCubes) { EXPECT_TRUE(BestSoFar().points().empty()); }

TEST(BestSoFar, BeginsWhenEveryCubeHasASolutionAndEndsWhenNoneIsBettered) {
  BestSoFar best;
  best.Add(std::vector<Improvement>{{50, 22}, {900, 20}, {2'000, 18}});
  best.Add(std::vector<Improvement>{{300, 21}});
  const std::vector<BestSoFarPoint> points = best.points();
  ASSERT_EQ(points.size(), 5);
  // Four times in a power of ten.
  EXPECT_EQ(points[0].time_us, 316);
  EXPECT_DOUBLE_EQ(points[0].mean_turns, 21.5);
  EXPECT_EQ(points[1].time_us, 562);
  EXPECT_EQ(points[2].time_us, 1'000);
  EXPECT_DOUBLE_EQ(points[2].mean_turns, 20.5);
  EXPECT_EQ(points[4].time_us, 3'162);
  EXPECT_DOUBLE_EQ(points[4].mean_turns, 19.5);
}

TEST(BestSoFar, DoesNotWaitForOneSlowCubeOfAHundred) {
  const std::vector<Improvement> quick = {{90, 22}, {900, 18}}, slow = {{9'000, 30}};
  BestSoFar best;
  for (int cube = 0; cube < 99; ++cube) best.Add(quick);
  best.Add(slow);
  EXPECT_EQ(best.points().front().time_us, 100);
  // The slow cube counts with its first solution.
  EXPECT_DOUBLE_EQ(best.points().front().mean_turns, (99 * 22 + 30) / 100.0);
  best.Add(slow);
  EXPECT_EQ(best.points().front().time_us, 10'000);
}

TEST(BestSoFar, DoesNotDependOnTheOrderOfTheCubes) {
  BestSoFar one, other;
  const std::vector<Improvement> quick = {{10, 20}}, slow = {{10'000, 25}, {50'000, 19}};
  one.Add(quick);
  one.Add(slow);
  other.Add(slow);
  other.Add(quick);
  ASSERT_EQ(one.points().size(), other.points().size());
  EXPECT_DOUBLE_EQ(one.points().front().mean_turns, 22.5);
  EXPECT_DOUBLE_EQ(one.points().front().mean_turns, other.points().front().mean_turns);
  EXPECT_DOUBLE_EQ(other.points().back().mean_turns, 19.5);
}

}  // namespace
}  // namespace cubewright
