#include "solver/methods/optimal/optimal.h"

#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "solver/cube/facelets.h"
#include "solver/cube/random_cube.h"
#include "solver/methods/method_solve.h"
#include "solver/methods/optimal/refutation.h"
#include "solver/methods/optimal/walks/far_distances.h"
#include "solver/methods/optimal/walks/refutation_walk.h"
#include "solver/methods/twophase/tables/table_set.h"
#include "solver/methods/twophase/walks/direction.h"
#include "solver/text/notation.h"
#include "tests/cpp/known_positions.h"
#include "tests/cpp/optimal/all_ways.h"
#include "tests/cpp/optimal/optimal_method.h"
#include "tests/cpp/shared_vectors.h"
#include "tests/cpp/twophase/full_tables.h"

namespace cubewright {
namespace {

CubieCube CubeAfter(const std::string& moves) { return Apply({}, ReadMoves(moves)->moves); }

// The length that is proven to be the least, or -1 if none is.
int ProvenLength(const CubieCube& cube) {
  MethodSolve solve(Optimal(), {.cube = cube});
  MethodState state = MethodState::kRunning;
  while (state == MethodState::kRunning || state == MethodState::kImproved) {
    state = solve.Step(10'000);
  }
  if (state != MethodState::kDone || !solve.best()) return -1;
  return solve.best()->cost == solve.progress().lower_bound ? solve.best()->cost : -1;
}

TEST(Optimal, BeginsWithASolutionThatIsKnown) {
  // Twenty turns, though fifteen are enough.
  const std::string moves = SharedVectors("optimal-random.tsv")[0][0];
  const CubieCube cube = CubeAfter(moves);
  const std::vector<Move> known = InverseMoves(ReadMoves(moves)->moves);
  MethodSolve solve(Optimal(), {.cube = cube, .known = known});
  EXPECT_EQ(solve.Step(2'000), MethodState::kImproved);
  EXPECT_LE(solve.best()->cost, 20);
  while (solve.Step(10'000) != MethodState::kDone) continue;
  EXPECT_EQ(solve.best()->cost, 15);

  const std::vector<Move> part(known.begin(), known.begin() + 4);
  MethodSolve other(Optimal(), {.cube = cube, .known = part});
  while (other.Step(10'000) != MethodState::kDone) continue;
  EXPECT_EQ(other.best()->cost, solve.best()->cost) << "what does not solve the cube is left out";
}

TEST(Optimal, KeepsASolutionThatIsKnownToBeShortest) {
  const CubieCube cube = CubeAfter("U2 R F D2 L");
  const std::vector<Move> known = ReadMoves("L' D2 F' R' U2")->moves;
  MethodSolve solve(Optimal(), {.cube = cube, .known = known});
  while (solve.Step(10'000) != MethodState::kDone) continue;
  EXPECT_EQ(solve.best()->moves, known);
}

CubieCube RandomWalk(int moves, RandomNumbers& numbers) {
  CubieCube cube;
  Move last = kNoMove;
  for (int i = 0; i < moves;) {
    const auto move = static_cast<Move>(numbers.Below(kMoveCount));
    if (last != kNoMove && (MovesAfter(last) >> move & 1) == 0) continue;
    cube = Apply(cube, move);
    last = move;
    ++i;
  }
  return cube;
}

std::vector<CubieCube> KnownPositions(int length, std::size_t count) {
  std::vector<CubieCube> cubes;
  for (const KnownPosition& known : AllKnownPositions()) {
    if (known.length == length && cubes.size() < count) {
      cubes.push_back(Apply(CubieCube{}, known.moves));
    }
  }
  return cubes;
}

TEST(FarDistances, AreThoseThatWalkingDownFindsAndNeverMore) {
  const FarDistances& distances = *Tables().far;
  RandomNumbers numbers(23);
  std::map<int, int> counts;
  for (int i = 0; i < 20'000; ++i) {
    const CubieCube cube = i % 2 == 0 ? RandomCube(numbers) : RandomWalk(i / 2 % 11, numbers);
    const Phase1Position position = Phase1PositionOf(FullSearchTables(), cube);
    const int at_least = distances.AtLeast(position.entry());
    EXPECT_LE(at_least, position.distance);
    const int found = distances.Find(position, at_least);
    EXPECT_LE(found, position.distance);
    // Some positions at 11 look as if they were at 8: the filter knows too many near ones.
    if (found != position.distance) {
      EXPECT_EQ(position.distance, 11);
      EXPECT_EQ(found, 8);
    }
    ++counts[position.distance];
  }
  for (int distance = 0; distance <= 11; ++distance) EXPECT_GT(counts[distance], 10) << distance;
}

// No bound exceeds the number of moves by which a position was reached.
void ExpectNoBoundAboveTheMovesMade(int most) {
  std::uint64_t too_high = 0;
  std::uint64_t exact = 0;
  VisitAllWays(most, [&](const CubieCube& cube, int made) {
    const int bound = RefutationTables::LeastLength(Tables().RootOf(cube));
    too_high += bound > made ? 1 : 0;
    exact += bound == made ? 1 : 0;
  });
  EXPECT_EQ(too_high, 0U);
  EXPECT_GT(exact, 1'000U);
}

void ExpectNoBoundAboveTheMovesOfWalks(int walks) {
  RandomNumbers numbers(24);
  for (int i = 0; i < walks; ++i) {
    const int moves = i % 18;
    ASSERT_LE(RefutationTables::LeastLength(Tables().RootOf(RandomWalk(moves, numbers))), moves);
  }
}

TEST(RefutationTables, AskForNoMoreMovesThanRandomWalksMade) {
  ExpectNoBoundAboveTheMovesOfWalks(30'000);
}
TEST(RefutationTablesLong, AskForNoMoreMovesThanAMillionRandomWalksMade) {
  ExpectNoBoundAboveTheMovesOfWalks(1'000'000);
}

TEST(RefutationTables, AskForNoMoreThanFourMovesWhereFourAreEnough) {
  ExpectNoBoundAboveTheMovesMade(4);
}

TEST(OptimalLong, RefutationTablesAskForNoMoreThanSixMovesWhereSixAreEnough) {
  ExpectNoBoundAboveTheMovesMade(6);
}

// By plain search from the solved cube: all positions within three moves, and one in `step` of
// those at four. There are 1, 18, 243, 3,240 and 43,239 positions (H. Kociemba).
void ExpectNearPositionsSolved(std::size_t step) {
  std::map<std::string, int> distances = {{WriteFacelets(CubieCube{}), 0}};
  std::vector<CubieCube> last = {CubieCube{}};
  const std::array<std::size_t, 5> counts = {1, 18, 243, 3'240, 43'239};
  for (int distance = 1; distance <= 4; ++distance) {
    std::vector<CubieCube> next;
    for (const CubieCube& cube : last) {
      for (Move move = 0; move < kMoveCount; ++move) {
        const CubieCube after = Apply(cube, move);
        if (distances.try_emplace(WriteFacelets(after), distance).second) next.push_back(after);
      }
    }
    ASSERT_EQ(next.size(), counts[static_cast<std::size_t>(distance)]);
    for (std::size_t i = 0; i < next.size(); i += distance < 4 ? 1 : step) {
      ASSERT_EQ(ProvenLength(next[i]), distance) << WriteFacelets(next[i]);
    }
    last = std::move(next);
  }
}

TEST(Optimal, SolvesAllPositionsToThreeMovesAndAThousandOfFour) { ExpectNearPositionsSolved(40); }
TEST(OptimalLong, SolvesAllPositionsToFourMoves) { ExpectNearPositionsSolved(1); }

TEST(Optimal, SolvesTheSolvedCubeWithoutMoves) { EXPECT_EQ(ProvenLength({}), 0); }

void ExpectProven(int length, std::size_t count) {
  const std::vector<CubieCube> cubes = KnownPositions(length, count);
  ASSERT_EQ(cubes.size(), count);
  for (const CubieCube& cube : cubes) {
    EXPECT_EQ(ProvenLength(cube), length) << WriteFacelets(cube);
  }
}

TEST(Optimal, ProvesPositionsOfFifteenAndSixteenMoves) {
  ExpectProven(15, 3);
  ExpectProven(16, 1);
}

TEST(OptimalLong, ProvesPositionsOfFifteenToEighteenMoves) {
  ExpectProven(15, 20);
  ExpectProven(16, 12);
  ExpectProven(17, 4);
  ExpectProven(18, 1);
}

// Chequerboards, spots and the like, which symmetries leave as they are.
TEST(Optimal, ProvesSymmetricPositions) {
  EXPECT_EQ(ProvenLength(CubeAfter("U2 D2 R2 L2 F2 B2")), 6);
  EXPECT_EQ(ProvenLength(CubeAfter("R L' F B' U D' R L'")), 8) << "six spots";
  EXPECT_EQ(ProvenLength(CubeAfter("U2 F2 U2 F2 U2 F2")), 6);
}

// Each length below the shortest is searched completely: nothing is found, and everything is done.
TEST(Refutation, FindsNothingThatIsShorterAndThenASolution) {
  for (const CubieCube& cube : KnownPositions(15, 3)) {
    const WalkNode root = Tables().RootOf(cube);
    for (int length = RefutationTables::LeastLength(root); length <= 15; ++length) {
      Refutation refutation(Tables(), root, kAllMoves, length);
      double share = 0;
      while (!refutation.Step(1'000)) {
        EXPECT_GE(refutation.share(), share);
        share = refutation.share();
      }
      if (length < 15) {
        EXPECT_FALSE(refutation.solution());
        EXPECT_EQ(refutation.share(), 1);
      } else {
        ASSERT_TRUE(refutation.solution());
        EXPECT_TRUE(IsSolved(Apply(cube, *refutation.solution())));
        EXPECT_EQ(refutation.solution()->size(), 15U);
      }
    }
  }
}

// What is searched does not depend on how it is divided into steps, and a position and its inverse
// are the same question.
TEST(Refutation, VisitsTheSamePositionsWhateverTheSteps) {
  const CubieCube cube = KnownPositions(17, 1).front();
  const auto nodes_by_steps_of = [&cube](std::uint64_t budget) {
    Refutation refutation(Tables(), Tables().RootOf(cube), kAllMoves, 14);
    while (!refutation.Step(budget)) continue;
    EXPECT_FALSE(refutation.solution());
    return refutation.nodes();
  };
  const std::uint64_t nodes = nodes_by_steps_of(1);
  EXPECT_EQ(nodes_by_steps_of(777), nodes);
  EXPECT_EQ(nodes_by_steps_of(1'000'000'000), nodes);
  EXPECT_GT(nodes, 10'000U);
}

// The thread sanitizer watches these, selected by the suite's name.
TEST(OptimalOnThreads, FindTheSameAndVisitAllPositions) {
  const CubieCube cube = KnownPositions(15, 1).front();
  for (const int length : {14, 15}) {
    Refutation alone(Tables(), Tables().RootOf(cube), kAllMoves, length);
    while (!alone.Step(1'000)) continue;
    Refutation together(Tables(), Tables().RootOf(cube), kAllMoves, length, 3);
    while (!together.Step(1'000)) continue;
    EXPECT_EQ(together.solution().has_value(), length == 15);
    if (together.solution()) {
      EXPECT_TRUE(IsSolved(Apply(cube, *together.solution())));
    } else {
      EXPECT_EQ(together.nodes(), alone.nodes());
    }
  }
}

TEST(OptimalOnThreads, EndWhenTheSearchIsGivenUp) {
  Refutation refutation(Tables(), Tables().RootOf(KnownPositions(18, 1).front()), kAllMoves, 17, 3);
  EXPECT_FALSE(refutation.Step(1'000));
  EXPECT_FALSE(refutation.Step(1'000));
}

TEST(OptimalOnThreads, RestUntilTheNextStep) {
  const CubieCube cube = KnownPositions(17, 1).front();
  Refutation alone(Tables(), Tables().RootOf(cube), kAllMoves, 15);
  while (!alone.Step(1'000'000)) continue;
  Refutation together(Tables(), Tables().RootOf(cube), kAllMoves, 15, 3);
  for (int rests = 0; rests < 3; ++rests) {
    ASSERT_FALSE(together.Step(1'000));
    together.Rest();
    // What the two others have begun, each a slice of some ten thousand.
    const std::uint64_t most = together.nodes() + 100'000;
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    EXPECT_LT(together.nodes(), most);
  }
  while (!together.Step(1'000'000)) continue;
  EXPECT_EQ(together.nodes(), alone.nodes());
}

TEST(OptimalOnThreads, EndWhileTheyRest) {
  Refutation refutation(Tables(), Tables().RootOf(KnownPositions(18, 1).front()), kAllMoves, 17, 3);
  EXPECT_FALSE(refutation.Step(1'000));
  refutation.Rest();
}

TEST(Optimal, LeadsToAnotherPosition) {
  RandomNumbers numbers(25);
  const CubieCube start = RandomCube(numbers);
  const CubieCube goal = Apply(start, ReadMoves("R U2 F' L D B2")->moves);
  EXPECT_EQ(ProvenLength(Relative(start, goal)), 6);
}

TEST(Optimal, CanBeCancelled) {
  MethodSolve solve(Optimal(), {.cube = KnownPositions(18, 1).front()});
  while (solve.progress().figures.empty()) solve.Step(10'000);
  solve.Cancel();
  EXPECT_EQ(solve.Step(10'000), MethodState::kCancelled);
}

}  // namespace
}  // namespace cubewright
