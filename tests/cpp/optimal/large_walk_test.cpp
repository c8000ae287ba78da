#include "solver/methods/optimal/walks/large_walk.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/cube/symmetry.h"
#include "solver/methods/method_solve.h"
#include "solver/methods/optimal/large/large_graph.h"
#include "solver/methods/optimal/large/table_set.h"
#include "solver/methods/optimal/optimal.h"
#include "solver/methods/optimal/optimal_run.h"
#include "solver/methods/optimal/refutation.h"
#include "solver/methods/optimal/walks/large_bounds.h"
#include "solver/methods/optimal/walks/large_sums.h"
#include "solver/threads/generation_threads.h"
#include "tests/cpp/known_positions.h"
#include "tests/cpp/optimal/all_ways.h"
#include "tests/cpp/optimal/optimal_method.h"
#include "tests/cpp/optimal/sample_large_table.h"
#include "tests/cpp/twophase/full_tables.h"

namespace cubewright {
namespace {

// A member that is quickly made: it distinguishes 5 and less, 6, 7, 8 and more.
const LargeWalkTables& SampleTables() {
  static const MadeLargeTable made = MakeLargeTable({1, 2, 7});
  static const LargeWalkTables tables(Tables(), made.payload, 1, 7);
  return tables;
}

std::vector<Move> RandomMoves(int count, RandomNumbers& numbers) {
  std::vector<Move> moves;
  while (static_cast<int>(moves.size()) < count) {
    const auto move = static_cast<Move>(numbers.Below(kMoveCount));
    if (moves.empty() || (MovesAfter(moves.back()) >> move & 1) != 0) moves.push_back(move);
  }
  return moves;
}

TEST(PlacedCube, TellsTheWholeCube) {
  RandomNumbers numbers(51);
  for (int i = 0; i < 100; ++i) {
    const CubieCube cube = RandomCube(numbers);
    EXPECT_EQ(CubeOf(PlacedCubeOf(cube)), cube);
  }
}

TEST(LargeSummands, FollowTheCubeAndItsInverse) {
  const PlaceTurns turns;
  const LargeSummands summands(turns);
  RandomNumbers numbers(52);
  for (int i = 0; i < 2'000; ++i) {
    const CubieCube cube = RandomCube(numbers);
    const PlacedCube placed = PlacedCubeOf(cube);
    const LargeSums sums = summands.Of(placed);
    const LargeSums inverse = summands.OfInverse(placed);
    EXPECT_EQ(inverse, summands.Of(PlacedCubeOf(Inverse(cube))));
    EXPECT_EQ(EdgesOfSums(sums), SlicedEdgesOf(cube));
    EXPECT_EQ(static_cast<int>(TwistOfSums(sums)) * kTetradsCount +
                  TetradNumbers()[TetradPlacesOfSums(sums)],
              CornersOf(cube));
    for (Move move = 0; move < kMoveCount; ++move) {
      const PlacedCube after = turns.After(placed, move);
      EXPECT_EQ(summands.After(sums, placed, move), summands.Of(after));
      EXPECT_EQ(QuarterTurnsOf(move) == 2
                    ? inverse
                    : summands.InverseAfter(inverse, placed, static_cast<std::size_t>(move / 3)),
                summands.OfInverse(after));
    }
  }
}

TEST(LargeBounds, ReadTheEntryOfThePosition) {
  const LargeGraph graph;
  const LargeBounds& bounds = SampleTables().bounds;
  RandomNumbers numbers(53);
  for (int i = 0; i < 2'000; ++i) {
    const CubieCube cube = RandomCube(numbers);
    const LargePosition position = graph.PositionOf(cube);
    const std::uint32_t entry = bounds.EntryOf(SampleTables().summands.Of(PlacedCubeOf(cube)));
    EXPECT_EQ(entry, static_cast<std::uint32_t>(position.class_index) * (kSlicesCount * 2) +
                         graph.EntryInRow(position.edges, 1));
  }
}

// The greater bound of a position and of its inverse.
int LargeBoundOf(const CubieCube& position) {
  const LargeWalkTables& tables = SampleTables();
  const PlacedCube cube = PlacedCubeOf(position);
  unsigned code = 0;
  for (const LargeSums sums : {tables.summands.Of(cube), tables.summands.OfInverse(cube)}) {
    code = std::max(code, tables.bounds.CodeAt(tables.bounds.EntryOf(sums)));
  }
  return code == 0 ? 0 : tables.bounds.nearest() + static_cast<int>(code);
}

TEST(LargeBounds, NeverExceedTheMovesOfOneHundredThousandRandomWalks) {
  RandomNumbers numbers(54);
  for (int i = 0; i < 100'000; ++i) {
    const int moves = i % 10;
    ASSERT_LE(LargeBoundOf(Apply({}, RandomMoves(moves, numbers))), moves);
  }
}

TEST(OptimalLong, NoLargeBoundExceedsSixMovesWhereSixAreEnough) {
  std::uint64_t too_high = 0;
  std::uint64_t exact = 0;
  VisitAllWays(6, [&](const CubieCube& cube, int made) {
    const int bound = LargeBoundOf(cube);
    too_high += bound > made ? 1 : 0;
    exact += bound == made ? 1 : 0;
  });
  EXPECT_EQ(too_high, 0U);
  EXPECT_GT(exact, 1'000U);
}

// With one flip counted, two entries differ by it.
TEST(LargeBounds, FilterTellsWhetherAnyFlipsHaveALowCode) {
  const LargeBounds& bounds = SampleTables().bounds;
  RandomNumbers numbers(57);
  int low = 0;
  for (int i = 0; i < 100'000; ++i) {
    const PlacedCube cube = PlacedCubeOf(Apply({}, RandomMoves(i % 12, numbers)));
    const std::uint32_t entry = bounds.EntryOf(SampleTables().summands.Of(cube));
    const bool is_low = bounds.CodeAt(entry) <= 1 || bounds.CodeAt(entry ^ 1) <= 1;
    ASSERT_EQ(bounds.MayBeLow(entry), is_low);
    low += is_low ? 1 : 0;
  }
  EXPECT_GT(low, 10'000);
  EXPECT_LT(low, 90'000);
}

// Searched with the sample table from the first move on.
struct Walked {
  std::optional<std::vector<Move>> solution;
  std::uint64_t nodes;
};

Walked Walk(const CubieCube& cube, int length, std::uint64_t budget = 1'000) {
  RefutationWalk finish(Tables());
  LargeWalk walk(SampleTables(), finish);
  walk.Begin(Tables().RootOf(cube), length);
  while (!walk.Step(budget)) continue;
  return {walk.solution(), walk.nodes()};
}

bool HasSolution(const CubieCube& cube, int length) {
  RefutationWalk walk(Tables());
  walk.Begin(Tables().RootOf(cube), length);
  while (!walk.Step(1'000)) continue;
  return !walk.solutions().empty();
}

// Length after length, up to the first that has a solution: a longer one may be found with moves
// that cancel out, since a way that grows at both ends is not looked at where the ends meet. The
// sample is used with nine moves left or more.
void ExpectSameAsWithout(const CubieCube& cube) {
  for (int length = 0; length <= 12; ++length) {
    const bool has_solution = HasSolution(cube, length);
    if (length >= 9) {
      const auto found = Walk(cube, length).solution;
      ASSERT_EQ(found.has_value(), has_solution) << length;
      if (found) {
        EXPECT_EQ(found->size(), static_cast<std::size_t>(length));
        EXPECT_TRUE(IsSolved(Apply(cube, *found)));
      }
    }
    if (has_solution) break;
  }
}

TEST(LargeWalk, FindsSolutionsOfTheLengthsThatTheSearchWithoutItFinds) {
  RandomNumbers numbers(55);
  for (int i = 0; i < 60; ++i) ExpectSameAsWithout(Apply({}, RandomMoves(9 + i % 4, numbers)));
}

// A chequerboard, and with turns that leave it less symmetric.
TEST(LargeWalk, FindsSolutionsOfSymmetricPositions) {
  std::vector<Move> moves;
  for (int face = 0; face < kFaceCount; ++face) {
    moves.push_back(MakeMove(static_cast<Face>(face), 2));
  }
  for (const Face face : {Face::kU, Face::kR, Face::kF, Face::kU, Face::kL}) {
    moves.push_back(MakeMove(face, 1));
    ExpectSameAsWithout(Apply({}, moves));
  }
}

TEST(LargeWalk, FindsNothingThatIsTooShort) {
  for (const KnownPosition& known : AllKnownPositions()) {
    if (known.length != 15) continue;
    EXPECT_FALSE(Walk(Apply({}, known.moves), 10).solution);
    EXPECT_FALSE(Walk(Inverse(Apply({}, known.moves)), 11).solution);
  }
}

TEST(LargeWalk, VisitsTheSamePositionsWhateverTheSteps) {
  const CubieCube cube = Apply({}, AllKnownPositions().front().moves);
  const std::uint64_t nodes = Walk(cube, 12, 1).nodes;
  EXPECT_EQ(Walk(cube, 12, 777).nodes, nodes);
  EXPECT_EQ(Walk(cube, 12, 1'000'000).nodes, nodes);
  EXPECT_GT(nodes, 10'000U);
}

Refutation RefutationOf(const CubieCube& cube, int length, const LargeWalkTables* large,
                        int threads) {
  return {Tables(),
          Tables().RootOf(cube),
          DistinctMoves(cube, kSymmetryCount),
          length,
          threads,
          nullptr,
          1,
          large};
}

// The thread sanitizer watches this, selected by the suite's name.
TEST(LargeWalkOnThreads, RefutesTheSamePartsAndFindsTheSameLength) {
  RandomNumbers numbers(56);
  for (int i = 0; i < 4; ++i) {
    const CubieCube cube = Apply({}, RandomMoves(13, numbers));
    for (const int length : {12, 13}) {
      Refutation alone = RefutationOf(cube, length, &SampleTables(), 1);
      while (!alone.Step(1'000)) continue;
      Refutation together = RefutationOf(cube, length, &SampleTables(), 3);
      while (!together.Step(1'000)) continue;
      Refutation without = RefutationOf(cube, length, nullptr, 1);
      while (!without.Step(1'000)) continue;
      EXPECT_EQ(alone.solution().has_value(), without.solution().has_value());
      EXPECT_EQ(together.solution().has_value(), without.solution().has_value());
      EXPECT_EQ(alone.checkpoint().part_count, without.checkpoint().part_count);
      if (together.solution()) {
        EXPECT_EQ(together.solution()->size(), static_cast<std::size_t>(length));
        EXPECT_TRUE(IsSolved(Apply(cube, *together.solution())));
        break;
      }
      EXPECT_EQ(together.nodes(), alone.nodes());
      EXPECT_NE(together.nodes(), without.nodes());
    }
  }
}

// The table finds one solution of a part; the walk without it finds the others.
TEST(LargeWalk, LeavesNoSolutionOutWhereAllAreWanted) {
  RandomNumbers numbers(60);
  int several = 0;
  for (int i = 0; i < 12; ++i) {
    const int length = 12;
    const CubieCube cube = Apply({}, RandomMoves(length, numbers));
    const auto all_with = [&](const LargeWalkTables* large) {
      Refutation search(Tables(), Tables().RootOf(cube), kAllMoves, length, 2, nullptr, 1'000'000,
                        large);
      while (!search.Step(1'000)) continue;
      std::vector<std::vector<Move>> found = search.solutions();
      std::sort(found.begin(), found.end());
      return found;
    };
    const auto found = all_with(&SampleTables());
    EXPECT_EQ(found, all_with(nullptr));
    several += found.size() > 1 ? 1 : 0;
  }
  EXPECT_GT(several, 0);
}

// Parts done without the table count as done with it.
TEST(LargeWalk, GoesOnFromACheckpointOfTheSearchWithoutIt) {
  RandomNumbers numbers(59);
  const CubieCube cube = Apply({}, RandomMoves(13, numbers));
  const WalkNode root = Tables().RootOf(cube);
  Refutation without(Tables(), root, kAllMoves, 12);
  while (!without.Step(1) && without.share() < 0.5) continue;
  const RefutationCheckpoint checkpoint = without.checkpoint();
  ASSERT_GT(checkpoint.done.size(), 0U);
  ASSERT_LT(checkpoint.done.size(), checkpoint.part_count);
  Refutation with(Tables(), root, kAllMoves, 12, 1, &checkpoint, 1, &SampleTables());
  while (!with.Step(1'000)) continue;
  EXPECT_FALSE(with.solution());
  EXPECT_EQ(with.share(), 1);
  EXPECT_EQ(with.checkpoint().done.size(), checkpoint.part_count);
}

class OptimalWithSample : public Method {
 public:
  std::unique_ptr<MethodRun> Start(const MethodTask& task) const override {
    return std::make_unique<OptimalRun>(Tables(), task, &SampleTables());
  }
};

// The length that is proven to be the least, or -1 if none is.
int ProvenLength(Method& method, const CubieCube& cube) {
  MethodSolve solve(method, {.cube = cube});
  MethodState state = MethodState::kRunning;
  while (state == MethodState::kRunning || state == MethodState::kImproved) {
    state = solve.Step(10'000);
  }
  if (state != MethodState::kDone || !solve.best()) return -1;
  return solve.best()->cost == solve.progress().lower_bound ? solve.best()->cost : -1;
}

TEST(OptimalWithLargeTable, ProvesTheLengthsThatItProvesWithoutIt) {
  OptimalWithSample with;
  RandomNumbers numbers(58);
  for (int i = 0; i < 8; ++i) {
    const CubieCube cube = Apply({}, RandomMoves(12 + i % 2, numbers));
    EXPECT_EQ(ProvenLength(with, cube), ProvenLength(Optimal(), cube));
  }
  EXPECT_EQ(ProvenLength(with, {}), 0);
}

TEST(OptimalWithLargeTableLong, IsMadeWithTheCountsDescribedAndProvesPositionsOfFifteenToEighteen) {
  const TableDescription& table = OptimalLargeTableSet().tables.front();
  std::vector<std::byte> payload(table.payload_bytes());
  const auto generation = table.Generate(payload, GenerationExtent::kTable, OnThreads(2));
  while (!generation->Step(1'000)) continue;
  EXPECT_TRUE(std::ranges::equal(generation->distance_counts(), table.distance_counts));

  const std::array<std::span<const std::byte>, 3> tables = {
      FullTable(TwoPhaseTable::kPhase1).payload, FullTable(TwoPhaseTable::kPhase2).payload,
      payload};
  const std::unique_ptr<Method> method = kOptimalMethod.make(tables);
  std::map<int, int> proven;
  for (const KnownPosition& known : AllKnownPositions()) {
    const int most = known.length < 17 ? 12 : known.length == 17 ? 4 : known.length == 18 ? 1 : 0;
    if (proven[known.length] == most) continue;
    ++proven[known.length];
    EXPECT_EQ(ProvenLength(*method, Apply({}, known.moves)), known.length);
  }
}

}  // namespace
}  // namespace cubewright
