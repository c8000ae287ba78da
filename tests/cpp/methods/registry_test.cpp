#include "solver/methods/registry/registry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "solver/methods/held_cube.h"
#include "solver/methods/method_solve.h"
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
  EXPECT_EQ(FindMethod(Methods(), {.metric = Metric::kQtm}), nullptr);
  EXPECT_EQ(FindMethod(Methods(), {.method = "undo"}), nullptr) << "it is for tests only";
}

TEST(Registry, ListsNamesThatMayBeChosenAndSequencesThatCanBeRead) {
  std::set<std::pair<std::string_view, std::string_view>> seen;
  for (const MethodDescription* method : Methods()) {
    EXPECT_NE(std::find(kMethodNames.begin(), kMethodNames.end(), method->name), kMethodNames.end())
        << method->name;
    EXPECT_NE(std::find(kPuzzleNames.begin(), kPuzzleNames.end(), method->puzzle),
              kPuzzleNames.end())
        << method->puzzle;
    EXPECT_TRUE(seen.emplace(method->puzzle, method->name).second) << method->name;
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
