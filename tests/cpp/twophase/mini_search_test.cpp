// The search without the large tables, and with them from the middle on.

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "solver/cube/facelets.h"
#include "solver/cube/random_cube.h"
#include "solver/methods/twophase/search/search.h"
#include "solver/painting/diagnosis.h"
#include "tests/cpp/twophase/full_tables.h"

namespace cubewright {
namespace {

const SearchTables& MiniSearchTables() {
  static const SearchTables kTables;
  return kTables;
}

bool IsFinal(SearchState state) {
  return state != SearchState::kRunning && state != SearchState::kImproved;
}

// Runs to the end, expects the solution to solve the cube, and returns its length.
template <class AnySearch>
int SolveToTheEnd(AnySearch& search, const CubieCube& cube) {
  while (!IsFinal(search.Step(1000))) {
  }
  EXPECT_TRUE(IsSolved(Apply(cube, search.best())));
  EXPECT_LE(search.lower_bound(), static_cast<int>(search.best().size()));
  return static_cast<int>(search.best().size());
}

int SolveWithin(const CubieCube& cube, int max_length) {
  Search search(MiniSearchTables(), cube, {.max_length = max_length});
  return SolveToTheEnd(search, cube);
}

TEST(MiniSearch, TablesKnowTheirTier) {
  EXPECT_EQ(MiniSearchTables().tier(), TableTier::kMini);
  EXPECT_EQ(FullSearchTables().tier(), TableTier::kFull);
  EXPECT_EQ(TableTierName(TableTier::kMini), "mini");
  EXPECT_EQ(TableTierName(TableTier::kFull), "full");
}

void ExpectAtMostTwentyMoves(int cubes) {
  RandomNumbers numbers(61);
  for (int i = 0; i < cubes; ++i) {
    const CubieCube cube = RandomCube(numbers);
    ASSERT_LE(SolveWithin(cube, 20), 20) << WriteFacelets(cube);
  }
}

TEST(MiniSearch, RandomCubesTakeAtMostTwentyMoves) { ExpectAtMostTwentyMoves(200); }

TEST(MiniSearchLong, AThousandRandomCubesTakeAtMostTwentyMoves) { ExpectAtMostTwentyMoves(1'000); }

TEST(MiniSearch, CubesOfAFewTurnsGetTheirShortestSolution) {
  RandomNumbers numbers(62);
  for (int i = 0; i < 300; ++i) {
    CubieCube cube;
    for (int turn = 0; turn < i % 8; ++turn) {
      cube = Apply(cube, static_cast<Move>(numbers.Below(kMoveCount)));
    }
    Search full(FullSearchTables(), cube, {});
    ASSERT_EQ(SolveWithin(cube, 0), SolveToTheEnd(full, cube)) << WriteFacelets(cube);
  }
}

TEST(MiniSearch, BoundStaysBelowTheKnownLength) {
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
    Search search(MiniSearchTables(), reading->cube, {});
    for (int step = 0; step < 300 && !IsFinal(search.Step(1000)); ++step) {
    }
    EXPECT_LE(search.lower_bound(), optimal_length) << facelets;
    EXPECT_GE(static_cast<int>(search.best().size()), optimal_length) << facelets;
    ++checked;
  }
  EXPECT_EQ(checked, 7);
}

TEST(MiniSearch, ThreadsSolveAsOneDoes) {
  RandomNumbers numbers(63);
  for (int i = 0; i < 100; ++i) {
    const CubieCube cube = RandomCube(numbers);
    for (const int threads : {1, 3}) {
      Search search(MiniSearchTables(), cube, {.max_length = 21, .threads = threads});
      ASSERT_LE(SolveToTheEnd(search, cube), 21);
    }
  }
}

// There and back again, on the tables of one owner, as a page does when the large ones arrive and
// when they are dropped.
TEST(MiniSearch, KeepsItsProgressWhenTheFullTablesComeAndGo) {
  SearchTables tables;
  RandomNumbers numbers(64);
  for (int i = 0; i < 20; ++i) {
    const CubieCube cube = RandomCube(numbers);
    SearchProgress known;
    for (const TableTier tier : {TableTier::kMini, TableTier::kFull, TableTier::kMini}) {
      if (tier == TableTier::kFull) {
        tables.UseFull(FullTable(TwoPhaseTable::kPhase1).payload,
                       FullTable(TwoPhaseTable::kPhase2).payload);
      } else {
        tables.UseMini();
      }
      ASSERT_EQ(tables.tier(), tier);
      Search search(tables, cube, {.threads = 2}, known);
      ASSERT_EQ(search.progress().best, known.best);
      ASSERT_GE(search.lower_bound(), known.lower_bound);
      ASSERT_EQ(search.nodes(), known.nodes);
      for (int step = 0; step < 20 || !search.has_solution(); ++step) search.Step(1000);
      ASSERT_TRUE(!known.best || search.best().size() <= known.best->size());
      ASSERT_GT(search.nodes(), known.nodes);
      known = search.progress();
    }
    EXPECT_TRUE(IsSolved(Apply(cube, *known.best)));
    EXPECT_LE(known.best->size(), 21U);
  }
}

}  // namespace
}  // namespace cubewright
