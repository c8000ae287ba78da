#include "solver/methods/twophase/search/search.h"

#include <gtest/gtest.h>

#include <fstream>
#include <limits>
#include <set>
#include <sstream>
#include <string>
#include <thread>

#include "solver/cube/facelets.h"
#include "solver/cube/random_cube.h"
#include "solver/methods/twophase/search/search.h"
#include "solver/methods/twophase/walks/direction.h"
#include "solver/painting/diagnosis.h"
#include "tests/cpp/twophase/full_tables.h"

namespace cubewright {
namespace {

bool IsFinal(SearchState state) {
  return state != SearchState::kRunning && state != SearchState::kImproved;
}

// Runs to the end, expects the solution to solve the cube, and returns its length.
int SolveToTheEnd(Search& search, const CubieCube& cube) {
  int length = 100;
  for (;;) {
    const SearchState state = search.Step(1000);
    if (search.has_solution()) {
      const std::vector<Move> moves = search.best();
      EXPECT_TRUE(IsSolved(Apply(cube, moves)));
      EXPECT_GE(static_cast<int>(moves.size()), search.lower_bound());
      EXPECT_LE(static_cast<int>(moves.size()), length);
      length = static_cast<int>(moves.size());
    }
    if (IsFinal(state)) return length;
  }
}

int SolveWithin(const CubieCube& cube, int max_length) {
  Search search(FullSearchTables(), cube, {.max_length = max_length});
  return SolveToTheEnd(search, cube);
}

TEST(Search, TwoThousandRandomCubesTakeAtMostTwentyOneMoves) {
  RandomNumbers numbers(30);
  for (int i = 0; i < 2'000; ++i) {
    const CubieCube cube = RandomCube(numbers);
    ASSERT_LE(SolveWithin(cube, 21), 21) << WriteFacelets(cube);
  }
}

TEST(SearchLong, AHundredThousandRandomCubesTakeAtMostTwentyOneMoves) {
  RandomNumbers numbers(39);
  for (int i = 0; i < 100'000; ++i) {
    const CubieCube cube = RandomCube(numbers);
    ASSERT_LE(SolveWithin(cube, 21), 21) << WriteFacelets(cube);
  }
}

// One random cube in a million needs 20; of a hundred none does.
TEST(SearchLong, AThousandRandomCubesTakeAtMostTwentyMovesAndMostNineteen) {
  RandomNumbers numbers(42);
  int within_nineteen = 0;
  for (int i = 0; i < 1000; ++i) {
    const CubieCube cube = RandomCube(numbers);
    ASSERT_LE(SolveWithin(cube, 20), 20) << WriteFacelets(cube);
    if (i < 100) within_nineteen += SolveWithin(cube, 19) <= 19 ? 1 : 0;
  }
  EXPECT_EQ(within_nineteen, 100);
}

TEST(Search, LeadsFromAThousandRandomCubesToAsManyOthers) {
  RandomNumbers numbers(43);
  for (int i = 0; i < 1'000; ++i) {
    const CubieCube start = RandomCube(numbers);
    const CubieCube goal = RandomCube(numbers);
    Search search(FullSearchTables(), Relative(start, goal), {.max_length = 21});
    while (!IsFinal(search.Step(1000))) {
    }
    const std::vector<Move> moves = search.best();
    ASSERT_LE(moves.size(), 21U);
    ASSERT_EQ(Apply(start, moves), goal) << WriteFacelets(start) << ' ' << WriteFacelets(goal);
  }
}

TEST(Search, SolvedCubeNeedsNoMoves) {
  Search search(FullSearchTables(), CubieCube{}, {});
  EXPECT_EQ(search.Step(1000), SearchState::kExhausted);
  EXPECT_TRUE(search.best().empty());
  EXPECT_EQ(search.lower_bound(), 0);
}

// No solution is as long as such a limit: the first one meets it, and there is none before.
TEST(Search, AnyLengthIsMetByAWholeSolution) {
  RandomNumbers numbers(31);
  for (const int max_length : {22, 30, 31, 32, 100, std::numeric_limits<int>::max()}) {
    const int length = SolveWithin(RandomCube(numbers), max_length);
    EXPECT_GT(length, 0);
    EXPECT_LE(length, 22) << max_length;
  }
}

// Each of the 46,741 positions within four moves of solved, compared with the depth at which a
// breadth-first search first reaches it.
TEST(Search, AllPositionsWithinFourMovesGetTheirShortestSolution) {
  std::set<std::string> seen = {WriteFacelets(CubieCube{})};
  std::vector<CubieCube> frontier = {CubieCube{}};
  std::size_t checked = 0;
  for (int depth = 0; depth <= 4; ++depth) {
    std::vector<CubieCube> next;
    for (const CubieCube& cube : frontier) {
      for (const int max_length : {0, 21}) {
        ASSERT_EQ(SolveWithin(cube, max_length), depth) << WriteFacelets(cube);
      }
      ++checked;
      for (Move move = 0; move < kMoveCount && depth < 4; ++move) {
        const CubieCube turned = Apply(cube, move);
        if (seen.insert(WriteFacelets(turned)).second) next.push_back(turned);
      }
    }
    frontier = std::move(next);
  }
  EXPECT_EQ(checked, 46'741U);
}

TEST(Search, TenThousandCubesOfFiveToEightTurnsTakeAtMostThatMany) {
  RandomNumbers numbers(31);
  for (int i = 0; i < 10'000; ++i) {
    const int turns = 5 + i % 4;
    CubieCube cube;
    for (int turn = 0; turn < turns; ++turn) {
      cube = Apply(cube, static_cast<Move>(numbers.Below(kMoveCount)));
    }
    Search search(FullSearchTables(), cube, {});
    const int length = SolveToTheEnd(search, cube);
    ASSERT_LE(length, turns);
    ASSERT_EQ(search.lower_bound(), length);
  }
}

TEST(Search, PositionsOfKnownLengthAreSolvedInAtMostTwoMore) {
  std::ifstream file(CUBEWRIGHT_TEST_DATA "/optimal.tsv");
  std::string line;
  int checked = 0;
  while (std::getline(file, line)) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream fields(line);
    std::string facelets;
    int optimal_length = 0;
    fields >> facelets >> optimal_length;
    const auto reading = ReadCube(facelets);
    ASSERT_TRUE(reading.ok());
    Search search(FullSearchTables(), reading->cube, {.max_length = optimal_length + 2});
    EXPECT_LE(SolveToTheEnd(search, reading->cube), optimal_length + 2) << facelets;
    EXPECT_LE(search.lower_bound(), optimal_length) << facelets;
    ++checked;
  }
  EXPECT_EQ(checked, 7);
}

TEST(Search, EqualBudgetsVisitEqualPositionsAndBudgetsOfOneSolveToo) {
  RandomNumbers numbers(32);
  for (int i = 0; i < 20; ++i) {
    const CubieCube cube = RandomCube(numbers);
    Search whole(FullSearchTables(), cube, {.max_length = 20});
    while (!IsFinal(whole.Step(1'000'000))) {
    }
    Search again(FullSearchTables(), cube, {.max_length = 20});
    while (!IsFinal(again.Step(1'000'000))) {
    }
    EXPECT_EQ(whole.nodes(), again.nodes());
    EXPECT_EQ(whole.best(), again.best());
    Search sliced(FullSearchTables(), cube, {.max_length = 20});
    while (!IsFinal(sliced.Step(1))) {
    }
    EXPECT_LE(sliced.best().size(), 20U);
  }
}

TEST(Search, EachImprovementIsShorterAndTheBoundNeverFalls) {
  RandomNumbers numbers(33);
  const CubieCube cube = RandomCube(numbers);
  Search search(FullSearchTables(), cube, {});
  int bound = search.lower_bound();
  std::size_t length = 100;
  for (int step = 0; step < 2000; ++step) {
    const SearchState state = search.Step(500);
    EXPECT_GE(search.lower_bound(), bound);
    bound = search.lower_bound();
    if (state != SearchState::kImproved) continue;
    EXPECT_LT(search.best().size(), length);
    length = search.best().size();
  }
  EXPECT_LE(length, 20U);
}

// Where one search stops, another continues, and reports only shorter solutions.
TEST(Search, GoesOnFromWhatIsKnown) {
  RandomNumbers numbers(40);
  for (int i = 0; i < 20; ++i) {
    const CubieCube cube = RandomCube(numbers);
    Search first(FullSearchTables(), cube, {});
    while (!first.has_solution() || first.nodes() < 5000) first.Step(500);
    const SearchProgress known = first.progress();
    ASSERT_EQ(known.best, first.best());
    ASSERT_EQ(known.lower_bound, first.lower_bound());
    ASSERT_EQ(known.nodes, first.nodes());

    Search second(FullSearchTables(), cube, {.max_length = 19}, known);
    EXPECT_EQ(second.best(), first.best());
    EXPECT_GE(second.lower_bound(), first.lower_bound());
    EXPECT_EQ(second.nodes(), first.nodes());
    SearchState state = SearchState::kRunning;
    while (!IsFinal(state)) {
      const std::size_t length_before = second.best().size();
      state = second.Step(1000);
      if (state != SearchState::kImproved) continue;
      EXPECT_LT(second.best().size(), length_before);
    }
    EXPECT_LE(second.best().size(), 19U);
    EXPECT_TRUE(IsSolved(Apply(cube, second.best())));
    EXPECT_GE(second.nodes(), first.nodes());
  }
}

TEST(Search, HasNothingToDoWhenTheKnownSolutionIsProven) {
  const CubieCube cube = Apply(CubieCube{}, std::vector<Move>{0, 3});
  const SearchProgress known = {std::vector<Move>{5, 2}, 2, 17};
  Search search(FullSearchTables(), cube, {}, known);
  EXPECT_EQ(search.Step(1000), SearchState::kExhausted);
  EXPECT_EQ(search.best(), known.best);
  EXPECT_EQ(search.nodes(), 17U);
}

TEST(Search, CancelEndsIt) {
  RandomNumbers numbers(34);
  Search search(FullSearchTables(), RandomCube(numbers), {.max_length = 1});
  search.Step(1000);
  search.Cancel();
  EXPECT_EQ(search.Step(1'000'000'000), SearchState::kCancelled);
}

// A cube that looks the same from every side has one direction left to search, and its inverse is
// itself: the superflip.
TEST(Search, SymmetricCubeIsSearchedAlongOneDirection) {
  const auto directions_of = [](const CubieCube& cube) {
    const SearchTables& tables = FullSearchTables();
    return DirectionsOf(tables, cube, AxisPositions(tables, cube)).size();
  };
  CubieCube superflip;
  superflip.edge_orientation.fill(1);
  EXPECT_EQ(directions_of(superflip), 1U);
  RandomNumbers numbers(35);
  EXPECT_EQ(directions_of(RandomCube(numbers)), 6U);
}

TEST(SearchOnThreads, SolvesAsOnOne) {
  RandomNumbers numbers(36);
  for (int i = 0; i < 300; ++i) {
    const CubieCube cube = RandomCube(numbers);
    for (const int threads : {1, 2, 4}) {
      Search search(FullSearchTables(), cube, {.max_length = 20, .threads = threads});
      ASSERT_LE(SolveToTheEnd(search, cube), 20);
    }
  }
}

TEST(SearchOnThreads, MayBeDestroyedWhileItSearches) {
  RandomNumbers numbers(38);
  for (int i = 0; i < 100; ++i) {
    Search search(FullSearchTables(), RandomCube(numbers), {.max_length = 1, .threads = 3});
    search.Step(100);
  }
}

TEST(SearchOnThreads, MayBeReadAndCancelledFromAnywhere) {
  RandomNumbers numbers(39);
  for (int i = 0; i < 30; ++i) {
    Search search(FullSearchTables(), RandomCube(numbers), {.threads = 3});
    while (!search.has_solution()) search.Step(1000);
    std::thread reader([&search] {
      for (int reading = 0; reading < 100; ++reading) {
        EXPECT_GE(static_cast<int>(search.best().size()), search.lower_bound());
        EXPECT_GT(search.nodes(), 0U);
      }
      search.Cancel();
    });
    SearchState state = SearchState::kRunning;
    while (state == SearchState::kRunning || state == SearchState::kImproved) {
      state = search.Step(1000);
    }
    EXPECT_NE(state, SearchState::kTargetReached);
    reader.join();
  }
}

// The first position that was known to need twenty moves (M. Reid, 1995).
TEST(SearchOnThreads, TheSuperflipGetsItsTwentyMoves) {
  CubieCube superflip;
  superflip.edge_orientation.fill(1);
  Search search(FullSearchTables(), superflip, {.max_length = 20, .threads = 2});
  EXPECT_EQ(SolveToTheEnd(search, superflip), 20);
}

// None of its solutions of twenty moves has a phase 1 of sixteen moves or fewer at either end,
// along any axis: closing moves have to find it.
TEST(SearchOnThreads, APositionWithPhase2InTheMiddleOfItsSolutionsGetsTwentyMoves) {
  const auto reading = ReadCube("RBFLURBFLBUUFRBBDDRUURFLRDDBFLLDRRBFFUUBLFFDDLUULBRLDD");
  Search search(FullSearchTables(), reading->cube, {.max_length = 20, .threads = 2});
  EXPECT_EQ(SolveToTheEnd(search, reading->cube), 20);
}

}  // namespace
}  // namespace cubewright
