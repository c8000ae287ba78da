#include "solver/goals/goal.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/cube/solvable.h"
#include "solver/goals/diagnosis.h"
#include "solver/goals/named_goals.h"
#include "solver/text/notation.h"

namespace cubewright {
namespace {

constexpr std::string_view kSolved = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
const std::string kNothing(54, '?');

ColorSymbols FaceSymbols() { return {{U'U', U'R', U'F', U'D', U'L', U'B'}, true}; }

std::optional<Fault> FaultOf(const std::string& facelets) {
  const Goal goal = *GoalFromFacelets(facelets);
  return GoalFault(goal, GoalPositions(goal), FaceSymbols());
}

std::string With(std::string facelets, const std::vector<std::pair<int, char>>& stickers) {
  for (const auto& [sticker, letter] : stickers)
    facelets[static_cast<std::size_t>(sticker)] = letter;
  return facelets;
}

TEST(Goal, IsReadFromLettersAndMetByThePositionsThatShowThem) {
  EXPECT_FALSE(GoalFromFacelets("U"));
  EXPECT_FALSE(GoalFromFacelets(With(kNothing, {{0, 'X'}})));
  EXPECT_FALSE(GoalFromFacelets(With(kNothing, {{4, 'R'}})));
  const Goal upper = *GoalFromFacelets("UUUUUUUUU" + kNothing.substr(9));
  EXPECT_TRUE(Fits(upper, CubieCube{}));
  EXPECT_TRUE(Fits(upper, Apply(CubieCube{}, MakeMove(Face::kD, 1))));
  EXPECT_FALSE(Fits(upper, Apply(CubieCube{}, MakeMove(Face::kR, 2))));
}

TEST(GoalPositions, AreCounted) {
  const auto count = [](std::string_view facelets) {
    return GoalPositions(*GoalFromFacelets(facelets)).count();
  };
  EXPECT_EQ(count(kSolved), 1);
  EXPECT_EQ(count(kNothing), 43'252'003'274'489'856'000.0);
  // The last layer: 4! * 4! / 2 * 27 * 8.
  EXPECT_EQ(count(FindNamedGoal("first-two-layers")->facelets), 62'208);
  EXPECT_EQ(count(FindNamedGoal("corners")->facelets), 239'500'800.0 * 2048);
}

TEST(GoalPositions, AreGivenByNumberAndDrawn) {
  const Goal goal = *GoalFromFacelets(FindNamedGoal("first-two-layers")->facelets);
  const GoalPositions positions(goal);
  RandomNumbers numbers(1);
  for (std::uint64_t number = 0; number < 62'208; number += 1'111) {
    EXPECT_TRUE(IsSolvable(positions.At(number))) << number;
    EXPECT_TRUE(Fits(goal, positions.At(number))) << number;
    const CubieCube drawn = positions.Draw(numbers);
    EXPECT_TRUE(IsSolvable(drawn) && Fits(goal, drawn));
  }
  EXPECT_NE(positions.At(0), positions.At(1));
}

TEST(GoalFault, IsNoneIfAPositionMeetsTheGoal) {
  for (const NamedGoal& goal : kNamedGoals) {
    EXPECT_FALSE(FaultOf(std::string(goal.facelets))) << goal.name;
  }
  RandomNumbers numbers(3);
  for (int round = 0; round < 100; ++round) {
    std::string facelets = WriteFacelets(RandomCube(numbers));
    for (char& letter : facelets) {
      if (numbers.Below(3) == 0) letter = '?';
    }
    EXPECT_FALSE(FaultOf(facelets)) << facelets;
  }
}

TEST(GoalFault, SaysWhyNoPositionMeetsTheGoal) {
  // Ten upper stickers.
  const std::string upper = "UUUUUUUUU" + kNothing.substr(9);
  const auto many = FaultOf(With(upper, {{27, 'U'}}));
  ASSERT_TRUE(many);
  EXPECT_EQ(many->error, Error::kColorCount);
  EXPECT_EQ(many->findings.front().count, 10);

  // An edge of opposite colours.
  const auto opposite = FaultOf(With(kNothing, {{5, 'U'}, {10, 'D'}}));
  ASSERT_TRUE(opposite);
  EXPECT_EQ(opposite->error, Error::kEdgePiece);
  EXPECT_EQ(opposite->pieces, std::vector<std::string>{"UR"});
  EXPECT_EQ(opposite->stickers, (std::vector<int>{5, 10}));
  EXPECT_EQ(opposite->findings.front().kind, FindingKind::kNoSuchPiece);

  // The same edge twice; then five edges with upper stickers, though there are only four.
  const auto twice = FaultOf(With(kNothing, {{5, 'U'}, {10, 'R'}, {7, 'R'}, {19, 'U'}}));
  ASSERT_TRUE(twice);
  EXPECT_EQ(twice->findings.front().kind, FindingKind::kRepeatedPiece);
  EXPECT_EQ(twice->pieces, (std::vector<std::string>{"UR", "UF"}));
  const auto five = FaultOf(With(kNothing, {{1, 'U'}, {3, 'U'}, {5, 'U'}, {7, 'U'}, {28, 'U'}}));
  ASSERT_TRUE(five);
  EXPECT_EQ(five->error, Error::kEdgePiece);
  EXPECT_EQ(five->stickers, (std::vector<int>{1, 3, 5, 7, 28}));
  EXPECT_TRUE(five->findings.empty());

  // A corner whose colours go round the wrong way.
  const auto mirrored = FaultOf(With(kNothing, {{8, 'U'}, {9, 'F'}, {20, 'R'}}));
  ASSERT_TRUE(mirrored);
  EXPECT_EQ(mirrored->error, Error::kCornerPiece);
  EXPECT_EQ(mirrored->findings.front().kind, FindingKind::kMirroredPiece);

  // All else solved: an edge flipped, a corner twisted, two edges exchanged; corners left open.
  EXPECT_EQ(FaultOf(With(std::string(kSolved), {{5, 'R'}, {10, 'U'}, {8, '?'}}))->error,
            Error::kEdgeFlip);
  EXPECT_EQ(FaultOf(With(std::string(kSolved), {{8, 'R'}, {9, 'F'}, {20, 'U'}, {5, '?'}}))->error,
            Error::kCornerTwist);
  EXPECT_EQ(FaultOf(With(std::string(kSolved), {{10, 'F'}, {19, 'R'}, {8, '?'}}))->error,
            Error::kParity);
}

// Turns that lead to the patterns, as they are published.
TEST(NamedGoals, AreReachedByTurnsThatAreKnown) {
  const std::vector<std::pair<std::string_view, std::string_view>> turns = {
      {"chequerboard", "U2 D2 R2 L2 F2 B2"},
      {"six-spots", "U D' R L' F B' U D'"},
      {"four-spots", "F2 B2 U D' R2 L2 U D'"},
      {"superflip", "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"},
      {"cube-in-cube", "F L F U' R U F2 L2 U' L' B D' B' L2 U"},
      {"cube-in-cube-in-cube", "U' L' U' F' R2 B' R F U B2 U B' L U' F U R F'"},
      {"chequerboard-in-cube", "B D F' B' D L2 U L U' B D' R B R D' R L' F U2 D"},
      {"six-crosses", "R2 L' D F2 R' D' R' L U' D R D B2 R' U D2"},
      {"plus-minus", "U2 R2 L2 U2 R2 L2"},
      {"vertical-stripes", "F U F R L2 B D' R D2 L D' B R2 L F U F"},
      {"gift-box", "U B2 R2 B2 L2 F2 R2 D' F2 L2 B F' L F2 D U' R2 F' L' R'"},
      {"anaconda", "L U B' U' R L' B R' F B' D R D' F'"},
      {"python", "F2 R' B' U R' L F' L F' B D' R B L2"},
      {"twister", "F R' U L F' L' F U' R U L' U' L F'"},
      {"kilt", "U' R2 L2 F2 B2 U' R L F B' U F2 D2 R2 L2 F2 U2 F2 U' F2"},
      {"tetris", "L R F B U' D' L' R'"},
      {"union-jack", "U F B' L2 U2 L2 F' B U2 L2 U"},
      {"wire", "R L F B R L F B R L F B R2 B2 L2 R2 B2 L2"},
      {"hi-all-around", "U2 R2 F2 U2 D2 F2 L2 U2"},
      {"six-two-one", "U B2 D2 L B' L' U' L' B D2 B2"},
      {"zigzag", "R2 L2 F2 B2 U F2 B2 U2 F2 B2 U"},
      {"exchanged-peaks", "F U2 L F L' B L U B' R' L' U R' D' F' B R2"},
      {"exchanged-rings", "F D F' D2 L' B' U L D R U L' F' U L U2"},
      {"spiral", "L' B' D U R U' R' D2 R2 D L D' L' R' F U"},
      {"six-ts", "F2 R2 U2 F' B D2 L2 F B"},
      {"side-columns", "R2 F2 B2 L2 U2 F2 L2 R2 B2 D2"},
      {"spots-and-chequers", "U D R2 L2 U2 D2 F2 B2 U D"},
      {"stripes-and-chequers", "R2 L2 U2 D2"},
      {"superflip-spots", "R L U2 B U' D B2 L2 F2 R U2 F' B' D F2 D L2 U F2 D"},
  };
  for (const auto& [name, moves] : turns) {
    ASSERT_NE(FindNamedGoal(name), nullptr) << name;
    EXPECT_EQ(WriteFacelets(Apply(CubieCube{}, ReadMoves(moves)->moves)),
              FindNamedGoal(name)->facelets)
        << name;
  }
  int whole_count = 0;
  for (const NamedGoal& goal : kNamedGoals) {
    if (goal.facelets.find('?') == goal.facelets.npos) ++whole_count;
  }
  EXPECT_EQ(whole_count, 40);
}

}  // namespace
}  // namespace cubewright
