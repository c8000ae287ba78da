#include "solver/scan/legal_cube.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "solver/cube/facelets.h"
#include "solver/cube/random_cube.h"
#include "solver/cube/solvable.h"

namespace cubewright {
namespace {

constexpr float kForbidden = 1000;

float RandomCost(RandomNumbers& numbers) {
  return static_cast<float>(numbers.Below(100'000)) / 100'000;
}

float CostOf(const CubieCube& cube, const StickerCosts& costs) {
  const Stickers stickers = StickersOf(cube);
  float sum = 0;
  for (std::size_t sticker = 0; sticker < stickers.size(); ++sticker) {
    if (sticker % kStickersPerFace == 4) continue;
    sum += costs[sticker][static_cast<std::size_t>(stickers[sticker])];
  }
  return sum;
}

// Three places of a kind, whose pieces may be exchanged and turned.
using Places = std::array<std::size_t, 3>;

// Calls `visit` for all ways to put the pieces of these places into them, each turned by 0 .. sides
// - 1.
template <std::size_t kCount, class Visit>
void ForEachArrangement(const Places& places, int sides, std::array<std::uint8_t, kCount>& pieces,
                        std::array<std::uint8_t, kCount>& orientations, Visit visit) {
  std::array<std::uint8_t, 3> moved = {pieces[places[0]], pieces[places[1]], pieces[places[2]]};
  std::sort(moved.begin(), moved.end());
  do {
    for (int turns = 0; turns < sides * sides * sides; ++turns) {
      int rest = turns;
      for (std::size_t i = 0; i < places.size(); ++i, rest /= sides) {
        pieces[places[i]] = moved[i];
        orientations[places[i]] = static_cast<std::uint8_t>(rest % sides);
      }
      visit();
    }
  } while (std::next_permutation(moved.begin(), moved.end()));
}

struct Puzzle {
  StickerCosts costs;
  // All legal cubes that have no forbidden sticker.
  std::vector<CubieCube> cubes;
};

// Around a random cube: three corners and three edges may be anything, the other stickers are
// known.
Puzzle RandomPuzzle(RandomNumbers& numbers) {
  Puzzle puzzle;
  CubieCube cube = RandomCube(numbers);
  const Stickers stickers = StickersOf(cube);
  for (std::size_t sticker = 0; sticker < stickers.size(); ++sticker) {
    puzzle.costs[sticker].fill(kForbidden);
    puzzle.costs[sticker][static_cast<std::size_t>(stickers[sticker])] = 0;
  }
  const std::size_t corner = numbers.Below(6);
  const std::size_t edge = numbers.Below(10);
  for (std::size_t i = 0; i < 3; ++i) {
    for (const int sticker : kCornerStickers[corner + i]) {
      for (float& cost : puzzle.costs[static_cast<std::size_t>(sticker)])
        cost = RandomCost(numbers);
    }
    for (const int sticker : kEdgeStickers[edge + i]) {
      for (float& cost : puzzle.costs[static_cast<std::size_t>(sticker)])
        cost = RandomCost(numbers);
    }
  }
  ForEachArrangement({corner, corner + 1, corner + 2}, 3, cube.corner_piece,
                     cube.corner_orientation, [&] {
                       ForEachArrangement({edge, edge + 1, edge + 2}, 2, cube.edge_piece,
                                          cube.edge_orientation, [&] {
                                            if (IsSolvable(cube)) puzzle.cubes.push_back(cube);
                                          });
                     });
  return puzzle;
}

TEST(LegalCube, CostsLeastOfAllThatCanBe) {
  RandomNumbers numbers(20260101);
  for (int trial = 0; trial < 12; ++trial) {
    const Puzzle puzzle = RandomPuzzle(numbers);
    float least = std::numeric_limits<float>::infinity();
    StickerCosts least_with_each;
    for (auto& of_sticker : least_with_each) of_sticker.fill(least);
    for (const CubieCube& cube : puzzle.cubes) {
      const float cost = CostOf(cube, puzzle.costs);
      least = std::min(least, cost);
      const Stickers stickers = StickersOf(cube);
      for (std::size_t sticker = 0; sticker < stickers.size(); ++sticker) {
        float& with = least_with_each[sticker][static_cast<std::size_t>(stickers[sticker])];
        with = std::min(with, cost);
      }
    }
    const FittedCube fitted = FitCube(puzzle.costs);
    EXPECT_TRUE(IsSolvable(fitted.cube));
    EXPECT_NEAR(fitted.cost, least, 1e-4);
    EXPECT_NEAR(CostOf(fitted.cube, puzzle.costs), least, 1e-4);
    const StickerCosts found = LeastWithEachColor(puzzle.costs);
    for (std::size_t sticker = 0; sticker < found.size(); ++sticker) {
      if (sticker % kStickersPerFace == 4) continue;
      for (std::size_t color = 0; color < kFaceCount; ++color) {
        // The listed cubes exclude those with forbidden stickers.
        if (found[sticker][color] >= kForbidden) continue;
        EXPECT_NEAR(found[sticker][color], least_with_each[sticker][color], 1e-4)
            << StickerName(static_cast<int>(sticker)) << ' ' << color;
      }
    }
  }
}

TEST(LegalCube, IsLegalWhateverItCosts) {
  RandomNumbers numbers(7);
  for (int trial = 0; trial < 20; ++trial) {
    StickerCosts costs;
    for (auto& of_sticker : costs) {
      for (float& cost : of_sticker) cost = trial == 0 ? 0 : RandomCost(numbers);
    }
    EXPECT_TRUE(IsSolvable(FitCube(costs).cube));
  }
}

}  // namespace
}  // namespace cubewright
