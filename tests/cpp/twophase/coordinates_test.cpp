#include "solver/methods/twophase/coordinates/coordinates.h"

#include <gtest/gtest.h>

#include <bit>
#include <vector>

#include "solver/cube/permutation_rank.h"
#include "solver/cube/random_cube.h"
#include "solver/cube/solvable.h"
#include "solver/methods/twophase/coordinates/eight_piece_ranks.h"
#include "solver/methods/twophase/coordinates/move_tables.h"

namespace cubewright {
namespace {

TEST(Coordinates, AreZeroForTheSolvedCube) {
  const CubieCube solved;
  EXPECT_EQ(TwistOf(solved), 0);
  EXPECT_EQ(FlipOf(solved), 0);
  EXPECT_EQ(QuartetOf(solved, Quartet::kSlice), 0);
  EXPECT_EQ(CornerPermutationOf(solved), 0);
  EXPECT_EQ(LayerEdgesOf(solved), 0);
}

TEST(Coordinates, EachTwistAndFlipIsReachedOnceAndLegal) {
  CubieCube cube;
  for (int twist = 0; twist < kTwistCount; ++twist) {
    SetTwist(twist, cube);
    ASSERT_EQ(TwistOf(cube), twist);
    ASSERT_TRUE(IsSolvable(cube));
  }
  for (int flip = 0; flip < kFlipCount; ++flip) {
    SetFlip(flip, cube);
    ASSERT_EQ(FlipOf(cube), flip);
    ASSERT_TRUE(IsSolvable(cube));
  }
}

TEST(Coordinates, EachPermutationAndQuartetIsReachedOnce) {
  CubieCube cube;
  for (int rank = 0; rank < kCornerPermutationCount; ++rank) {
    SetCornerPermutation(rank, cube);
    ASSERT_EQ(CornerPermutationOf(cube), rank);
    SetLayerEdges(rank, cube);
    ASSERT_EQ(LayerEdgesOf(cube), rank);
  }
  for (int quartet = 0; quartet < kQuartetCount; ++quartet) {
    SetSliceQuartet(quartet, cube);
    ASSERT_EQ(QuartetOf(cube, Quartet::kSlice), quartet);
  }
}

TEST(EightPieceRanks, AreThoseOfAllPermutations) {
  const EightPieceRanks ranks;
  EightPieceRanks::Pieces pieces{};
  for (int rank = 0; rank < kCornerPermutationCount; ++rank) {
    PermutationFromRank(rank, pieces);
    ASSERT_EQ(ranks.Of(pieces), rank);
  }
}

TEST(Coordinates, SlicesAreTheSetsOfFourPlaces) {
  for (int slice = 0; slice < kSliceCount; ++slice) {
    EXPECT_EQ(std::popcount(PlacesOfSlice(slice)), 4);
    EXPECT_EQ(SliceFromPlaces(PlacesOfSlice(slice)), slice);
  }
}

TEST(Coordinates, PhaseTwoMovesAreThoseThatKeepThePhaseOneCoordinates) {
  MoveSet keeping = 0;
  for (Move move = 0; move < kMoveCount; ++move) {
    const CubieCube& cube = MoveCube(move);
    const bool keeps = TwistOf(cube) == 0 && FlipOf(cube) == 0 &&
                       QuartetOf(cube, Quartet::kSlice) < kQuartetOrderCount;
    if (keeps) keeping |= MoveSet{1} << move;
  }
  EXPECT_EQ(keeping, kPhase2Moves);
  MoveSet listed = 0;
  for (const Move move : kPhase2MoveList) listed |= MoveSet{1} << move;
  EXPECT_EQ(listed, kPhase2Moves);
}

// Compares each row with the effect of the moves on a cube set to its coordinate.
template <class SetCoordinate, class CoordinateOf>
void ExpectToFollowTheCubies(const MoveTable& table, int size, SetCoordinate set_coordinate,
                             CoordinateOf coordinate_of) {
  ASSERT_EQ(table.size(), size);
  CubieCube cube;
  for (int coordinate = 0; coordinate < size; ++coordinate) {
    set_coordinate(coordinate, cube);
    for (Move move = 0; move < kMoveCount; ++move) {
      ASSERT_EQ(table.After(coordinate, move), coordinate_of(Apply(cube, move)));
    }
  }
}

TEST(MoveTables, FollowTheCubies) {
  ExpectToFollowTheCubies(MakeTwistMoves(), kTwistCount, SetTwist, TwistOf);
  ExpectToFollowTheCubies(MakeFlipMoves(), kFlipCount, SetFlip, FlipOf);
  ExpectToFollowTheCubies(MakeQuartetMoves(), kQuartetCount, SetSliceQuartet,
                          [](const CubieCube& cube) { return QuartetOf(cube, Quartet::kSlice); });
  ExpectToFollowTheCubies(MakeCornerMoves(), kCornerPermutationCount, SetCornerPermutation,
                          CornerPermutationOf);
}

TEST(MoveTables, FollowAllThreeQuartets) {
  const MoveTable quartets = MakeQuartetMoves();
  RandomNumbers numbers(21);
  for (int i = 0; i < 2000; ++i) {
    const CubieCube cube = RandomCube(numbers);
    for (Move move = 0; move < kMoveCount; ++move) {
      const CubieCube after = Apply(cube, move);
      for (const Quartet quartet : {Quartet::kUpper, Quartet::kLower, Quartet::kSlice}) {
        ASSERT_EQ(quartets.After(QuartetOf(cube, quartet), move), QuartetOf(after, quartet));
      }
    }
  }
}

TEST(MoveTables, FollowTheLayerEdgesThroughPhaseTwo) {
  const LayerEdgeMoves moves = MakeLayerEdgeMoves();
  const LayerEdgesFromQuartets from_quartets;
  CubieCube cube;
  for (int edges = 0; edges < kLayerEdgesCount; ++edges) {
    SetLayerEdges(edges, cube);
    ASSERT_EQ(from_quartets.At(QuartetOf(cube, Quartet::kUpper), QuartetOf(cube, Quartet::kLower)),
              edges);
    for (std::size_t i = 0; i < kPhase2MoveCount; ++i) {
      ASSERT_EQ(moves[static_cast<std::size_t>(edges)][i],
                LayerEdgesOf(Apply(cube, kPhase2MoveList[i])));
    }
  }
}

}  // namespace
}  // namespace cubewright
