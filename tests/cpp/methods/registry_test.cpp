#include "solver/methods/registry/registry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <tuple>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/methods/method_solve.h"
#include "solver/methods/registry/methods_by_stages.h"
#include "solver/methods/stages/held_cube.h"
#include "solver/text/notation.h"
#include "tests/cpp/methods/undo/undo.h"

namespace cubewright {
namespace {

constexpr std::array<const MethodDescription*, 1> kMethods = {&kUndoMethod};

TEST(Registry, FindsWhatCanDoAllThatIsChosen) {
  EXPECT_EQ(FindMethod(kMethods, {.method = "undo"}), &kUndoMethod);
  EXPECT_EQ(FindMethod(kMethods, {.method = "undo", .metric = Metric::kAxialQtm}), &kUndoMethod);
  EXPECT_EQ(FindMethod(kMethods, {.method = "redo"}), nullptr);
  EXPECT_EQ(FindMethod(kMethods, {.puzzle = "2x2x2", .method = "undo"}), nullptr);
  EXPECT_EQ(FindMethod(kMethods, {.method = "undo", .goal = GoalKind::kPosition}), nullptr);

  EXPECT_NE(FindMethod(Methods(), {}), nullptr);
  EXPECT_NE(FindMethod(Methods(), {.goal = GoalKind::kPosition}), nullptr);
  EXPECT_EQ(FindMethod(Methods(), {.goal = GoalKind::kPartial}), nullptr);
  EXPECT_EQ(FindMethod(Methods(), {.method = "korf", .metric = Metric::kQtm}), nullptr);
  EXPECT_NE(FindMethod(Methods(), {.metric = Metric::kQtm}), FindMethod(Methods(), {}));
  EXPECT_NE(FindMethod(Methods(), {.method = "beginner"}),
            FindMethod(Methods(), {.puzzle = "2x2x2", .method = "beginner"}));
  for (const std::string_view puzzle : kPuzzleNames) {
    EXPECT_NE(FindMethod(Methods(), {.puzzle = puzzle, .method = UsualMethodOf(puzzle)}), nullptr);
  }
  EXPECT_EQ(FindMethod(Methods(), {.method = "undo"}), nullptr) << "it is for tests only";
}

TEST(Registry, ListsNamesThatMayBeChosenAndSequencesThatCanBeRead) {
  std::set<std::tuple<std::string_view, std::string_view, Metric>> seen;
  for (const MethodDescription* method : Methods()) {
    EXPECT_NE(std::find(kMethodNames.begin(), kMethodNames.end(), method->name), kMethodNames.end())
        << method->name;
    EXPECT_NE(std::find(kPuzzleNames.begin(), kPuzzleNames.end(), method->puzzle),
              kPuzzleNames.end())
        << method->puzzle;
    for (const Metric metric : method->metrics) {
      EXPECT_TRUE(seen.emplace(method->puzzle, method->name, metric).second) << method->name;
    }
    EXPECT_FALSE(method->metrics.empty()) << method->name;
    std::set<std::string_view> names;
    for (const NamedSequence& sequence : method->sequences) {
      EXPECT_TRUE(names.insert(sequence.name).second) << sequence.name;
      EXPECT_TRUE(ReadMoves(sequence.moves).ok()) << sequence.name;
      EXPECT_TRUE(sequence.mirror_of.empty() || names.contains(sequence.mirror_of))
          << sequence.name;
    }
  }
}

// One name may be in the lists of several methods; people learn it once.
TEST(Registry, SequencesOfOneNameAreTheSame) {
  std::map<std::string_view, std::string> moves;
  for (const MethodDescription* method : Methods()) {
    for (const NamedSequence& sequence : method->sequences) {
      const std::string text = WrittenMovesText(WrittenMovesOf(sequence));
      EXPECT_EQ(moves.emplace(sequence.name, text).first->second, text) << sequence.name;
    }
  }
}

// The bundle of the methods by stages offers all of these, and has no tables.
TEST(Registry, MethodsByStagesAreThoseOfThe3x3x3ThatStandAlone) {
  std::vector<const MethodDescription*> alone;
  for (const MethodDescription* method : Methods()) {
    if (method->puzzle == "3x3x3" && method->stands_alone()) alone.push_back(method);
  }
  EXPECT_TRUE(std::ranges::equal(alone, kMethodsByStages));
}

// A large number of cubes for this method: evolution takes a few tenths of a second per cube.
int ManyCubes(const MethodDescription& description) {
  return description.name == "genetic" ? 1 : 3;
}

// The moves of some cubes, each solved to its end.
std::vector<std::string> SolveSome(Method& method, int count, std::uint64_t seed) {
  RandomNumbers numbers(seed);
  std::vector<std::string> solutions;
  for (int i = 0; i < count; ++i) {
    MethodSolve solve(method, {.cube = RandomCube(numbers)});
    MethodState state = MethodState::kRunning;
    while (state == MethodState::kRunning || state == MethodState::kImproved) {
      state = solve.Step(1000);
    }
    solutions.push_back(solve.best() ? MovesText(solve.best()->moves) : "none");
  }
  return solutions;
}

TEST(Registry, MethodsSolveInSeveralThreadsAsInOne) {
  for (const MethodDescription* description : Methods()) {
    if (description->make == nullptr || !description->table_set.empty()) continue;
    const std::unique_ptr<Method> method = description->make({});
    while (!method->Prepare(10'000)) continue;
    const int count = ManyCubes(*description);
    std::vector<std::string> first;
    std::vector<std::string> second;
    std::thread other([&] { first = SolveSome(*method, count, 1); });
    second = SolveSome(*method, count, 2);
    other.join();
    EXPECT_EQ(first, SolveSome(*method, count, 1)) << description->name;
    EXPECT_EQ(second, SolveSome(*method, count, 2)) << description->name;
    EXPECT_EQ(std::count(first.begin(), first.end(), "none"), 0) << description->name;
  }
}

TEST(Registry, MethodsAreCancelledBeforeTheyBeginAndWhileTheyPrepare) {
  RandomNumbers numbers(3);
  for (const MethodDescription* description : Methods()) {
    if (!description->stands_alone()) continue;
    const std::unique_ptr<Method> method = description->make({});
    for (const std::uint64_t work : {0, 1}) {
      MethodSolve solve(*method, {.cube = RandomCube(numbers)});
      EXPECT_EQ(solve.Step(work), MethodState::kRunning) << description->name;
      solve.Cancel();
      EXPECT_EQ(solve.Step(1'000'000), MethodState::kCancelled) << description->name;
      EXPECT_FALSE(solve.best()) << description->name;
    }
    const std::vector<std::string> solutions = SolveSome(*method, 2, 4);
    EXPECT_EQ(std::count(solutions.begin(), solutions.end(), "none"), 0) << description->name;
  }
}

// What would mix up two cubes in turns mixes them up in several threads, too.
TEST(RegistryLong, MethodsSolveTwoCubesInTurnsAsOneAfterTheOther) {
  for (const MethodDescription* description : Methods()) {
    if (!description->stands_alone()) continue;
    const std::unique_ptr<Method> method = description->make({});
    RandomNumbers numbers(5);
    const CubieCube cubes[] = {RandomCube(numbers), RandomCube(numbers)};
    MethodSolve solves[] = {{*method, {.cube = cubes[0]}}, {*method, {.cube = cubes[1]}}};
    for (int running = 2; running > 0;) {
      running = 0;
      for (MethodSolve& solve : solves) running += solve.Step(97) == MethodState::kDone ? 0 : 1;
    }
    const std::vector<std::string> alone = SolveSome(*method, 2, 5);
    for (std::size_t i = 0; i < 2; ++i) {
      EXPECT_EQ(MovesText(solves[i].best()->moves), alone[i]) << description->name;
    }
  }
}

TEST(ToyMethod, UndoesTheScrambleThatItWasGiven) {
  const std::unique_ptr<Method> method = kUndoMethod.make({});
  HeldCube scrambled{CubieCube{}};
  scrambled.Make(ReadMoves(kUndoneScramble)->written);
  MethodSolve solve(*method, {.cube = scrambled.cube()});
  MethodState state = MethodState::kRunning;
  while (state == MethodState::kRunning) state = solve.Step(1000);
  EXPECT_EQ(state, MethodState::kDone);
  EXPECT_EQ(WrittenMovesText(solve.best()->as_written.written), "D r' y' M F2 U' R'");
}

}  // namespace
}  // namespace cubewright
