#include "solver/methods/cfop/cfop.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>

#include "solver/cube/facelets.h"
#include "solver/cube/random_cube.h"
#include "solver/methods/cfop/step_lists.h"
#include "solver/methods/cfop/step_search.h"
#include "solver/methods/method_solve.h"
#include "solver/text/notation.h"
#include "tests/cpp/cube/sample_seed.h"
#include "tests/cpp/cube/sticker_cube.h"

namespace cubewright {
namespace {

Method& MethodOf(const MethodDescription& description) {
  static std::map<std::string_view, std::unique_ptr<Method>> methods;
  std::unique_ptr<Method>& method = methods[description.name];
  if (!method) method = description.make({});
  return *method;
}

// Applied and checked before it is returned.
MethodSolution SolutionOf(const MethodDescription& description, const CubieCube& cube,
                          Face cross = Face::kU) {
  MethodSolve solve(MethodOf(description), {.cube = cube, .cross = cross});
  MethodState state = MethodState::kRunning;
  while (state == MethodState::kRunning) state = solve.Step(1'000'000);
  EXPECT_EQ(state, MethodState::kDone) << WriteFacelets(cube);
  return solve.best().value_or(MethodSolution{});
}

class CrossedCube : public StickerCube {
 public:
  using StickerCube::StickerCube;

