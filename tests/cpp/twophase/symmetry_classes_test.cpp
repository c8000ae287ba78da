#include <gtest/gtest.h>

#include <bit>

#include "solver/cube/random_cube.h"
#include "solver/methods/twophase/coordinates/conjugation_tables.h"
#include "solver/methods/twophase/coordinates/eight_piece_classes.h"
#include "solver/methods/twophase/coordinates/flip_slice_classes.h"

namespace cubewright {
namespace {

int FlipSliceOf(const CubieCube& cube) {
  return kFlipCount * (QuartetOf(cube, Quartet::kSlice) / kQuartetOrderCount) + FlipOf(cube);
}

const FlipSliceClasses& Classes() {
  static const FlipSliceClasses kClasses(MakeFlipMoves(), MakeQuartetMoves());
  return kClasses;
}

TEST(FlipSliceConjugation, AgreesWithTheCubies) {
  const FlipSliceConjugation conjugation;
  const auto expect_agreement = [&conjugation](const CubieCube& cube) {
    for (int s = 0; s < kAxisSymmetryCount; ++s) {
      ASSERT_EQ(conjugation.Conjugate(FlipSliceOf(cube), s), FlipSliceOf(Conjugate(cube, s)));
    }
  };
  CubieCube cube;
  for (int slice = 0; slice < kSliceCount; ++slice) {
    SetSliceQuartet(kQuartetOrderCount * slice, cube);
    expect_agreement(cube);
  }
  CubieCube flipped;
  for (int flip = 0; flip < kFlipCount; ++flip) {
    SetFlip(flip, flipped);
    expect_agreement(flipped);
  }
  RandomNumbers numbers(23);
  for (int i = 0; i < 3000; ++i) expect_agreement(RandomCube(numbers));
}

// Rising representatives that are the smallest of their conjugates are those of different classes;
// by the orbit-stabilizer theorem a class has 16 / |stabilizer| members, and these are all pairs.
TEST(FlipSliceClasses, AreNumberedByTheirSmallestMembersAndTakeUpAllPairs) {
  const FlipSliceConjugation conjugation;
  int members = 0;
  int previous = -1;
  for (int index = 0; index < kFlipSliceClassCount; ++index) {
    const int smallest = Classes().RepresentativeOf(index);
    ASSERT_GT(smallest, previous);
    previous = smallest;
    for (int s = 0; s < kAxisSymmetryCount; ++s) {
      const int conjugate = conjugation.Conjugate(smallest, s);
      ASSERT_GE(conjugate, smallest);
      ASSERT_EQ(Classes().StabilizerOf(index) >> s & 1, conjugate == smallest ? 1U : 0U);
    }
    members += kAxisSymmetryCount / std::popcount(Classes().StabilizerOf(index));
  }
  EXPECT_EQ(members, kFlipSliceCount);
}

TEST(FlipSliceClasses, KnowEachPairAsAMember) {
  const FlipSliceConjugation conjugation;
  for (int flip_slice = 0; flip_slice < kFlipSliceCount; ++flip_slice) {
    const ClassMember member = Classes().MemberOf(flip_slice);
    ASSERT_EQ(conjugation.Conjugate(flip_slice, member.symmetry()),
              Classes().RepresentativeOf(member.class_index()));
  }
}

TEST(FlipSliceClasses, KnowTheirSliceAmongFortyFiveClasses) {
  const FlipSliceConjugation conjugation;
  int slice_classes = 0;
  int members = 0;
  int previous_slice = -1;
  for (int index = 0; index < kFlipSliceClassCount; ++index) {
    const int slice = Classes().RepresentativeOf(index) / kFlipCount;
    if (slice != previous_slice) {
      previous_slice = slice;
      ++slice_classes;
      unsigned stabilizer = 0;
      for (int s = 0; s < kAxisSymmetryCount; ++s) {
        ASSERT_GE(conjugation.Slice(slice, s), slice);
        if (conjugation.Slice(slice, s) == slice) stabilizer |= 1U << s;
      }
      ASSERT_EQ(Classes().SliceStabilizerOf(index), stabilizer);
      members += kAxisSymmetryCount / std::popcount(stabilizer);
    }
    ASSERT_EQ(Classes().SliceClassOf(index), slice_classes - 1);
  }
  EXPECT_EQ(slice_classes, kSliceClassCount);
  EXPECT_EQ(members, kSliceCount);
}

TEST(FlipSliceClasses, FollowTheCubies) {
  CubieCube cube;
  for (int index = 0; index < kFlipSliceClassCount; ++index) {
    const int representative = Classes().RepresentativeOf(index);
    SetSliceQuartet(kQuartetOrderCount * (representative / kFlipCount), cube);
    SetFlip(representative % kFlipCount, cube);
    for (Move move = 0; move < kMoveCount; ++move) {
      const ClassMember expected = Classes().MemberOf(FlipSliceOf(Apply(cube, move)));
      ASSERT_EQ(Classes().After(index, move).packed, expected.packed);
    }
  }
}

class EightPieceClassesTest : public testing::TestWithParam<bool> {
 protected:
  static bool IsOfCorners() { return GetParam(); }
  static EightPieceClasses MakeClasses() {
    return IsOfCorners() ? EightPieceClasses::OfCorners() : EightPieceClasses::OfLayerEdges();
  }
  static CubieCube CubeOf(int rank) {
    CubieCube cube;
    if (IsOfCorners()) {
      SetCornerPermutation(rank, cube);
    } else {
      SetLayerEdges(rank, cube);
    }
    return cube;
  }
  static int RankOf(const CubieCube& cube) {
    return IsOfCorners() ? CornerPermutationOf(cube) : LayerEdgesOf(cube);
  }
};

TEST_P(EightPieceClassesTest, AreNumberedByTheirSmallestMembersAndTakeUpAllPermutations) {
  const EightPieceClasses classes = MakeClasses();
  int members = 0;
  int previous = -1;
  for (int index = 0; index < kEightPieceClassCount; ++index) {
    const int smallest = classes.RepresentativeOf(index);
    ASSERT_GT(smallest, previous);
    previous = smallest;
    const CubieCube cube = CubeOf(smallest);
    for (int s = 0; s < kAxisSymmetryCount; ++s) {
      const int conjugate = RankOf(Conjugate(cube, s));
      ASSERT_GE(conjugate, smallest);
      ASSERT_EQ(classes.StabilizerOf(index) >> s & 1, conjugate == smallest ? 1U : 0U);
    }
    members += kAxisSymmetryCount / std::popcount(classes.StabilizerOf(index));
  }
  EXPECT_EQ(members, kCornerPermutationCount);
}

TEST_P(EightPieceClassesTest, AgreeWithTheCubies) {
  const EightPieceClasses classes = MakeClasses();
  for (int rank = 0; rank < kCornerPermutationCount; ++rank) {
    const CubieCube cube = CubeOf(rank);
    for (int s = 0; s < kAxisSymmetryCount; ++s) {
      ASSERT_EQ(classes.Conjugate(rank, s), RankOf(Conjugate(cube, s)));
    }
    ASSERT_EQ(classes.Conjugate(rank, classes.SymmetryOf(rank)),
              classes.RepresentativeOf(classes.ClassOf(rank)));
  }
}

INSTANTIATE_TEST_SUITE_P(, EightPieceClassesTest, testing::Bool(),
                         [](const testing::TestParamInfo<bool>& kind) {
                           return kind.param ? "Corners" : "LayerEdges";
                         });

TEST(ConjugationTables, AgreeWithTheCubies) {
  const ConjugationTable twists = MakeTwistConjugation();
  const ConjugationTable slice_orders = MakeSliceOrderConjugation();
  for (int s = 0; s < kAxisSymmetryCount; ++s) {
    CubieCube cube;
    for (int twist = 0; twist < kTwistCount; ++twist) {
      SetTwist(twist, cube);
      ASSERT_EQ(twists.Conjugate(twist, s), TwistOf(Conjugate(cube, s)));
    }
    for (int order = 0; order < kQuartetOrderCount; ++order) {
      SetSliceQuartet(order, cube);
      ASSERT_EQ(slice_orders.Conjugate(order, s), QuartetOf(Conjugate(cube, s), Quartet::kSlice));
    }
  }
}

}  // namespace
}  // namespace cubewright
