#include "solver/pocket/pocket_coordinates.h"

#include <gtest/gtest.h>

namespace cubewright {
namespace {

TEST(PocketCoordinates, AreThoseOfTheCubeMadeFromThem) {
  for (int permutation = 0; permutation < kPocketPermutationCount; ++permutation) {
    EXPECT_EQ(PocketPermutationOf(PocketCube(permutation, permutation % kPocketTwistCount)),
              permutation);
  }
  for (int twist = 0; twist < kPocketTwistCount; ++twist) {
    const CubieCube cube = PocketCube(twist, twist);
    EXPECT_EQ(PocketTwistOf(cube), twist);
    int sum = 0;
    for (const int orientation : cube.corner_orientation) sum += orientation;
    EXPECT_EQ(sum % 3, 0);
  }
}

TEST(PocketCoordinates, TheSolvedCubeIsZero) {
  EXPECT_EQ(PocketPermutationOf(CubieCube{}), 0);
  EXPECT_EQ(PocketTwistOf(CubieCube{}), 0);
}

// A sequence of moves applied to the pieces, and to each coordinate.
TEST(PocketCoordinates, MovesDoToCoordinatesWhatTheyDoToPieces) {
  const PocketMoves& moves = PocketMoves::Get();
  CubieCube cube;
  std::size_t permutation = 0;
  std::size_t twist = 0;
  unsigned random = 1;
  for (int count = 0; count < 10'000; ++count) {
    random = random * 1'103'515'245 + 12'345;
    const std::size_t place = (random >> 16) % kPocketMoves.size();
    cube = Apply(cube, kPocketMoves[place]);
    permutation = moves.permutations()[place][permutation];
    twist = moves.twists()[place][twist];
    ASSERT_EQ(PocketPermutationOf(cube), permutation);
    ASSERT_EQ(PocketTwistOf(cube), twist);
    ASSERT_EQ(cube.corner_piece[static_cast<std::size_t>(Corner::kDbl)],
              static_cast<std::uint8_t>(Corner::kDbl));
    ASSERT_EQ(cube.corner_orientation[static_cast<std::size_t>(Corner::kDbl)], 0);
  }
}

}  // namespace
}  // namespace cubewright
