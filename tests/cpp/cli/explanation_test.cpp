#include "solver/cli/english/methods/explanation.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "solver/cli/english/methods/method_word_list.h"
#include "solver/methods/method_solve.h"
#include "solver/methods/stages/held_cube.h"
#include "solver/text/notation.h"
#include "tests/cpp/methods/undo/undo.h"

namespace cubewright {
namespace {

const MethodWords& ToyWords() {
  static constexpr std::array kStages = {
      StageWords{"turned-cube", "the {cross} side", "No {opposite} sticker is {nowhere}."}};
  static constexpr std::array kReasons = {
      ReasonWords{"last-turns", "the last {turns} turns are undone first."}};
  static const MethodWords kWords = {kStages, kReasons};
  return kWords;
}

CubieCube ToyCube() {
  HeldCube scrambled{CubieCube{}};
  scrambled.Make(ReadMoves(kUndoneScramble)->written);
  return scrambled.cube();
}

WrittenSolution ToySolution() {
  const std::unique_ptr<Method> method = kUndoMethod.make({});
  MethodSolve solve(*method, {.cube = ToyCube()});
  while (solve.Step(1000) == MethodState::kRunning) continue;
  return solve.best()->as_written;
}

TEST(Explanation, TellsStagesAndStepsForTheHand) {
  EXPECT_EQ(
      Explanation(ToySolution(), kUndoMethod.sequences, {.cube = ToyCube(), .cross = Face::kU},
                  ToyWords()),
      "Hold the cube with white on top and green in front.\n"
      "R, L, U, D, F and B turn the right, left, upper, lower, front and back layer a quarter turn "
      "clockwise, as seen from that side; with ' they turn it anticlockwise, with 2 by a half "
      "turn.\n"
      "Small letters turn two layers: r the right one together with the one beside it.\n"
      "M, E and S turn the middle layer between two sides: M as L turns, E as D, S as F.\n"
      "x, y and z turn the whole cube: x as R turns, y as U, z as F.\n"
      "\n"
      "1. The white side\n"
      "   No yellow sticker is {nowhere}.\n"
      "   - The last 2 turns are undone first.\n"
      "     D r'.\n"
      "   - White-green edge and white-red-green corner: turn the whole cube by y', orange to the "
      "front, then M.\n"
      "\n"
      "2. First turns\n"
      "   The cube is held with red on top and blue in front.\n"
      "   - Case undo-3: last-three (F2 U' R').\n");
}

TEST(Explanation, NamesColorsAsTheCubeIsHeld) {
  // x: the front face is now on top.
  const std::string text =
      Explanation(ToySolution(), {},
                  {.cube = ToyCube(), .colors = CenterColors(8), .cross = Face::kR}, ToyWords());
  EXPECT_TRUE(text.starts_with("Hold the cube with green on top and yellow in front.\n")) << text;
  EXPECT_NE(text.find("1. The red side\n   No orange sticker"), std::string::npos) << text;
  EXPECT_NE(text.find("- Green-yellow edge and green-red-yellow corner: "), std::string::npos)
      << text;
  EXPECT_NE(text.find("- Case undo-3: F2 U' R'.\n"), std::string::npos) << text;
}

TEST(Explanation, SaysWhereThereIsNothingToDo) {
  SolutionBuilder builder{CubieCube{}};
  builder.BeginStage("white-cross");
  builder.BeginStage("last-layer");
  builder.AddStep({}, {.case_name = "pll-skip"});
  const std::string text = Explanation(builder.solution(), {}, {}, AllMethodWords());
  EXPECT_NE(text.find("1. White cross: nothing to do.\n"), std::string::npos) << text;
  EXPECT_NE(text.find("- Case pll-skip: nothing to turn.\n"), std::string::npos) << text;
  EXPECT_EQ(text.find("whole cube"), std::string::npos) << text;
}

TEST(Explanation, NamesASequenceBetweenTurnsAndTheirUndoing) {
  static constexpr std::array kSequences = {NamedSequence{"cycle", "M' U2 M U2"}};
  SolutionBuilder builder{CubieCube{}};
  builder.BeginStage("edges");
  builder.AddStep(ReadMoves("R F2 M' U2 M U2 F2 R'")->written, {.algorithm = "cycle"});
  builder.AddStep(ReadMoves("M' U2 M U2")->written, {.algorithm = "cycle"});
  const std::string text = Explanation(builder.solution(), kSequences, {}, AllMethodWords());
  EXPECT_NE(text.find("- R F2, then cycle (M' U2 M U2), then back by F2 R'.\n"), std::string::npos)
      << text;
  EXPECT_NE(text.find("- Cycle (M' U2 M U2).\n"), std::string::npos) << text;
}

TEST(Explanation, NamesASequenceThatBeginsWithATurnOfTheWholeCube) {
  static constexpr std::array kSequences = {NamedSequence{"tipped", "x R U x'"}};
  SolutionBuilder builder{CubieCube{}};
  builder.BeginStage("edges");
  builder.AddStep(ReadMoves("x R U x'")->written, {.algorithm = "tipped"});
  builder.AddStep(ReadMoves("y x R U x'")->written, {.algorithm = "tipped"});
  const std::string text = Explanation(builder.solution(), kSequences, {}, AllMethodWords());
  EXPECT_NE(text.find("- Tipped (x R U x').\n"), std::string::npos) << text;
  EXPECT_NE(text.find("- Turn the whole cube by y, red to the front, then tipped (x R U x').\n"),
            std::string::npos)
      << text;
}

TEST(Explanation, SaysThatTurnsMayBeMadeAsOneWhereSomeMeet) {
  const auto says_so = [](std::string_view first, std::string_view second) {
    SolutionBuilder builder{CubieCube{}};
    builder.BeginStage("edges");
    builder.AddStep(ReadMoves(first)->written, {});
    builder.AddStep(ReadMoves(second)->written, {});
    const std::string text = Explanation(builder.solution(), {}, {}, AllMethodWords());
    return text.find("may be made as one") != std::string::npos;
  };
  EXPECT_TRUE(says_so("R U", "U' F"));
  EXPECT_TRUE(says_so("R U", "U F"));
  EXPECT_TRUE(says_so("R U D", "U F"));
  EXPECT_FALSE(says_so("R U", "F U"));
}

TEST(Explanation, NamesAPieceOnceIfItsReasonDoes) {
  SolutionBuilder builder{CubieCube{}};
  builder.BeginStage("edges-placed");
  const Reason reason = {"edges-cycled", {{"piece", Piece{Edge::kUf}}, {"from", Place{Edge::kDr}}}};
  builder.AddStep(ReadMoves("R")->written, {.pieces = {Edge::kUf}, .reason = reason});
  builder.AddStep(ReadMoves("L")->written, {.pieces = {Edge::kUf, Edge::kUb}, .reason = reason});
  const std::string text = Explanation(builder.solution(), {}, {}, AllMethodWords());
  EXPECT_NE(text.find("- The white-green edge leaves the lower right place, "), std::string::npos)
      << text;
  EXPECT_NE(text.find("- White-green edge and white-blue edge: the white-green edge leaves "),
            std::string::npos)
      << text;
}

TEST(Explanation, NamesNoPiecesThatItsReasonCounts) {
  SolutionBuilder builder{CubieCube{}};
  builder.BeginStage("oriented-edges");
  builder.AddStep(ReadMoves("F")->written,
                  {.pieces = {Edge::kUf}, .reason = {"oriented-edges", {{"edges", 2}}}});
  const std::string text = Explanation(builder.solution(), {}, {}, AllMethodWords());
  EXPECT_NE(text.find("- Edges that are flipped: 2.\n     F.\n"), std::string::npos) << text;
}

TEST(Explanation, CountsPiecesThatAreTooManyToName) {
  SolutionBuilder builder{CubieCube{}};
  builder.BeginStage("all");
  builder.AddStep({}, {.pieces = {Edge::kUf, Edge::kUr, Edge::kUb, Edge::kUl, Corner::kUrf}});
  builder.AddStep({}, {.pieces = {Edge::kUf, Edge::kUr, Edge::kUb, Edge::kUl}});
  const std::string text = Explanation(builder.solution(), {}, {}, AllMethodWords());
  EXPECT_NE(text.find("- 1 corner and 4 edges: nothing to turn.\n"), std::string::npos) << text;
  EXPECT_NE(
      text.find("- White-green edge, white-red edge, white-blue edge and white-orange edge: "),
      std::string::npos)
      << text;
}

}  // namespace
}  // namespace cubewright
