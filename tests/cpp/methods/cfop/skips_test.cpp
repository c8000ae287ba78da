// How often a case of the last layer is skipped by chance, when every choice is fixed: the slots in
// their order, the first case that fits, and no look ahead.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/cube/solvable.h"
#include "solver/methods/cfop/actions.h"
#include "solver/methods/cfop/step_lists.h"
#include "solver/methods/cfop/step_search.h"

namespace cubewright::cfop {
namespace {

// Uniformly random among the cubes with the cross at home.
CubieCube RandomCubeWithCross(RandomNumbers& numbers) {
  CubieCube cube = RandomCube(numbers);
  for (std::uint8_t edge = 4; edge < 8; ++edge) {
    std::swap(*std::find(cube.edge_piece.begin(), cube.edge_piece.end(), edge),
              cube.edge_piece[edge]);
    cube.edge_orientation[edge] = 0;
  }
  int flips = 0;
  for (std::size_t place = 1; place < kEdgeCount; ++place) flips += cube.edge_orientation[place];
  cube.edge_orientation[0] = static_cast<std::uint8_t>(flips % 2);
  if (IsOddPermutation(cube.edge_piece) != IsOddPermutation(cube.corner_piece)) {
    std::swap(cube.edge_piece[0], cube.edge_piece[1]);
  }
  return cube;
}

bool IsPairHome(const CubieCube& cube, std::size_t hold) {
  const std::size_t corner = kSlotCorners[hold];
  const std::size_t edge = kSlotEdges[hold];
  return cube.corner_piece[corner] == corner && cube.corner_orientation[corner] == 0 &&
         cube.edge_piece[edge] == edge && cube.edge_orientation[edge] == 0;
}

// How many of the pair's two pieces stand in other slots.
int StuckPieces(const CubieCube& cube, std::size_t hold) {
  int stuck = 0;
  for (std::size_t other = 0; other < 4; ++other) {
    if (other == hold) continue;
    stuck += cube.corner_piece[kSlotCorners[other]] == kSlotCorners[hold] ? 1 : 0;
    stuck += cube.edge_piece[kSlotEdges[other]] == kSlotEdges[hold] ? 1 : 0;
  }
  return stuck;
}

// Done with the first action after which `is_wanted` holds.
template <class Condition>
void DoFirst(CubieCube& cube, const std::vector<Action>& actions, const Condition& is_wanted) {
  for (const Action& action : actions) {
    const CubieCube after = Multiply(cube, action.effect);
    if (!is_wanted(action, after)) continue;
    cube = after;
    return;
  }
  FAIL() << "no action leads on";
}

bool IsUpperLayerTurned(const CubieCube& cube) {
  return std::all_of(cube.corner_orientation.begin(), cube.corner_orientation.begin() + 4,
                     [](int orientation) { return orientation == 0; }) &&
         std::all_of(cube.edge_orientation.begin(), cube.edge_orientation.begin() + 4,
                     [](int orientation) { return orientation == 0; });
}

bool IsUpperLayerInOrder(const CubieCube& cube) {
  for (std::size_t place = 0; place < 4; ++place) {
    const auto expected = (cube.corner_piece[0] + place) % 4;
    if (cube.corner_piece[place] != expected || cube.edge_piece[place] != expected) return false;
  }
  return true;
}

TEST(CfopSkips, AreAsRareAsChanceWithFixedChoices) {
  const std::vector<Action> pairs = ActionsWith(kF2lCases);
  const std::vector<Action> slots_out = ActionsWith(kSlotOut);
  const std::vector<Action> oll = ActionsWith(kOllCases);
  RandomNumbers numbers(110);
  constexpr int kCubes = 10'000;
  int oll_skips = 0;
  int pll_skips = 0;
  for (int i = 0; i < kCubes; ++i) {
    CubieCube cube = RandomCubeWithCross(numbers);
    ASSERT_TRUE(IsSolvable(cube));
    for (std::size_t hold = 0; hold < 4; ++hold) {
      for (int stuck = StuckPieces(cube, hold); stuck > 0; stuck = StuckPieces(cube, hold)) {
        DoFirst(cube, slots_out, [&](const Action& action, const CubieCube& after) {
          return action.hold > hold && StuckPieces(after, hold) < stuck;
        });
        ASSERT_FALSE(HasFatalFailure());
      }
      if (IsPairHome(cube, hold)) continue;
      DoFirst(cube, pairs, [&](const Action& action, const CubieCube& after) {
        return action.hold == hold && IsPairHome(after, hold);
      });
      ASSERT_FALSE(HasFatalFailure());
    }
    if (IsUpperLayerTurned(cube)) {
      ++oll_skips;
    } else {
      DoFirst(cube, oll,
              [](const Action&, const CubieCube& after) { return IsUpperLayerTurned(after); });
    }
    pll_skips += IsUpperLayerInOrder(cube) ? 1 : 0;
  }
  // Within four standard deviations of what is expected.
  const auto expect_chance = [](int skips, double chance) {
    const double expected = kCubes * chance;
    EXPECT_NEAR(skips, expected, 4 * std::sqrt(expected * (1 - chance)));
  };
  expect_chance(oll_skips, 1.0 / 216);
  expect_chance(pll_skips, 1.0 / 72);
}

}  // namespace
}  // namespace cubewright::cfop
