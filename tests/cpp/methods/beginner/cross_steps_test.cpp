#include "solver/methods/beginner/cross_steps.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace cubewright::beginner {
namespace {

// A cube with the four edges of the cross at these places, flipped as the bits of `flips` say; its
// other pieces are anywhere.
CubieCube WithCrossEdges(const std::array<std::uint8_t, 4>& places, unsigned flips) {
  CubieCube cube;
  for (std::size_t edge = 0; edge < 4; ++edge) {
    const auto at = std::find(cube.edge_piece.begin(), cube.edge_piece.end(), 4 + edge);
    std::swap(*at, cube.edge_piece[places[edge]]);
  }
  for (std::size_t edge = 0; edge < 4; ++edge) {
    cube.edge_orientation[places[edge]] = static_cast<std::uint8_t>(flips >> edge & 1);
  }
  return cube;
}

template <class Function>
void ForEachPlacement(const Function& function) {
  for (std::uint8_t a = 0; a < kEdgeCount; ++a) {
    for (std::uint8_t b = 0; b < kEdgeCount; ++b) {
      for (std::uint8_t c = 0; c < kEdgeCount; ++c) {
        for (std::uint8_t d = 0; d < kEdgeCount; ++d) {
          if (a != b && a != c && a != d && b != c && b != d && c != d) function({a, b, c, d});
        }
      }
    }
  }
}

TEST(CrossSteps, BringOneEdgeMoreIntoTheDaisyFromEverywhere) {
  int positions = 0;
  std::size_t longest = 0;
  ForEachPlacement([&](const std::array<std::uint8_t, 4>& places) {
    for (unsigned flips = 0; flips < 16; ++flips) {
      const CubieCube cube = WithCrossEdges(places, flips);
      const PieceSet before = DonePieces(Stage::kDaisy, cube);
      if (before == 0xF0) continue;
      ++positions;
      const std::vector<Step> steps = DaisySteps(cube);
      ASSERT_FALSE(steps.empty());
      const Step& last = steps.back();
      longest = std::max(longest, last.moves().size());
      const PieceSet added = DonePieces(Stage::kDaisy, Apply(cube, last.moves())) ^ before;
      ASSERT_EQ(added & before, 0U);
      ASSERT_EQ(added & (added - 1), 0U);
      ASSERT_NE(added, 0U);
    }
  });
  // All but the 24 daisies.
  EXPECT_EQ(positions, 190'080 - 24);
  EXPECT_EQ(longest, 4U);
}

TEST(CrossSteps, BringEachEdgeOfADaisyDownWithAHalfTurn) {
  std::array<std::uint8_t, 4> places = {0, 1, 2, 3};
  do {
    const CubieCube cube = WithCrossEdges(places, 0);
    const std::vector<Step> steps = CrossSteps(cube);
    ASSERT_EQ(steps.size(), 4U);
    for (std::size_t edge = 0; edge < 4; ++edge) {
      const CubieCube after = Apply(cube, steps[edge].moves());
      EXPECT_EQ(DonePieces(Stage::kCross, after), 0x10U << edge);
      EXPECT_LE(steps[edge].moves().size(), 2U);
    }
  } while (std::next_permutation(places.begin(), places.end()));
}

}  // namespace
}  // namespace cubewright::beginner
