#include "solver/methods/registry/pocket_methods.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "solver/cube/facelets.h"
#include "solver/cube/random_cube.h"
#include "solver/cube/symmetry.h"
#include "solver/methods/method_solve.h"
#include "solver/methods/other_solutions.h"
#include "solver/methods/stages/held_cube.h"
#include "solver/pocket/methods/beginner/layer_stages.h"
#include "solver/pocket/methods/pocket_method.h"
#include "solver/pocket/pocket_coordinates.h"
#include "solver/pocket/pocket_facelets.h"
#include "tests/cpp/pocket/pocket_sample_tables.h"

namespace cubewright {
namespace {

Method& Optimal() {
  static const std::vector<std::span<const std::byte>> kTables = {
      PocketPayload(PocketTable::kHalfTurns), PocketPayload(PocketTable::kQuarterTurns)};
  static const std::unique_ptr<Method> kMethod = kPocketOptimalMethod.make(kTables);
  return *kMethod;
}
Method& Beginner() {
  static const std::unique_ptr<Method> kMethod = kPocketBeginnerMethod.make({});
  return *kMethod;
}
Method& Ortega() {
  static const std::unique_ptr<Method> kMethod = kOrtegaMethod.make({});
  return *kMethod;
}

// Applied and checked before it is returned.
MethodSolution SolutionOf(Method& method, const MethodTask& task) {
  MethodSolve solve(method, task);
  while (solve.Step(1'000'000) == MethodState::kRunning) continue;
  EXPECT_TRUE(solve.best()) << WritePocketFacelets(PocketStickersOf(task.cube));
  return solve.best().value_or(MethodSolution{});
}

// A rotation of the solved corners, 0..23.
CubieCube TurnedAsAWhole(int rotation) {
  int found = -1;
  for (int symmetry = 0; symmetry < kSymmetryCount; ++symmetry) {
    if (!IsReflection(symmetry) && ++found == rotation) return SymmetryCube(symmetry);
  }
  return {};
}

// The stickers as the puzzle is held after the written moves before `end`.
PocketStickers StickersAt(const CubieCube& start, const WrittenSolution& solution, int end) {
  HeldCube held(start);
  held.Make(std::span(solution.written).first(static_cast<std::size_t>(end)));
  return PocketStickersOf(held.cube(), held.centers());
}

bool IsOneColor(const PocketStickers& stickers, Face face, std::vector<int> places) {
  const auto first = 4 * static_cast<std::size_t>(face);
  return std::all_of(places.begin(), places.end(), [&](int place) {
    return stickers[first + static_cast<std::size_t>(place)] ==
           stickers[first + static_cast<std::size_t>(places[0])];
  });
}

// Of the upper or the lower places of each side.
bool SidesMatch(const PocketStickers& stickers, std::vector<int> places) {
  for (const Face side : {Face::kR, Face::kF, Face::kL, Face::kB}) {
    if (!IsOneColor(stickers, side, places)) return false;
  }
  return true;
}

bool HasFace(const PocketStickers& stickers, Face face) {
  return IsOneColor(stickers, face, {0, 1, 2, 3});
}

// As the puzzle is held at the end of the stage.
bool HoldsAfter(const std::string& stage, const PocketStickers& stickers, Face color) {
  const bool has_lower_face =
      HasFace(stickers, Face::kD) && stickers[4 * static_cast<std::size_t>(Face::kD)] == color;
  if (stage == "first-face") return has_lower_face;
  if (stage == "first-layer") return has_lower_face && SidesMatch(stickers, {2, 3});
  // Whichever layer is on top then.
  if (stage == "corner-oll") return HasFace(stickers, Face::kU) && has_lower_face;
  if (stage == "last-corners-placed") return has_lower_face && SidesMatch(stickers, {2, 3});
  bool is_solved = true;
  for (int face = 0; face < kFaceCount; ++face) {
    is_solved = is_solved && HasFace(stickers, static_cast<Face>(face));
  }
  return is_solved;
}

// Whether the moves end with the sequence, behind turns of the puzzle and of the upper layer.
bool IsTurnsAndThen(std::string moves, const MethodDescription& method, const std::string& name) {
  for (const NamedSequence& sequence : method.sequences) {
    if (sequence.name != name) continue;
    const std::string last = WrittenMovesText(WrittenMovesOf(sequence));
    if (!moves.ends_with(last)) return false;
    moves.erase(moves.size() - last.size());
    return moves.find_first_not_of("xyzU2' ") == std::string::npos;
  }
  return false;
}

void ExpectTaughtStages(const MethodDescription& description, Method& method, const CubieCube& cube,
                        Face color) {
  const WrittenSolution solution = SolutionOf(method, {.cube = cube, .cross = color}).as_written;
  ASSERT_EQ(solution.stages.size(), 3U);
  for (const Stage& stage : solution.stages) {
    for (const StageStep& step : stage.steps) {
      EXPECT_NE(step.reason.key, "");
      const bool is_free = &step == &solution.stages[0].steps[0];
      const std::string moves =
          WrittenMovesText(std::span(solution.written)
                               .subspan(static_cast<std::size_t>(step.from),
                                        static_cast<std::size_t>(step.to - step.from)));
      if (!is_free && step.algorithm.empty()) {
        EXPECT_EQ(moves.find_first_not_of("xyzU2' "), std::string::npos) << moves;
        EXPECT_EQ(&step, &solution.stages[2].steps.back());
      } else if (!is_free) {
        EXPECT_TRUE(IsTurnsAndThen(moves, description, step.algorithm)) << moves;
      }
    }
    const PocketStickers stickers = StickersAt(cube, solution, stage.to);
    EXPECT_TRUE(HoldsAfter(stage.id, stickers, color))
        << description.name << ' ' << stage.id << ' ' << WrittenMovesText(solution.written);
  }
}

TEST(PocketMethods, GoByTheStagesThatAreTaughtFromAnyColor) {
  RandomNumbers numbers(50);
  for (int i = 0; i < 300; ++i) {
    const CubieCube cube = RandomPocketCube(numbers);
    const auto color = static_cast<Face>(numbers.Below(kFaceCount));
    ExpectTaughtStages(kPocketBeginnerMethod, Beginner(), cube, color);
    ExpectTaughtStages(kOrtegaMethod, Ortega(), cube, color);
  }
}

TEST(PocketMethods, HaveNothingToDoForASolvedPuzzleHoweverItIsHeld) {
  for (int orientation = 0; orientation < kOrientationCount; ++orientation) {
    const CubieCube cube = TurnedAsAWhole(orientation);
    EXPECT_TRUE(IsPocketSolved(cube));
    for (Method* method : {&Optimal(), &Beginner(), &Ortega()}) {
      EXPECT_TRUE(SolutionOf(*method, {.cube = cube}).moves.empty());
    }
  }
  EXPECT_FALSE(IsPocketSolved(MoveCube(MakeMove(Face::kU, 1))));
}

TEST(PocketMethods, TellPiecesThatAreHomeAfterTheStep) {
  // The pieces of the first step of Ortega's are those with the colour.
  RandomNumbers numbers(51);
  for (int i = 0; i < 100; ++i) {
    const CubieCube cube = RandomPocketCube(numbers);
    const WrittenSolution ortega = SolutionOf(Ortega(), {.cube = cube}).as_written;
    std::set<std::string> pieces;
    for (const Piece& piece : ortega.stages[0].steps[0].pieces) pieces.insert(PieceName(piece));
    EXPECT_EQ(pieces, (std::set<std::string>{"URF", "UFL", "ULB", "UBR"}));
    const WrittenSolution beginner = SolutionOf(Beginner(), {.cube = cube}).as_written;
    pieces.clear();
    for (const StageStep& step : beginner.stages[0].steps) {
      for (const Piece& piece : step.pieces) pieces.insert(PieceName(piece));
    }
    EXPECT_EQ(pieces, (std::set<std::string>{"URF", "UFL", "ULB", "UBR"}));
  }
}

TEST(PocketOptimal, GivesAsManyOfAllShortestSolutionsAsAreWanted) {
  RandomNumbers numbers(52);
  for (int i = 0; i < 50; ++i) {
    const CubieCube cube = RandomPocketCube(numbers);
    for (const Metric metric : kPocketMetrics) {
      const MethodTask task = {.cube = cube, .metric = metric, .max_solutions = 1'000};
      MethodSolve solve(Optimal(), task);
      while (solve.Step(1'000) == MethodState::kRunning) continue;
      ASSERT_TRUE(solve.best());
      const auto others = OtherSolutions(solve);
      ASSERT_TRUE(others);
      EXPECT_EQ(solve.progress().lower_bound, solve.best()->cost);
      EXPECT_EQ(solve.progress().figures[0].second, static_cast<double>(others->size() + 1));
      std::set<std::vector<Move>> different(others->begin(), others->end());
      different.insert(solve.best()->moves);
      EXPECT_EQ(different.size(), others->size() + 1);

      MethodSolve one(Optimal(), {.cube = cube, .metric = metric});
      while (one.Step(1'000) == MethodState::kRunning) continue;
      ASSERT_TRUE(one.best());
      EXPECT_EQ(one.best()->moves, solve.best()->moves);
      EXPECT_TRUE(OtherSolutions(one).value().empty());
    }
  }
}

// Held in each of 24 ways, the same turns of the same pieces, by other names.
TEST(PocketOptimal, NeedsAsManyTurnsHoweverThePuzzleIsHeld) {
  RandomNumbers numbers(53);
  for (int i = 0; i < 20; ++i) {
    const CubieCube cube = RandomPocketCube(numbers);
    for (const Metric metric : kPocketMetrics) {
      const int cost = SolutionOf(Optimal(), {.cube = cube, .metric = metric}).cost;
      for (int orientation = 0; orientation < kOrientationCount; ++orientation) {
        const CubieCube held = Multiply(cube, TurnedAsAWhole(orientation));
        EXPECT_EQ(SolutionOf(Optimal(), {.cube = held, .metric = metric}).cost, cost);
      }
    }
  }
}

// For every order of the upper layer and every way to turn it, some sequence leads on.
TEST(PocketBeginner, HasASequenceForEveryPositionOfTheLastLayer) {
  using pocket_beginner::Stage;
  const CubieCube nothing;
  const auto leads_farther = [&](Stage stage, const CubieCube& cube) {
    const int progress = pocket_beginner::Progress(stage, CubeAfter(cube, nothing));
    if (progress == pocket_beginner::kComplete[static_cast<std::size_t>(stage)]) return true;
    const auto& actions = pocket_beginner::ActionsOf(stage);
    return std::any_of(actions.begin(), actions.end(), [&](const PocketAction& action) {
      return pocket_beginner::Progress(stage, CubeAfter(cube, action.effect)) > progress;
    });
  };
  CubieCube cube;
  do {
    EXPECT_TRUE(leads_farther(Stage::kPlaced, cube));
  } while (std::next_permutation(cube.corner_piece.begin(), cube.corner_piece.begin() + 4));
  for (int twists = 0; twists < 81; ++twists) {
    CubieCube turned;
    int left = twists;
    for (std::size_t i = 0; i < 4; ++i, left /= 3) {
      turned.corner_orientation[i] = static_cast<std::uint8_t>(left % 3);
    }
    EXPECT_TRUE(leads_farther(Stage::kTurned, turned));
  }
}

struct Turns {
  double mean = 0;
  int most = 0;
};

Turns TurnsOf(Method& method, Metric metric, int count) {
  RandomNumbers numbers(7);
  Turns turns;
  for (int i = 0; i < count; ++i) {
    const int cost = SolutionOf(method, {.cube = RandomPocketCube(numbers), .metric = metric}).cost;
    turns.mean += static_cast<double>(cost) / count;
    turns.most = std::max(turns.most, cost);
  }
  return turns;
}

// These figures are in solver/pocket/methods/README.md.
TEST(PocketMethodsLong, SolveTenThousandPositions) {
  constexpr int kCount = 10'000;
  EXPECT_NEAR(TurnsOf(Beginner(), Metric::kHtm, kCount).mean, 30.1, 0.05);
  EXPECT_NEAR(TurnsOf(Beginner(), Metric::kQtm, kCount).mean, 31.9, 0.05);
  EXPECT_NEAR(TurnsOf(Ortega(), Metric::kHtm, kCount).mean, 14.7, 0.05);
  EXPECT_NEAR(TurnsOf(Ortega(), Metric::kQtm, kCount).mean, 19.1, 0.05);
  EXPECT_NEAR(TurnsOf(Optimal(), Metric::kHtm, kCount).mean, 8.76, 0.02);
  EXPECT_NEAR(TurnsOf(Optimal(), Metric::kQtm, kCount).mean, 10.67, 0.02);
}

}  // namespace
}  // namespace cubewright
