#include "solver/scan/color_shares.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>

#include "solver/cube/pieces.h"
#include "solver/cube/random_cube.h"

namespace cubewright {
namespace {

template <class Pieces>
void ExpectFourOfEach(const Stickers& stickers) {
  std::array<int, kFaceCount> counts = {};
  for (const auto& place : Pieces::kStickers) {
    for (const int sticker : place) {
      ++counts[static_cast<std::size_t>(stickers[static_cast<std::size_t>(sticker)])];
    }
  }
  for (const int count : counts) EXPECT_EQ(count, 4);
}

// If each sticker takes the colour that is cheapest for it after prices that all pay, no other way
// to share the colours costs less: that is the theorem of complementary slackness.
TEST(ColorShares, CostLeast) {
  RandomNumbers numbers(3);
  for (int trial = 0; trial < 20; ++trial) {
    StickerCosts costs;
    for (auto& of_sticker : costs) {
      for (float& cost : of_sticker) cost = static_cast<float>(numbers.Below(10'000)) / 100;
    }
    const ColorShares shares = ShareColors(costs);
    ExpectFourOfEach<CornerPieces>(shares.stickers);
    ExpectFourOfEach<EdgePieces>(shares.stickers);
    for (std::size_t sticker = 0; sticker < costs.size(); ++sticker) {
      const auto& less = shares.less_prices[sticker];
      const auto color = static_cast<std::size_t>(shares.stickers[sticker]);
      if (sticker % kStickersPerFace == 4) {
        EXPECT_EQ(color, sticker / kStickersPerFace);
      } else {
        EXPECT_NEAR(less[color], *std::min_element(less.begin(), less.end()), 0.01);
      }
    }
  }
}

}  // namespace
}  // namespace cubewright
