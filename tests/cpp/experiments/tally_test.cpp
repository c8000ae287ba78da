#include "solver/experiments/tally.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace cubewright {
namespace {

Trial Solved(std::uint64_t number, std::optional<int> length, std::uint64_t turns) {
  return {.number = number,
          .scramble_length = length,
          .facelets = "cube " + std::to_string(number),
          .turns = turns,
          .is_proven = turns == 18,
          .time_us = 100 * turns};
}

Trial GivenUp(std::uint64_t number) {
  return {.number = number, .facelets = "cube " + std::to_string(number), .time_us = 5'000};
}

TEST(Tally, CountsACubeThatWasGivenUpOnlyByItsTime) {
  Tally tally;
  tally.Add(Solved(1, {}, 18));
  tally.Add(GivenUp(2));
  tally.Add(Solved(3, {}, 20));
  EXPECT_EQ(tally.cubes(), 3);
  EXPECT_EQ(tally.given_up(), 1);
  EXPECT_EQ(tally.proven(), 1);
  EXPECT_EQ(tally.turns().count(), 2);
  EXPECT_DOUBLE_EQ(tally.turns().mean(), 19);
  EXPECT_DOUBLE_EQ(tally.time_us().mean(), (1'800 + 5'000 + 2'000) / 3.0);
}

TEST(Tally, HasNoExtremesOfCubesThatWereGivenUp) {
  Tally tally;
  tally.Add(GivenUp(1));
  EXPECT_EQ(tally.given_up(), 1);
  EXPECT_FALSE(tally.best());
  EXPECT_FALSE(tally.worst());
}

TEST(Tally, KeepsTheFirstOfTheBestAndOfTheWorstCubesInAnyOrder) {
  std::vector<Trial> trials = {Solved(4, {}, 20), Solved(2, {}, 17), Solved(9, {}, 20),
                               Solved(7, {}, 17), Solved(5, {}, 19)};
  std::sort(trials.begin(), trials.end(),
            [](const Trial& a, const Trial& b) { return a.number < b.number; });
  do {
    Tally tally;
    for (const Trial& trial : trials) tally.Add(trial);
    ASSERT_EQ(tally.best()->number, 2);
    ASSERT_EQ(tally.best()->turns, 17);
    ASSERT_EQ(tally.best()->facelets, "cube 2");
    ASSERT_EQ(tally.worst()->number, 4);
    ASSERT_EQ(tally.worst()->turns, 20);
  } while (std::next_permutation(trials.begin(), trials.end(), [](const Trial& a, const Trial& b) {
    return a.number < b.number;
  }));
}

std::string Names(const ExperimentTally& tally) {
  std::string names;
  for (const TallyRow& row : tally.rows()) {
    names += std::string(row.method) + ' ' +
             (row.scramble_length ? std::to_string(*row.scramble_length) : "all") + ' ' +
             std::to_string(row.tally->cubes()) + '\n';
  }
  return names;
}

TEST(ExperimentTally, HasARowForEachMethodAndLengthAndOneForAll) {
  ExperimentTally tally;
  tally.Add("two-phase", Solved(1, 20, 18));
  tally.Add("beginner", Solved(1, 20, 140));
  tally.Add("two-phase", Solved(2, 5, 5));
  tally.Add("two-phase", Solved(3, 5, 4));
  EXPECT_EQ(Names(tally), "two-phase 5 2\ntwo-phase 20 1\ntwo-phase all 3\nbeginner 20 1\n");
  EXPECT_DOUBLE_EQ(tally.rows()[2].tally->turns().mean(), 9);
}

TEST(ExperimentTally, HasOneRowForAMethodWhereCubesAreNoScrambles) {
  ExperimentTally tally;
  for (std::uint64_t number = 1; number <= 3; ++number) tally.Add("cfop", Solved(number, {}, 60));
  EXPECT_EQ(Names(tally), "cfop all 3\n");
  EXPECT_TRUE(ExperimentTally().rows().empty());
}

}  // namespace
}  // namespace cubewright
