#include "solver/cube/solvable.h"

#include <gtest/gtest.h>

#include <utility>

#include "solver/cube/random_cube.h"

namespace cubewright {
namespace {

TEST(Solvable, IsOneInTwelveArrangements) {
  RandomNumbers numbers(4);
  CubieCube cube = RandomCube(numbers);
  int solvable = 0;
  for (int flip = 0; flip < 2; ++flip) {
    for (int twist = 0; twist < 3; ++twist) {
      for (int exchange = 0; exchange < 2; ++exchange) {
        const bool legal = flip == 0 && twist == 0 && exchange == 0;
        EXPECT_EQ(IsSolvable(cube), legal) << flip << twist << exchange;
        solvable += IsSolvable(cube) ? 1 : 0;
        std::swap(cube.edge_piece[3], cube.edge_piece[7]);
      }
      cube.corner_orientation[5] = static_cast<std::uint8_t>((cube.corner_orientation[5] + 1) % 3);
    }
    cube.edge_orientation[9] ^= 1;
  }
  EXPECT_EQ(solvable, 1);
}

TEST(Solvable, NeedsEachPieceOnceAndOrientationsInRange) {
  CubieCube cube;
  cube.corner_piece[0] = 1;
  EXPECT_FALSE(IsSolvable(cube));
  cube = {};
  cube.edge_piece[4] = 12;
  EXPECT_FALSE(IsSolvable(cube));
  cube = {};
  cube.corner_orientation[0] = 3;
  EXPECT_FALSE(IsSolvable(cube)) << "a mirrored corner";
}

}  // namespace
}  // namespace cubewright
