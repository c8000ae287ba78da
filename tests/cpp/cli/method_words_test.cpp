#include "solver/cli/english/methods/method_words.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <set>
#include <string>
#include <string_view>

#include "solver/cli/english/methods/method_word_list.h"
#include "solver/cube/random_cube.h"
#include "solver/methods/method_solve.h"
#include "solver/methods/registry/registry.h"

namespace cubewright {
namespace {

// Expects words for everything that the solution reports, with a value for each name in a sentence.
void ExpectWords(const WrittenSolution& solution, std::string_view method) {
  const MethodWords& words = AllMethodWords();
  const CenterColors colors(0);
  for (const Stage& stage : solution.stages) {
    EXPECT_NE(words.OfStage(stage.id), nullptr) << method << ": " << stage.id;
    EXPECT_EQ(StageTitle(stage.id, words, Face::kU, colors).find('{'), std::string::npos);
    EXPECT_EQ(StageGoal(stage.id, words, Face::kU, colors).find('{'), std::string::npos);
    for (const StageStep& step : stage.steps) {
      if (step.reason.key.empty()) continue;
      EXPECT_NE(words.OfReason(step.reason.key), nullptr) << method << ": " << step.reason.key;
      const std::string sentence = ReasonSentence(step.reason, words, colors);
      EXPECT_EQ(sentence.find('{'), std::string::npos) << sentence;
    }
  }
}

TEST(MethodWords, AreThereForWhatEveryMethodTells) {
  for (const MethodDescription* description : Methods()) {
    // Methods with a set of tables search for a shortest solution, and have no stages to describe.
    if (!description->stands_alone()) continue;
    const std::unique_ptr<Method> method = description->make({});
    // Evolution reports the same for every cube, and takes a few tenths of a second each.
    const int count = description->name == "genetic" ? 1 : 8;
    RandomNumbers numbers(17);
    for (int i = 0; i < count; ++i) {
      MethodSolve solve(*method, {.cube = RandomCube(numbers)});
      MethodState state = MethodState::kRunning;
      while (state == MethodState::kRunning) state = solve.Step(1'000'000);
      ASSERT_TRUE(solve.best()) << description->name;
      ExpectWords(solve.best()->as_written, description->name);
    }
  }
}

TEST(MethodWords, AreThereForEverySequenceThatAPersonHasToKnow) {
  for (const MethodDescription* description : Methods()) {
    for (const NamedSequence& sequence : description->sequences) {
      EXPECT_NE(AllMethodWords().OfSequence(sequence.name), nullptr) << sequence.name;
    }
  }
}

TEST(MethodWords, OfASingleSequenceComeBeforeThoseOfItsSet) {
  const MethodWords& words = AllMethodWords();
  EXPECT_EQ(words.OfSequence("oll-dot")->name, "oll-dot");
  EXPECT_EQ(words.OfSequence("oll-1")->name, "oll-");
  EXPECT_EQ(words.OfSequence("oll"), nullptr);
}

TEST(MethodWords, AreGivenOnceForEachKey) {
  std::set<std::string_view> seen;
  for (const StageWords& stage : AllMethodWords().stages) {
    EXPECT_TRUE(seen.insert(stage.id).second) << stage.id;
  }
  seen.clear();
  for (const ReasonWords& reason : AllMethodWords().reasons) {
    EXPECT_TRUE(seen.insert(reason.key).second) << reason.key;
  }
  seen.clear();
  for (const SequenceWords& sequence : AllMethodWords().sequences) {
    EXPECT_TRUE(seen.insert(sequence.name).second) << sequence.name;
  }
}

TEST(ReasonSentence, WordsEveryKindOfValue) {
  static constexpr std::array kReasons = {
      ReasonWords{"all", "{count} of {what}: {color}, {edge}, {corner}, {place}, {missing}."}};
  const MethodWords words = {{}, kReasons};
  const Reason reason = {"all",
                         {{"count", 3},
                          {"what", "them"},
                          {"color", Face::kL},
                          {"edge", Piece{Edge::kBr}},
                          {"corner", Piece{Corner::kDlf}},
                          {"place", Place{Corner::kDfr}}}};
  EXPECT_EQ(ReasonSentence(reason, words, CenterColors(0)),
            "3 of them: orange, the blue-red edge, the yellow-orange-green corner, the lower front "
            "right place, {missing}.");
  EXPECT_EQ(ReasonSentence(reason, {}, CenterColors(0)),
            "all: count 3, what them, color orange, edge the blue-red edge, corner the "
            "yellow-orange-green corner, place the lower front right place.");
  EXPECT_EQ(ReasonSentence({}, words, CenterColors(0)), "");
}

}  // namespace
}  // namespace cubewright
