#include <gtest/gtest.h>

#include <bit>

#include "solver/cube/random_cube.h"
#include "solver/twophase/conjugation_tables.h"
#include "solver/twophase/flip_slice_classes.h"

namespace cubewright {
namespace {

int FlipSliceOf(const CubieCube& cube) {
  return kFlipCount * (QuartetOf(cube, Quartet::kSlice) / kQuartetOrderCount) + FlipOf(cube);
}

const FlipSliceClasses& Classes() {
  static const FlipSliceClasses kClasses(MakeFlipMoves(), MakeQuartetMoves());
  return kClasses;
}

TEST(FlipSliceClasses, ThereAreSixtyFourThousandFourHundredAndThirty) {
  EXPECT_EQ(Classes().representatives().size(), 64430U);
}

// By the orbit-stabilizer theorem a class has 16 / |stabilizer| members.
TEST(FlipSliceClasses, TheirMembersAreAllPairs) {
  int members = 0;
  for (int index = 0; index < kFlipSliceClassCount; ++index) {
    members += kAxisSymmetryCount / std::popcount(Classes().StabilizerOf(index));
  }
  EXPECT_EQ(members, kFlipSliceCount);
}

TEST(FlipSliceClasses, AgreeWithTheCubies) {
  const FlipSliceConjugation conjugation;
  RandomNumbers numbers(23);
  for (int i = 0; i < 3000; ++i) {
    const CubieCube cube = RandomCube(numbers);
    const int flip_slice = FlipSliceOf(cube);
    for (int s = 0; s < kAxisSymmetryCount; ++s) {
      ASSERT_EQ(conjugation.Conjugate(flip_slice, s), FlipSliceOf(Conjugate(cube, s)));
    }
    const ClassMember member = Classes().MemberOf(flip_slice);
    const CubieCube seen = Conjugate(cube, member.symmetry());
    ASSERT_EQ(static_cast<std::uint32_t>(FlipSliceOf(seen)),
              Classes().representatives()[static_cast<std::size_t>(member.class_index())]);
    for (Move move = 0; move < kMoveCount; ++move) {
      const CubieCube after = Apply(seen, move);
      const ClassMember next = Classes().After(member.class_index(), move);
      ASSERT_EQ(next.class_index(), Classes().MemberOf(FlipSliceOf(after)).class_index());
      ASSERT_EQ(static_cast<std::uint32_t>(FlipSliceOf(Conjugate(after, next.symmetry()))),
                Classes().representatives()[static_cast<std::size_t>(next.class_index())]);
    }
  }
}

TEST(CornerClasses, ThereAreTwoThousandSevenHundredAndSixtyEight) {
  const CornerClasses classes;
  EXPECT_EQ(classes.representatives().size(), 2768U);
  int members = 0;
  for (int index = 0; index < kCornerClassCount; ++index) {
    members += kAxisSymmetryCount / std::popcount(classes.StabilizerOf(index));
  }
  EXPECT_EQ(members, kCornerPermutationCount);
}

TEST(CornerClasses, AgreeWithTheCubies) {
  const CornerClasses classes;
  CubieCube cube;
  for (int corners = 0; corners < kCornerPermutationCount; ++corners) {
    SetCornerPermutation(corners, cube);
    const CubieCube seen = Conjugate(cube, classes.SymmetryOf(corners));
    ASSERT_EQ(CornerPermutationOf(seen),
              classes.representatives()[static_cast<std::size_t>(classes.ClassOf(corners))]);
  }
}

TEST(ConjugationTables, AgreeWithTheCubies) {
  const ConjugationTable twists = MakeTwistConjugation();
  const ConjugationTable layer_edges = MakeLayerEdgeConjugation();
  RandomNumbers numbers(24);
  CubieCube cube;
  for (int i = 0; i < 3000; ++i) {
    cube = Apply(cube, kPhase2MoveList[numbers.Below(kPhase2MoveCount)]);
    const CubieCube twisted = RandomCube(numbers);
    for (int s = 0; s < kAxisSymmetryCount; ++s) {
      ASSERT_EQ(layer_edges.Conjugate(LayerEdgesOf(cube), s), LayerEdgesOf(Conjugate(cube, s)));
      ASSERT_EQ(twists.Conjugate(TwistOf(twisted), s), TwistOf(Conjugate(twisted, s)));
    }
  }
}

}  // namespace
}  // namespace cubewright
