// All shortest solutions, or the first of them, as the method "optimal" lists them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <set>
#include <string>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/methods/method_solve.h"
#include "solver/methods/optimal/optimal.h"
#include "solver/methods/other_solutions.h"
#include "solver/text/notation.h"
#include "tests/cpp/optimal/optimal_method.h"
#include "tests/cpp/optimal/plain_shortest.h"

namespace cubewright {
namespace {

constexpr int kAll = std::numeric_limits<int>::max();

CubieCube CubeAfter(const std::string& moves) { return Apply({}, ReadMoves(moves)->moves); }

// The best, and then the others.
std::vector<std::string> TextsOf(const MethodSolve& solve) {
  std::vector<std::string> texts = {MovesText(solve.best()->moves)};
  const auto others = OtherSolutions(solve);
  EXPECT_TRUE(others) << "one of them does not solve the cube";
  for (const auto& moves : others.value_or(std::vector<std::vector<Move>>{})) {
    texts.push_back(MovesText(moves));
  }
  return texts;
}

std::vector<std::string> ListOf(const MethodTask& task) {
  MethodSolve solve(Optimal(), task);
  MethodState state = MethodState::kRunning;
  while (state == MethodState::kRunning || state == MethodState::kImproved) {
    state = solve.Step(10'000);
  }
  EXPECT_EQ(state, MethodState::kDone);
  EXPECT_EQ(solve.best()->cost, solve.progress().lower_bound);
  return TextsOf(solve);
}

std::vector<std::string> FirstOf(std::vector<std::string> list, std::size_t count) {
  list.resize(std::min(list.size(), count));
  return list;
}

void ExpectList(const std::string& moves, const std::set<std::string>& expected) {
  const CubieCube cube = CubeAfter(moves);
  const std::vector<std::string> list = ListOf({.cube = cube, .max_solutions = kAll});
  EXPECT_EQ(std::set<std::string>(list.begin(), list.end()), expected) << moves;
  EXPECT_EQ(list.size(), expected.size()) << "one of them is there twice: " << moves;
  if (list.size() == 1) return;
  for (const int count : {2, 5}) {
    EXPECT_EQ(ListOf({.cube = cube, .max_solutions = count}),
              FirstOf(list, static_cast<std::size_t>(count)))
        << moves;
  }
}

// Of turns of any kind, or of half turns and turns of opposite faces at once, which have many more
// ways back.
std::string RandomMoves(int count, bool is_of_few_kinds, RandomNumbers& numbers) {
  std::vector<Move> moves;
  while (static_cast<int>(moves.size()) < count) {
    const auto face = static_cast<Face>(numbers.Below(6));
    if (!moves.empty() && FaceOf(moves.back()) == face) continue;
    if (!is_of_few_kinds) {
      moves.push_back(MakeMove(face, static_cast<int>(numbers.Below(3)) + 1));
    } else if (numbers.Below(3) > 0 || static_cast<int>(moves.size()) + 2 > count) {
      moves.push_back(MakeMove(face, 2));
    } else {
      moves.push_back(MakeMove(face, 1));
      moves.push_back(MakeMove(OppositeFace(face), 3));
    }
  }
  return MovesText(moves);
}

// Positions whose shortest length is in that range, except that some of those with many
// ways back are nearer.
void ExpectAsPlainSearch(int positions, int least, int most, int near_moves) {
  const PlainShortest plain(near_moves);
  RandomNumbers numbers(31);
  int with_several = 0;
  for (int i = 0; i < positions;) {
    const int length = least + i % (most - least + 1);
    const std::string moves = RandomMoves(length, i % 4 == 3, numbers);
    const std::set<std::string> expected = plain.Of(plain.After(moves));
    ASSERT_FALSE(expected.empty()) << moves;
    const auto shortest = static_cast<int>(ReadMoves(*expected.begin())->moves.size());
    if (i % 4 != 3 && shortest < length) continue;
    ++i;
    ExpectList(moves, expected);
    if (expected.size() > 1) ++with_several;
  }
  EXPECT_GT(with_several, positions / 10);
}

TEST(AllSolutions, OfPositionsOfFiveToEightAreThoseOfPlainSearch) {
  ExpectAsPlainSearch(8, 5, 8, 4);
}
TEST(AllSolutionsLong, OfPositionsOfFiveToTwelveAreThoseOfPlainSearch) {
  ExpectAsPlainSearch(100, 5, 8, 4);
  ExpectAsPlainSearch(100, 9, 12, 6);
}

// Solutions that symmetries make from others, so that the search skips them, are there too.
TEST(AllSolutions, OfSymmetricPositionsAreThoseOfPlainSearch) {
  const PlainShortest plain(4);
  for (const std::string moves : {"", "U2", "R L'", "U2 D2 R2 L2 F2 B2", "R L' F B' U D' R L'",
                                  "U2 F2 U2 F2 U2 F2", "R2 L2 U D' F2 B2 U D'"}) {
    ExpectList(moves, plain.Of(plain.After(moves)));
  }
}

TEST(AllSolutions, StandInTheOrderOfTheirMoves) {
  EXPECT_EQ(ListOf({.cube = CubeAfter("U2 D2 R2 L2"), .max_solutions = kAll}),
            (std::vector<std::string>{"U2 D2 R2 L2", "R2 L2 U2 D2"}));
  // A cube without symmetries: sorted by the numbers of the moves.
  const CubieCube cube = CubeAfter("F R2 U2 R2 U2 R2 U2 L");
  const auto list = ListOf({.cube = cube, .max_solutions = kAll});
  EXPECT_GT(list.size(), 1U);
  EXPECT_TRUE(std::is_sorted(list.begin(), list.end(), [](const auto& one, const auto& other) {
    return ReadMoves(one)->moves < ReadMoves(other)->moves;
  }));
}

// The known solution is no longer shown if others come before it.
TEST(AllSolutions, DoNotDependOnTheOneThatIsKnown) {
  const CubieCube cube = CubeAfter("F R2 U2 R2 U2 R2 U2 L");
  const auto list = ListOf({.cube = cube, .max_solutions = kAll});
  ASSERT_GT(list.size(), 1U);
  for (const std::string& known : list) {
    EXPECT_EQ(ListOf({.cube = cube, .max_solutions = kAll, .known = ReadMoves(known)->moves}),
              list);
  }
}

TEST(AllSolutions, AreSortedByThePreference) {
  // The last two turns of F may as well come first.
  const CubieCube cube = CubeAfter("R2 L2 U D' F2 B2 U D'");
  const auto list = ListOf({.cube = cube, .max_solutions = kAll});
  ASSERT_GT(list.size(), 5U);
  for (const Preference prefer :
       {Preference::kQuarterTurns, Preference::kFaces, Preference::kNoBack}) {
    const auto counted = [prefer](const std::string& text) {
      return CountOf(ReadMoves(text)->moves, prefer);
    };
    auto expected = list;
    std::stable_sort(expected.begin(), expected.end(), [&](const auto& one, const auto& other) {
      return counted(one) < counted(other);
    });
    EXPECT_EQ(ListOf({.cube = cube, .max_solutions = kAll, .prefer = prefer}), expected);
    for (const int count : {1, 3}) {
      EXPECT_EQ(ListOf({.cube = cube, .max_solutions = count, .prefer = prefer}),
                FirstOf(expected, static_cast<std::size_t>(count)));
    }
  }
}

TEST(Preference, CountsQuarterTurnsFacesOrBackTurns) {
  const std::vector<Move> moves = ReadMoves("R U2 B' R2 B2 L")->moves;
  EXPECT_EQ(CountOf(moves, Preference::kQuarterTurns), 9);
  EXPECT_EQ(CountOf(moves, Preference::kFaces), 4);
  EXPECT_EQ(CountOf(moves, Preference::kNoBack), 2);
  for (const Preference few :
       {Preference::kQuarterTurns, Preference::kFaces, Preference::kNoBack}) {
    EXPECT_EQ(CountOf({}, few), 0);
  }
}

// It needs fifteen turns and has three solutions.
CubieCube CubeOfFifteen() { return CubeAfter("F B L D F B2 U' F U F2 L F2 R' F2 L2 U2"); }

TEST(AllSolutions, AreThoseFoundSoFarWhenALimitPasses) {
  const CubieCube cube = CubeOfFifteen();
  const auto list = ListOf({.cube = cube, .max_solutions = kAll});
  MethodSolve solve(Optimal(), {.cube = cube, .max_solutions = kAll});
  std::set<std::size_t> counts;
  double share = 0;
  for (;;) {
    const MethodState state = solve.Step(10'000);
    if (state == MethodState::kDone) break;
    const MethodProgress progress = solve.progress();
    if (!solve.best() || solve.best()->cost > progress.lower_bound) continue;
    const auto some = TextsOf(solve);
    counts.insert(some.size());
    for (const std::string& text : some) {
      EXPECT_EQ(std::count(list.begin(), list.end(), text), 1) << text;
    }
    EXPECT_EQ(progress.figures[1].first, "listed");
    EXPECT_GE(progress.figures[1].second, share);
    share = progress.figures[1].second;
  }
  EXPECT_GT(counts.size(), 1U) << "they come one after another";
  EXPECT_EQ(TextsOf(solve), list);
}

TEST(AllSolutions, AreSearchedWithFewerNodesIfOnlySomeAreWanted) {
  const auto nodes_for = [](int count) {
    MethodSolve solve(Optimal(), {.cube = CubeOfFifteen(), .max_solutions = count});
    while (solve.Step(10'000) != MethodState::kDone) continue;
    return solve.progress().nodes;
  };
  EXPECT_LT(nodes_for(3), nodes_for(kAll));
}

TEST(AllSolutions, AreAllThereAfterTwentyBreaks) {
  const CubieCube cube = CubeOfFifteen();
  const auto list = ListOf({.cube = cube, .max_solutions = kAll});
  RandomNumbers numbers(32);
  std::string checkpoint;
  for (int breaks = 20;; --breaks) {
    MethodTask task{.cube = cube, .max_solutions = kAll};
    task.checkpoint = checkpoint;
    EXPECT_EQ(checkpoint.empty(), !kOptimalMethod.can_go_on_from(cube, checkpoint));
    MethodSolve solve(Optimal(), task);
    MethodState state = MethodState::kRunning;
    auto left = breaks > 0 ? static_cast<int>(numbers.Below(150)) : -1;
    for (; left != 0 && state != MethodState::kDone; --left) state = solve.Step(1'000);
    if (state == MethodState::kDone) {
      EXPECT_EQ(TextsOf(solve), list);
      EXPECT_LE(breaks, 10) << "it was broken off while the solutions were listed";
      break;
    }
    if (solve.run() != nullptr && !solve.run()->checkpoint().empty()) {
      checkpoint = solve.run()->checkpoint();
    }
  }
}

// The thread sanitizer watches this, by the name of the suite, and makes it thirty times as slow.
TEST(OptimalOnThreads, ListTheSameSolutions) {
  // Thirteen turns.
  const CubieCube cube = CubeAfter("B2 F' U' B' U R D U R B F2 L' B2");
  const auto list = ListOf({.cube = cube, .max_solutions = kAll});
  EXPECT_EQ(list.size(), 2U);
  EXPECT_EQ(ListOf({.cube = cube, .max_solutions = kAll, .threads = 3}), list);
  EXPECT_EQ(ListOf({.cube = cube, .max_solutions = 2, .threads = 3}), FirstOf(list, 2));
}

TEST(AllSolutions, AreEndedByAMaximumOfLength) {
  const CubieCube cube = CubeAfter("U2 D2 R2 L2");
  MethodSolve solve(Optimal(), {.cube = cube, .max_length = 4, .max_solutions = kAll});
  while (solve.Step(10'000) != MethodState::kTargetReached) continue;
  EXPECT_EQ(solve.best()->cost, 4);
}

}  // namespace
}  // namespace cubewright
