#include "solver/methods/thistlethwaite/thistlethwaite.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/methods/method_solve.h"
#include "solver/methods/parts/parts_tables.h"
#include "solver/methods/thistlethwaite/stage_questions.h"
#include "tests/cpp/cube/sample_seed.h"

namespace cubewright {
namespace {

// For all tests, since it takes a while to prepare.
Method& Prepared() {
  static const std::unique_ptr<Method> method = [] {
    auto made = kThistlethwaiteMethod.make({});
    while (!made->Prepare(1'000'000)) continue;
    return made;
  }();
  return *method;
}

MethodSolution Solve(const CubieCube& cube, std::uint64_t work = 1'000'000) {
  MethodSolve solve(Prepared(), {.cube = cube});
  while (solve.Step(work) == MethodState::kRunning) continue;
  EXPECT_EQ(solve.Step(work), MethodState::kDone);
  return *solve.best();
}

std::vector<Move> MovesOf(const MethodSolution& solution, std::size_t stage) {
  const Stage& ranges = solution.as_written.stages[stage];
  const std::span<const WrittenMove> written = solution.as_written.written;
  return FaceTurnsOf(written.subspan(static_cast<std::size_t>(ranges.from),
                                     static_cast<std::size_t>(ranges.to - ranges.from)));
}

// The arrangements that half turns make of the solved corners, found by making the turns.
const std::set<std::array<std::uint8_t, kCornerCount>>& HalfTurnCorners() {
  static const auto found = [] {
    std::vector<CubieCube> cubes = {CubieCube{}};
    std::set<std::array<std::uint8_t, kCornerCount>> seen = {cubes[0].corner_piece};
    for (std::size_t next = 0; next < cubes.size(); ++next) {
      for (int face = 0; face < kFaceCount; ++face) {
        const CubieCube after = Apply(cubes[next], MakeMove(static_cast<Face>(face), 2));
        if (seen.insert(after.corner_piece).second) cubes.push_back(after);
      }
    }
    return seen;
  }();
  return found;
}

// Whether the cube is in the subgroup that a stage leads to, by the subgroup's invariants.
bool IsDone(std::size_t stage, const CubieCube& cube) {
  const auto none = [](std::uint8_t orientation) { return orientation == 0; };
  // Edges by the slice of their place or home: 0..7 in turn in those of R L and F B, 8..11 in the
  // third.
  const auto slice_of = [](std::size_t edge) { return edge >= 8 ? 2U : edge % 2; };
  bool done = std::ranges::all_of(cube.edge_orientation, none);
  if (stage >= 1) {
    done &= std::ranges::all_of(cube.corner_orientation, none);
    for (std::size_t place = 8; place < kEdgeCount; ++place) done &= cube.edge_piece[place] >= 8;
  }
  if (stage >= 2) {
    done &= HalfTurnCorners().contains(cube.corner_piece);
    for (std::size_t place = 0; place < kEdgeCount; ++place) {
      done &= slice_of(place) == slice_of(cube.edge_piece[place]);
    }
  }
  return stage < 3 ? done : done && IsSolved(cube);
}

// Over all cosets.
TEST(Thistlethwaite, StagesHaveThePublishedSizesMeansAndMaxima) {
  constexpr std::array<std::uint64_t, 4> kSizes = {2'048, 1'082'565, 29'400, 663'552};
  constexpr std::array<double, 4> kMeans = {4.61, 7.80, 8.80, 10.13};
  constexpr std::array<std::size_t, 4> kMost = {7, 10, 13, 15};
  for (std::size_t stage = 0; stage < kThistlethwaiteStageCount; ++stage) {
    const PartsQuestion question = ThistlethwaiteQuestion(stage);
    ASSERT_TRUE(IsWellFormed(question));
    PartsTables tables(question);
    while (!tables.Step(1'000'000)) continue;
    ASSERT_TRUE(tables.is_exact());
    const auto counts = tables.distances()[0]->counts();
    const std::uint64_t size = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
    EXPECT_EQ(size, kSizes[stage]);
    EXPECT_EQ(tables.distances()[0]->entry_count(), kSizes[stage]) << "no entry is wasted";
    EXPECT_EQ(counts.size() - 1, kMost[stage]);
    double sum = 0;
    for (std::size_t distance = 0; distance < counts.size(); ++distance) {
      sum += static_cast<double>(distance * counts[distance]);
    }
    EXPECT_NEAR(sum / static_cast<double>(size), kMeans[stage], 0.005) << "stage " << stage;
  }
}

TEST(Thistlethwaite, EachStageLeadsToItsSubgroupByTheTurnsOfTheOneBefore) {
  EXPECT_EQ(HalfTurnCorners().size(), 96U);
  constexpr std::array<std::string_view, 4> kQuarterTurned = {"URFDLB", "URDL", "UD", ""};
  RandomNumbers numbers(1981);
  for (int count = 0; count < 1'000; ++count) {
    CubieCube cube = RandomCube(numbers);
    const MethodSolution solution = Solve(cube);
    ASSERT_EQ(solution.as_written.stages.size(), 4U);
    for (std::size_t stage = 0; stage < 4; ++stage) {
      const std::vector<Move> moves = MovesOf(solution, stage);
      EXPECT_EQ(solution.as_written.stages[stage].id, kThistlethwaiteStageIds[stage]);
      EXPECT_EQ(solution.as_written.stages[stage].steps.size(), IsDone(stage, cube) ? 0U : 1U);
      for (const Move move : moves) {
        if (QuarterTurnsOf(move) == 2) continue;
        const char letter = kFaceLetters[static_cast<std::size_t>(FaceOf(move))];
        EXPECT_NE(kQuarterTurned[stage].find(letter), std::string_view::npos);
      }
      cube = Apply(cube, moves);
      EXPECT_TRUE(IsDone(stage, cube)) << "stage " << stage;
    }
  }
}

// Every stage is as short as can be.
void ExpectShortestStages(int cubes, double most_in_the_mean) {
  std::array<std::unique_ptr<PartsTables>, 4> tables;
  for (std::size_t stage = 0; stage < 4; ++stage) {
    tables[stage] = std::make_unique<PartsTables>(ThistlethwaiteQuestion(stage));
    while (!tables[stage]->Step(1'000'000)) continue;
  }
  RandomNumbers numbers(kSampleSeed);
  std::size_t sum = 0;
  std::size_t most = 0;
  for (int count = 0; count < cubes; ++count) {
    CubieCube cube = RandomCube(numbers);
    const MethodSolution solution = Solve(cube);
    std::size_t length = 0;
    for (std::size_t stage = 0; stage < 4; ++stage) {
      const std::vector<Move> moves = MovesOf(solution, stage);
      ASSERT_EQ(static_cast<int>(moves.size()), tables[stage]->LowerBound(cube))
          << "stage " << stage << " is not the shortest";
      cube = Apply(cube, moves);
      length += moves.size();
    }
    ASSERT_TRUE(IsSolved(cube));
    sum += length;
    most = std::max(most, length);
  }
  EXPECT_LE(static_cast<double>(sum) / cubes, most_in_the_mean);
  EXPECT_LE(most, 45U);
}

TEST(Thistlethwaite, AThousandRandomCubesTakeAtMost45TurnsAnd316InTheMean) {
  ExpectShortestStages(1'000, 31.6);
}

TEST(ThistlethwaiteLong, TenThousandRandomCubesTakeAtMost45TurnsAnd3145InTheMean) {
  ExpectShortestStages(10'000, 31.45);
}

TEST(Thistlethwaite, TellsWhichPiecesAStageIsAbout) {
  // F flips four edges; the rest needs only half turns, and quarter turns of other faces.
  const CubieCube cube = Apply(CubieCube{}, MakeMove(Face::kF, 1));
  const MethodSolution solution = Solve(cube);
  EXPECT_EQ(MovesText(solution.moves), "F'");
  const Stage& stage = solution.as_written.stages[0];
  ASSERT_EQ(stage.steps.size(), 1U);
  std::set<std::string> names;
  for (const Piece& piece : stage.steps[0].pieces) names.insert(PieceName(piece));
  EXPECT_EQ(names, (std::set<std::string>{"UF", "DF", "FR", "FL"}));
  EXPECT_EQ(stage.steps[0].reason, (Reason{"oriented-edges", {{"corners", 0}, {"edges", 4}}}));
}

TEST(Thistlethwaite, HasFourStagesOfNothingForASolvedCube) {
  const MethodSolution solution = Solve(CubieCube{});
  EXPECT_TRUE(solution.moves.empty());
  ASSERT_EQ(solution.as_written.stages.size(), 4U);
  for (const Stage& stage : solution.as_written.stages) EXPECT_TRUE(stage.steps.empty());
}

TEST(Thistlethwaite, DoesTheSameInStepsOfAnySizeAndTwoAtOnce) {
  RandomNumbers numbers(4);
  const CubieCube first = RandomCube(numbers);
  const CubieCube second = RandomCube(numbers);
  const auto method = kThistlethwaiteMethod.make({});
  MethodSolve solves[] = {{*method, {.cube = first}}, {*method, {.cube = second}}};
  int running = 2;
  while (running > 0) {
    running = 0;
    for (MethodSolve& solve : solves) running += solve.Step(7) == MethodState::kRunning ? 1 : 0;
  }
  EXPECT_EQ(solves[0].best()->moves, Solve(first).moves);
  EXPECT_EQ(solves[1].best()->moves, Solve(second).moves);
}

TEST(Thistlethwaite, CanBeCancelledWhileItsTablesAreMadeAndGoesOnForAnother) {
  RandomNumbers numbers(5);
  const CubieCube cube = RandomCube(numbers);
  const auto method = kThistlethwaiteMethod.make({});
  {
    MethodSolve solve(*method, {.cube = cube});
    EXPECT_EQ(solve.Step(10'000), MethodState::kRunning);
    EXPECT_TRUE(solve.progress().is_preparing);
    solve.Cancel();
    EXPECT_EQ(solve.Step(10'000), MethodState::kCancelled);
  }
  MethodSolve solve(*method, {.cube = cube});
  while (solve.Step(1'000'000) == MethodState::kRunning) continue;
  EXPECT_EQ(solve.best()->moves, Solve(cube).moves);
}

}  // namespace
}  // namespace cubewright
