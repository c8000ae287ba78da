#include "solver/experiments/cube_series.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>
#include <vector>

#include "solver/cube/solvable.h"
#include "solver/pocket/pocket_coordinates.h"

namespace cubewright {
namespace {

std::vector<SeriesCube> AllOf(const CubeSeries& series) {
  CubeDrawing drawing(series);
  std::vector<SeriesCube> all;
  while (const auto drawn = drawing.Next()) all.push_back(*drawn);
  return all;
}

std::vector<CubieCube> CubesOf(const CubeSeries& series, int length) {
  std::vector<CubieCube> cubes;
  for (const SeriesCube& drawn : AllOf(series)) {
    if (drawn.scramble_length == length) cubes.push_back(drawn.cube);
  }
  return cubes;
}

CubeSeries Scrambles(std::vector<ScrambleGroup> groups, std::uint64_t seed = 1) {
  return {.kind = SeriesKind::kScrambles, .scrambles = std::move(groups), .seed = seed};
}

TEST(CubeSeries, DrawsTheCubesOfScrambleWithTheSameSeed) {
  RandomNumbers numbers(5);
  const std::vector<SeriesCube> drawn = AllOf({.count = 20, .seed = 5});
  ASSERT_EQ(drawn.size(), 20);
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    EXPECT_EQ(drawn[i].cube, RandomCube(numbers));
    EXPECT_EQ(drawn[i].number, i + 1);
    EXPECT_FALSE(drawn[i].scramble_length);
  }
  RandomNumbers pocket_numbers(5);
  for (const SeriesCube& each : AllOf({.is_pocket = true, .count = 20, .seed = 5})) {
    EXPECT_EQ(each.cube, RandomPocketCube(pocket_numbers));
  }
}

TEST(CubeSeries, GivesTheSameScramblesForTheSameSeedAndOthersForAnother) {
  const auto first = CubesOf(Scrambles({{20, 30}}), 20);
  EXPECT_EQ(first, CubesOf(Scrambles({{20, 30}}), 20));
  const auto other = CubesOf(Scrambles({{20, 30}}, 2), 20);
  for (std::size_t i = 0; i < first.size(); ++i) EXPECT_NE(first[i], other[i]);
}

TEST(CubeSeries, GivesAsManyOfEachLengthWhateverOtherLengthsThereAre) {
  const CubeSeries several = Scrambles({{5, 3}, {100, 0}, {20, 4}, {0, 2}});
  EXPECT_EQ(several.total(), 9);
  const std::vector<SeriesCube> drawn = AllOf(several);
  ASSERT_EQ(drawn.size(), 9);
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    EXPECT_EQ(drawn[i].number, i + 1);
    EXPECT_EQ(drawn[i].scramble_length, i < 3 ? 5 : i < 7 ? 20 : 0);
    EXPECT_TRUE(IsSolvable(drawn[i].cube));
  }
  EXPECT_EQ(CubesOf(several, 20), CubesOf(Scrambles({{20, 4}}), 20));
  EXPECT_TRUE(IsSolved(drawn.back().cube));
}

// Counts lie around their mean as those of a fair die; the seed is fixed.
TEST(RandomTurns, AreEachAsLikelyAsAnyOtherWhateverCameBefore) {
  RandomNumbers numbers(3);
  constexpr int kTurns = 180'000;
  for (const bool is_pocket : {false, true}) {
    const std::size_t kinds = is_pocket ? 9 : 18;
    const std::vector<Move> turns = RandomTurns(kTurns, is_pocket, numbers);
    ASSERT_EQ(turns.size(), kTurns);
    std::map<std::pair<Move, Move>, int> pairs;
    for (std::size_t i = 1; i < turns.size(); ++i) ++pairs[{turns[i - 1], turns[i]}];
    ASSERT_EQ(pairs.size(), kinds * kinds);
    const double expected = double{kTurns} / static_cast<double>(kinds * kinds);
    for (const auto& [pair, count] : pairs) {
      EXPECT_NEAR(count, expected, 5 * std::sqrt(expected));
    }
  }
}

TEST(CubeSeries, TurnsOfA2x2x2LeaveItsCornerAtHomeAndItsEdgesSolved) {
  CubeSeries series = Scrambles({{30, 50}});
  series.is_pocket = true;
  std::set<int> permutations;
  for (const CubieCube& cube : CubesOf(series, 30)) {
    EXPECT_EQ(cube, PocketCube(PocketPermutationOf(cube), PocketTwistOf(cube)));
    permutations.insert(PocketPermutationOf(cube));
  }
  EXPECT_GT(permutations.size(), 40);
}

TEST(CubeSeries, GoesThroughEveryPositionOfThe2x2x2Once) {
  CubeDrawing drawing({.kind = SeriesKind::kEvery, .is_pocket = true});
  std::vector<bool> seen(kPocketPositionCount);
  std::uint64_t count = 0;
  while (const auto drawn = drawing.Next()) {
    const auto place = static_cast<std::size_t>(
        PocketPermutationOf(drawn->cube) * kPocketTwistCount + PocketTwistOf(drawn->cube));
    ASSERT_FALSE(seen[place]);
    seen[place] = true;
    ++count;
  }
  EXPECT_EQ(count, kPocketPositionCount);
}

}  // namespace
}  // namespace cubewright