  bool HasCross() const {
    return HasCenterColor('D', {2, 4, 6, 8}) && HasCenterColor('R', {8}) &&
           HasCenterColor('F', {8}) && HasCenterColor('L', {8}) && HasCenterColor('B', {8});
  }
  int pairs_home() const {
    int count = 0;
    const auto add = [&](int lower, char left, char right) {
      count += HasCenterColor('D', {lower}) && HasCenterColor(left, {6, 9}) &&
                       HasCenterColor(right, {4, 7})
                   ? 1
                   : 0;
    };
    add(3, 'F', 'R');
    add(1, 'L', 'F');
    add(7, 'B', 'L');
    add(9, 'R', 'B');
    return count;
  }
  bool HasOneColorAbove() const { return HasCenterColor('U', {1, 2, 3, 4, 6, 7, 8, 9}); }
  bool HasCrossAbove() const { return HasCenterColor('U', {2, 4, 6, 8}); }
  // The upper corners fit each other: both upper corner stickers of each side are alike.
  bool UpperCornersFit() const {
    const std::string sides = "RFLB";
    return std::all_of(sides.begin(), sides.end(),
                       [&](char side) { return At(side, 1) == At(side, 3); });
  }
  bool IsSolved() const {
    const std::string faces = "URFDLB";
    return std::all_of(faces.begin(), faces.end(), [&](char face) {
      return HasCenterColor(face, {1, 2, 3, 4, 6, 7, 8, 9});
    });
  }
};

bool HoldsAfter(const std::string& stage, const CrossedCube& cube, char cross) {
  if (!cube.HasCross() || cube.At('D', 5) != cross) return false;
  if (stage == "cross") return true;
  if (stage.starts_with("f2l-")) return cube.pairs_home() >= stage.back() - '0';
  if (cube.pairs_home() != 4) return false;
  if (stage == "oll-edges") return cube.HasCrossAbove();
  if (!cube.HasOneColorAbove()) return false;
  if (stage == "oll" || stage == "oll-corners") return true;
  if (!cube.UpperCornersFit()) return false;
  return stage == "pll-corners" || cube.IsSolved();
}

// Whether the moves are turns of the whole cube and of the upper layer, and then the sequence.
bool IsTurnsAndThen(std::string moves, const std::string& algorithm,
                    std::span<const NamedSequence> sequences) {
  for (const NamedSequence& sequence : sequences) {
    if (sequence.name != algorithm) continue;
    const std::string last = WrittenMovesText(WrittenMovesOf(sequence));
    if (!moves.ends_with(last)) return false;
    moves.erase(moves.size() - last.size());
    return moves.find_first_not_of("xyzU2' ") == std::string::npos;
  }
  return false;
}

void ExpectStages(const MethodDescription& description, const CubieCube& cube, Face cross,
                  std::set<std::string>& cases) {
  const WrittenSolution solution = SolutionOf(description, cube, cross).as_written;
  ASSERT_TRUE(CoversItsMoves(solution));
  ASSERT_EQ(solution.stages.size(), description.name == "cfop" ? 7U : 9U);
  const char color = kFaceLetters[static_cast<std::size_t>(cross)];
  CrossedCube stickers(WriteFacelets(cube));
  for (const Stage& stage : solution.stages) {
    for (const StageStep& step : stage.steps) {
      const auto moves = std::span(solution.written)
                             .subspan(static_cast<std::size_t>(step.from),
                                      static_cast<std::size_t>(step.to - step.from));
      for (const auto [letter, quarter_turns] : moves) stickers.Make(letter, quarter_turns);
      const std::string text = WrittenMovesText(moves);
      EXPECT_NE(step.reason.key, "");
      if (stage.id == "cross") {
        EXPECT_EQ(stage.steps.size(), 1U);
        EXPECT_EQ(step.pieces.size(), 4U);
      } else if (step.algorithm.empty()) {
        // Nothing but a turn of the upper layer was missing.
        EXPECT_EQ(&stage, &solution.stages.back());
        EXPECT_EQ(stage.steps.size(), 1U);
        EXPECT_EQ(text.find_first_not_of("xyzU2' "), std::string::npos) << text;
      } else {
        EXPECT_TRUE(IsTurnsAndThen(text, step.algorithm, description.sequences))
            << text << " / " << step.algorithm;
        if (step.reason.key != "slot-brought-out") {
          EXPECT_EQ(step.case_name, step.algorithm);
        }
        cases.insert(step.algorithm);
      }
    }
    if (stage.to > 0) {
      EXPECT_TRUE(HoldsAfter(stage.id, stickers, color)) << stage.id << WriteFacelets(cube);
    }
  }
  EXPECT_TRUE(stickers.IsSolved());
}

class CfopByLooks : public testing::TestWithParam<const MethodDescription*> {};
INSTANTIATE_TEST_SUITE_P(Looks, CfopByLooks, testing::Values(&kCfopMethod, &kCfopTwoLookMethod));

TEST_P(CfopByLooks, GoesByItsStages) {
  RandomNumbers numbers(100);
  std::set<std::string> cases;
  for (int i = 0; i < 120; ++i) {
    const auto cross = static_cast<Face>(i % 2 == 0 ? 0 : i / 2 % kFaceCount);
    ExpectStages(*GetParam(), RandomCube(numbers), cross, cases);
  }
}

TEST_P(CfopByLooks, SolvesWhatIsNearlySolved) {
  std::set<std::string> cases;
  EXPECT_TRUE(SolutionOf(*GetParam(), CubieCube{}).as_written.written.empty());
  for (Move first = 0; first < kMoveCount; ++first) {
    const CubieCube one = Apply(CubieCube{}, first);
    ExpectStages(*GetParam(), one, Face::kU, cases);
    for (Move second = 0; second < kMoveCount; ++second) {
      ExpectStages(*GetParam(), Apply(one, second), Face::kD, cases);
    }
  }
}

// Each case is reported by its name when the cube is in it.
TEST(Cfop, KnowsEveryCase) {
  int known = 0;
  for (const NamedSequence& sequence : kCfopMethod.sequences) {
    if (sequence.name.starts_with("slot")) continue;
    const CubieCube cube = Inverse(Apply(CubieCube{}, FaceTurnsOf(WrittenMovesOf(sequence))));
    const WrittenSolution solution = SolutionOf(kCfopMethod, cube, Face::kD).as_written;
    std::vector<std::string> cases;
    for (const Stage& stage : solution.stages) {
      for (const StageStep& step : stage.steps) cases.push_back(step.case_name);
    }
    ASSERT_FALSE(cases.empty());
    EXPECT_EQ(cases.front(), sequence.name);
    ++known;
  }
  EXPECT_EQ(known, 41 + 57 + 21);
}

// What comes into an emptied slot can be any corner of the upper layer with any edge of it. Some of
// these belong to no other pair, so from everywhere the number of pieces in wrong slots can fall by
// one.
TEST(Cfop, EmptiesASlotForAnyCornerAndAnyEdge) {
  std::set<std::array<std::size_t, 3>> exchanged;
  for (const cfop::Action& action : cfop::ActionsWith(cfop::kSlotOut)) {
    const std::size_t corner = action.effect.corner_piece[cfop::kSlotCorners[action.hold]];
    const std::size_t edge = action.effect.edge_piece[cfop::kSlotEdges[action.hold]];
    EXPECT_LT(corner, 4U);
    EXPECT_LT(edge, 4U);
    exchanged.insert({action.hold, corner, edge});
  }
  EXPECT_EQ(exchanged.size(), 4U * 4 * 4);
}

TEST(Cfop, HasNoLongerStepThanItAllowsFor) {
  for (const NamedSequence& sequence : kCfopMethod.sequences) {
    for (const cfop::Action& action : cfop::ActionsWith(std::span(&sequence, 1))) {
      EXPECT_LE(action.moves.size(), cfop::kMostActionMoves) << sequence.name;
    }
  }
}

// Returns the cases that occurred.
std::set<std::string> ExpectFewTurns(const MethodDescription& description, int cubes) {
  RandomNumbers numbers(kSampleSeed);
  std::set<std::string> cases;
  double turns = 0;
  for (int i = 0; i < cubes; ++i) {
    const MethodSolution solution = SolutionOf(description, RandomCube(numbers));
    turns += solution.cost;
    const std::vector<Stage>& stages = solution.as_written.stages;
    EXPECT_LE(stages[0].steps[0].to, 9) << "x2 and at most eight turns";
    for (const Stage& stage : stages) {
      for (const StageStep& step : stage.steps) cases.insert(step.algorithm);
    }
  }
  // 45.2 and 49.9 over other cubes when it was written.
  EXPECT_LT(turns / cubes, &description == &kCfopMethod ? 48 : 53);
  return cases;
}

TEST_P(CfopByLooks, TakesFewTurnsAndNeverFails) { ExpectFewTurns(*GetParam(), 120); }

class CfopByLooksLong : public CfopByLooks {};
INSTANTIATE_TEST_SUITE_P(Looks, CfopByLooksLong,
                         testing::Values(&kCfopMethod, &kCfopTwoLookMethod));

TEST_P(CfopByLooksLong, MeetsEveryCaseInTenThousandCubes) {
  const std::set<std::string> cases = ExpectFewTurns(*GetParam(), 10'000);
  for (const NamedSequence& sequence : GetParam()->sequences) {
    EXPECT_TRUE(cases.contains(std::string(sequence.name))) << sequence.name;
  }
}

}  // namespace
}  // namespace cubewright
