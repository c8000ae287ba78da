#include "solver/cube/symmetry.h"

#include <gtest/gtest.h>

#include <set>

#include "solver/cube/random_cube.h"
#include "solver/cube/solvable.h"

namespace cubewright {
namespace {

TEST(Symmetry, TheFortyEightAreDifferentAndTheFirstIsTheIdentity) {
  std::set<std::array<Face, kFaceCount>> faces;
  for (int s = 0; s < kSymmetryCount; ++s) faces.insert(SymmetryFaces(s));
  EXPECT_EQ(faces.size(), 48U);
  EXPECT_TRUE(IsSolved(SymmetryCube(0)));
}

TEST(Symmetry, CubesMultiplyAsTheSymmetriesDo) {
  for (int first = 0; first < kSymmetryCount; ++first) {
    for (int second = 0; second < kSymmetryCount; ++second) {
      EXPECT_EQ(Multiply(SymmetryCube(first), SymmetryCube(second)),
                SymmetryCube(MultiplySymmetries(first, second)));
    }
    EXPECT_TRUE(IsSolved(Multiply(SymmetryCube(first), SymmetryCube(InverseSymmetry(first)))));
  }
}

TEST(Symmetry, TheFirstSixteenKeepTheAxisAndOddOnesReflect) {
  for (int s = 0; s < kSymmetryCount; ++s) {
    const Face up = SymmetryFaces(s)[static_cast<std::size_t>(Face::kU)];
    EXPECT_EQ(up == Face::kU || up == Face::kD, s < kAxisSymmetryCount) << s;
    EXPECT_EQ(SymmetryCube(s).corner_orientation[0] >= 3, IsReflection(s)) << s;
  }
}

TEST(Symmetry, EachThatKeepsTheAxisEndsWithItsGenerator) {
  for (int s = 1; s < kAxisSymmetryCount; ++s) {
    const int generator = AxisGenerator(s);
    EXPECT_TRUE(generator == 1 || generator == 2 || generator == 8);
    EXPECT_EQ(MultiplySymmetries(s - generator, generator), s);
  }
}

TEST(Symmetry, ConjugatedMovesAreTheConjugatesOfTheMovesOnCubies) {
  for (int s = 0; s < kSymmetryCount; ++s) {
    for (Move move = 0; move < kMoveCount; ++move) {
      EXPECT_EQ(Conjugate(MoveCube(move), s), MoveCube(ConjugateMove(move, s)));
    }
    EXPECT_EQ(ConjugateMoves(kAllMoves, s), kAllMoves);
  }
}

TEST(Symmetry, ConjugatesOfLegalCubesAreLegal) {
  RandomNumbers numbers(20);
  for (int i = 0; i < 200; ++i) {
    const CubieCube cube = RandomCube(numbers);
    for (int s = 0; s < kSymmetryCount; ++s) {
      EXPECT_TRUE(IsSolvable(Conjugate(cube, s)));
      EXPECT_EQ(Conjugate(Conjugate(cube, s), InverseSymmetry(s)), cube);
    }
  }
}

TEST(Symmetry, DistinctMovesAreOneOfEachSetThatSymmetriesOfTheCubeMakeEqual) {
  // A quarter and a half turn of one face; along an axis, those of a face beside it, too.
  EXPECT_EQ(DistinctMoves(CubieCube{}, kSymmetryCount), MoveSet{0b11});
  EXPECT_EQ(DistinctMoves(CubieCube{}, kAxisSymmetryCount), MoveSet{0b11011});
  RandomNumbers numbers(6);
  EXPECT_EQ(DistinctMoves(RandomCube(numbers), kSymmetryCount), kAllMoves);

  // Unchanged under the sixteen symmetries that keep its axis.
  const CubieCube checkered = Apply(CubieCube{}, std::array<Move, 2>{1, 10});  // U2 D2
  const MoveSet distinct = DistinctMoves(checkered, kSymmetryCount);
  MoveSet covered = 0;
  for (int symmetry = 0; symmetry < kSymmetryCount; ++symmetry) {
    if (Conjugate(checkered, symmetry) == checkered) covered |= ConjugateMoves(distinct, symmetry);
  }
  EXPECT_EQ(covered, kAllMoves);
  EXPECT_EQ(distinct, MoveSet{0b11011});
}

}  // namespace
}  // namespace cubewright
