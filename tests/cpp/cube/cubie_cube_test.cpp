#include "solver/cube/cubie_cube.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "solver/cube/facelets.h"
#include "solver/cube/random_cube.h"
#include "tests/cpp/cube/sticker_geometry.h"

namespace cubewright {
namespace {

// The number of positions at each depth, found by applying all moves to all earlier positions.
std::vector<std::size_t> CountPositions(const std::vector<Move>& moves, int greatest_depth) {
  std::set<std::string> seen = {WriteFacelets(CubieCube{})};
  std::vector<CubieCube> frontier = {CubieCube{}};
  std::vector<std::size_t> counts = {1};
  for (int depth = 1; depth <= greatest_depth; ++depth) {
    std::vector<CubieCube> next;
    for (const CubieCube& cube : frontier) {
      for (const Move move : moves) {
        const CubieCube turned = Apply(cube, move);
        if (seen.insert(WriteFacelets(turned)).second) next.push_back(turned);
      }
    }
    counts.push_back(next.size());
    frontier = std::move(next);
  }
  return counts;
}

TEST(CubieCube, PositionsByHalfTurnMetricAreThePublishedOnes) {
  std::vector<Move> moves;
  for (Move move = 0; move < kMoveCount; ++move) moves.push_back(move);
  EXPECT_EQ(CountPositions(moves, 4), (std::vector<std::size_t>{1, 18, 243, 3240, 43239}));
}

TEST(CubieCube, PositionsByQuarterTurnMetricAreThePublishedOnes) {
  std::vector<Move> moves;
  for (Move move = 0; move < kMoveCount; ++move) {
    if (QuarterTurnsOf(move) != 2) moves.push_back(move);
  }
  EXPECT_EQ(CountPositions(moves, 4), (std::vector<std::size_t>{1, 12, 114, 1068, 10011}));
}

TEST(CubieCube, TurnsMoveTheStickersAsLayersOfARealCubeDo) {
  RandomNumbers numbers(1);
  for (int i = 0; i < 100; ++i) {
    const CubieCube cube = RandomCube(numbers);
    for (Move move = 0; move < kMoveCount; ++move) {
      const char letter = kFaceLetters[static_cast<std::size_t>(FaceOf(move))];
      EXPECT_EQ(WriteFacelets(Apply(cube, move)),
                geometry::Turned(WriteFacelets(cube), letter, QuarterTurnsOf(move)))
          << MoveName(move);
    }
  }
}

TEST(CubieCube, InverseUndoesOnEitherSide) {
  RandomNumbers numbers(2);
  for (int i = 0; i < 1000; ++i) {
    const CubieCube cube = RandomCube(numbers);
    EXPECT_TRUE(IsSolved(Multiply(cube, Inverse(cube))));
    EXPECT_TRUE(IsSolved(Multiply(Inverse(cube), cube)));
  }
}

TEST(CubieCube, MultiplicationIsAssociative) {
  RandomNumbers numbers(3);
  for (int i = 0; i < 1000; ++i) {
    const CubieCube a = RandomCube(numbers);
    const CubieCube b = RandomCube(numbers);
    const CubieCube c = RandomCube(numbers);
    EXPECT_EQ(Multiply(Multiply(a, b), c), Multiply(a, Multiply(b, c)));
  }
}

}  // namespace
}  // namespace cubewright
