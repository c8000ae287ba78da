#include "solver/methods/genetic/fitness.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/methods/genetic/genome.h"
#include "solver/methods/genetic/turning.h"

namespace cubewright {
namespace {

using Corners = std::array<std::uint8_t, kCornerCount>;
using Edges = std::array<std::uint8_t, kEdgeCount>;

Move DrawnOf(MoveSet allowed, RandomNumbers& numbers) {
  for (;;) {
    const auto move = static_cast<Move>(numbers.Below(kMoveCount));
    if ((allowed >> move & 1) != 0) return move;
  }
}

// The values that `state_of` takes under turns of a set, found by making the turns.
template <typename State, typename StateOf>
std::set<State> Orbit(MoveSet turns, const StateOf& state_of) {
  std::vector<CubieCube> cubes = {CubieCube{}};
  std::set<State> seen = {state_of(cubes[0])};
  for (std::size_t next = 0; next < cubes.size(); ++next) {
    for (Move move = 0; move < kMoveCount; ++move) {
      if ((turns >> move & 1) == 0) continue;
      const CubieCube after = Apply(cubes[next], move);
      if (seen.insert(state_of(after)).second) cubes.push_back(after);
    }
  }
  return seen;
}

// Half turns are of six faces: by them alone, what they make of corners and of slices is the whole
// of G3, but for the parity that a legal cube has anyway.
const std::set<Corners>& HalfTurnCorners() {
  static const auto kFound =
      Orbit<Corners>(0222222, [](const CubieCube& cube) { return cube.corner_piece; });
  return kFound;
}

const std::set<Edges>& HalfTurnSlices() {
  // Of each place, the slice that its piece belongs to.
  static const auto kFound = Orbit<Edges>(0222222, [](const CubieCube& cube) {
    Edges slices{};
    for (std::size_t place = 0; place < kEdgeCount; ++place) {
      const std::uint8_t piece = cube.edge_piece[place];
      slices[place] = static_cast<std::uint8_t>(piece >= 8 ? 2 : piece % 2);
    }
    return slices;
  });
  return kFound;
}

TEST(GeneticFitness, TurnsInPlaceAreTheTurns) {
  RandomNumbers numbers(3);
  for (int count = 0; count < 100; ++count) {
    const CubieCube cube = RandomCube(numbers);
    for (Move move = 0; move < kMoveCount; ++move) {
      CubieCube turned = cube;
      Turn(turned, move);
      EXPECT_EQ(turned, Apply(cube, move));
    }
  }
}

TEST(GeneticFitness, DrawsEachAllowedTurnAndNoOther) {
  RandomNumbers numbers(5);
  constexpr MoveSet kAllowed = 0227227;
  const TurnDraw draw(kAllowed);
  MoveSet any = 0;
  MoveSet after = 0;
  for (int count = 0; count < 1'000; ++count) {
    any |= MoveSet{1} << draw.Any(numbers);
    after |= MoveSet{1} << draw.After(MakeMove(Face::kD, 2), numbers);
  }
  EXPECT_EQ(any, kAllowed);
  EXPECT_EQ(after, kAllowed & MovesAfter(MakeMove(Face::kD, 2)));
}

TEST(GeneticFitness, AGenomeMergesTurnsThatMeetAndKeepsWithinItsRoom) {
  RandomNumbers numbers(6);
  for (int count = 0; count < 500; ++count) {
    Genome<30> genome;
    std::vector<Move> moves;
    for (int i = 0; i < 30; ++i) {
      // Of few faces, so that many can be merged.
      moves.push_back(DrawnOf(0077077, numbers));
      genome.Push(moves.back());
      const std::vector<Move> kept(genome.moves().begin(), genome.moves().end());
      EXPECT_EQ(Apply(CubieCube{}, kept), Apply(CubieCube{}, moves));
      EXPECT_EQ(kept.size(), MergedMoves(moves).size());
    }
  }
  Genome<2> full;
  full.Push(std::vector<Move>{MakeMove(Face::kU, 1), MakeMove(Face::kR, 1), MakeMove(Face::kF, 1)});
  EXPECT_EQ(MovesText(full.moves()), "U R");
}

TEST(GeneticFitness, IsZeroExactlyInTheFirstTwoSubgroups) {
  RandomNumbers numbers(1);
  for (int count = 0; count < 2'000; ++count) {
    CubieCube cube = RandomCube(numbers);
    // Few turns of the previous subgroup, so that many cubes are in the next one, too.
    if (count % 2 == 0) {
      cube = CubieCube{};
      for (int i = 0; i < 3; ++i) cube = Apply(cube, DrawnOf(kAllMoves, numbers));
    }
    const bool has_no_flip = std::all_of(cube.edge_orientation.begin(), cube.edge_orientation.end(),
                                         [](std::uint8_t flip) { return flip == 0; });
    EXPECT_EQ(SubgroupStages()[0].fitness(cube) == 0, has_no_flip);
    bool is_done = true;
    for (const std::uint8_t twist : cube.corner_orientation) is_done &= twist == 0;
    for (std::uint8_t place = 0; place < 8; ++place) is_done &= cube.edge_piece[place] < 8;
    EXPECT_EQ(SubgroupStages()[1].fitness(cube) == 0, is_done);
  }
}

// All arrangements of corners, with the edges in their slices; and edges of G2 at random.
TEST(GeneticFitness, IsZeroExactlyWhereHalfTurnsAreEnough) {
  ASSERT_EQ(HalfTurnCorners().size(), 96U);
  ASSERT_EQ(HalfTurnSlices().size(), 1U);
  const auto fitness = SubgroupStages()[2].fitness;
  CubieCube cube;
  std::size_t zeros = 0;
  do {
    const bool is_zero = fitness(cube) == 0;
    zeros += is_zero ? 1 : 0;
    ASSERT_EQ(is_zero, HalfTurnCorners().contains(cube.corner_piece));
  } while (std::next_permutation(cube.corner_piece.begin(), cube.corner_piece.end()));
  EXPECT_EQ(zeros, 96U);

  RandomNumbers numbers(2);
  cube = CubieCube{};
  for (int count = 0; count < 100'000; ++count) {
    cube = Apply(cube, DrawnOf(0227227, numbers));
    bool is_done = HalfTurnCorners().contains(cube.corner_piece);
    for (std::size_t place = 0; place < kEdgeCount; ++place) {
      const std::uint8_t piece = cube.edge_piece[place];
      is_done &= (*HalfTurnSlices().begin())[place] == (piece >= 8 ? 2 : piece % 2);
    }
    ASSERT_EQ(fitness(cube) == 0, is_done);
  }
}

TEST(GeneticFitness, OfTheLastStageIsZeroExactlyForTheSolvedCube) {
  const auto fitness = SubgroupStages()[3].fitness;
  EXPECT_EQ(fitness(CubieCube{}), 0);
  RandomNumbers numbers(4);
  CubieCube cube;
  for (int count = 0; count < 10'000; ++count) {
    cube = Apply(cube, DrawnOf(0222222, numbers));
    ASSERT_EQ(fitness(cube) == 0, IsSolved(cube));
  }
}

// The stickers that must match, piece by piece: which places a stage concerns, and whether pieces
// must only be oriented, only be in place, or both.
TEST(GeneticFitness, OfLayersCountsThePiecesThatAreWrong) {
  const auto fitness = [](std::size_t stage, const char* moves) {
    CubieCube cube;
    for (const char* letter = moves; *letter != '\0'; ++letter) {
      const auto face = std::find(kFaceLetters.begin(), kFaceLetters.end(), *letter);
      cube = Apply(cube, MakeMove(static_cast<Face>(face - kFaceLetters.begin()), 1));
    }
    return LayerStages()[stage].fitness(cube);
  };
  for (std::size_t stage = 0; stage < LayerStages().size(); ++stage) {
    EXPECT_EQ(LayerStages()[stage].fitness(CubieCube{}), 0);
  }
  // D moves the four edges of the cross and the four corners beside them, R one edge of the cross,
  // two corners below and two edges of the middle.
  EXPECT_EQ(fitness(0, "D"), 4);
  EXPECT_EQ(fitness(1, "D"), 8);
  EXPECT_EQ(fitness(2, "D"), 8);
  EXPECT_EQ(fitness(6, "D"), 8);
  EXPECT_EQ(fitness(0, "R"), 1);
  EXPECT_EQ(fitness(1, "R"), 3);
  EXPECT_EQ(fitness(2, "R"), 5);
  // U moves nothing of the first three stages, flips no edge, and counts once.
  EXPECT_EQ(fitness(2, "U"), 0);
  EXPECT_EQ(fitness(3, "U"), 0);
  for (std::size_t stage = 4; stage < 7; ++stage) {
    EXPECT_EQ(fitness(stage, "U"), 1);
    EXPECT_EQ(fitness(stage, "UU"), 1);
  }
  // F flips the edge that it brings to the upper layer, and twists two corners there.
  EXPECT_EQ(fitness(3, "F"), fitness(2, "F") + 1);
  EXPECT_EQ(fitness(6, "F"), fitness(5, "F") + 2);
}

}  // namespace
}  // namespace cubewright
