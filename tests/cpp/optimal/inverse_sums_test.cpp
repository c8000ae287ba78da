#include "solver/methods/optimal/walks/inverse_sums.h"

#include <gtest/gtest.h>

#include <cstddef>

#include "solver/cube/random_cube.h"
#include "solver/cube/symmetry.h"
#include "solver/methods/optimal/walks/placed_cube.h"
#include "solver/methods/twophase/coordinates/coordinates.h"
#include "solver/methods/twophase/walks/direction.h"

namespace cubewright {
namespace {

constexpr int kCubeCount = 2'000;

TEST(PlacedCube, FollowsTheMovesAndInvertsAsTheCubeDoes) {
  const PlaceTurns turns;
  RandomNumbers numbers(20);
  for (int i = 0; i < kCubeCount; ++i) {
    const CubieCube cube = RandomCube(numbers);
    const PlacedCube placed = PlacedCubeOf(cube);
    EXPECT_EQ(InverseOf(placed), PlacedCubeOf(Inverse(cube)));
    for (Move move = 0; move < kMoveCount; ++move) {
      EXPECT_EQ(turns.After(placed, move), PlacedCubeOf(Apply(cube, move))) << MoveName(move);
    }
  }
}

TEST(InverseSums, GiveTheCoordinatesOfTheInverseAlongEachAxis) {
  const PlaceTurns turns;
  const InverseCoordinates coordinates(turns);
  RandomNumbers numbers(21);
  for (int i = 0; i < kCubeCount; ++i) {
    const CubieCube cube = RandomCube(numbers);
    const InverseSums sums = coordinates.Of(PlacedCubeOf(cube));
    for (std::size_t axis = 0; axis < kAxisCount; ++axis) {
      const CubieCube seen = Conjugate(Inverse(cube), AxisSymmetry(static_cast<int>(axis)));
      EXPECT_EQ(coordinates.TwistOf(sums, axis), TwistOf(seen));
      const int slice = QuartetOf(seen, Quartet::kSlice) / kQuartetOrderCount;
      EXPECT_EQ(coordinates.FlipSliceOf(sums, axis), kFlipCount * slice + FlipOf(seen));
    }
  }
}

TEST(InverseSums, FollowTheMoves) {
  const PlaceTurns turns;
  const InverseCoordinates coordinates(turns);
  RandomNumbers numbers(22);
  for (int i = 0; i < kCubeCount; ++i) {
    const PlacedCube cube = PlacedCubeOf(RandomCube(numbers));
    const InverseSums sums = coordinates.Of(cube);
    for (Move move = 0; move < kMoveCount; ++move) {
      EXPECT_EQ(coordinates.After(sums, cube, move), coordinates.Of(turns.After(cube, move)));
    }
  }
}

}  // namespace
}  // namespace cubewright
