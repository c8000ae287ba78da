#include "solver/methods/metric.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "solver/text/notation.h"

namespace cubewright {
namespace {

TEST(Metric, CountsTurns) {
  // In the order of Metric: htm, qtm, axial-htm, axial-qtm.
  const std::vector<std::pair<std::string, std::array<int, 4>>> samples = {
      {"", {0, 0, 0, 0}},
      {"R", {1, 1, 1, 1}},
      {"R2 U'", {2, 3, 2, 3}},
      {"R L2", {2, 3, 1, 2}},
      {"R2 L2 U D'", {4, 6, 2, 3}},
      // Of three turns about an axis, only the first two are made at once.
      {"U D U", {3, 3, 2, 2}},
      {"R U L", {3, 3, 3, 3}},
  };
  for (const auto& [text, costs] : samples) {
    const std::vector<Move> moves = ReadMoves(text)->moves;
    for (std::size_t i = 0; i < costs.size(); ++i) {
      EXPECT_EQ(CostOf(moves, static_cast<Metric>(i)), costs[i]) << text << " " << kMetricNames[i];
    }
  }
}

}  // namespace
}  // namespace cubewright
