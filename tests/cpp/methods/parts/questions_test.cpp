// Questions whose answers are known: how many positions need how many turns.
#include <gtest/gtest.h>

#include <cstdint>
#include <numeric>
#include <vector>

#include "solver/cube/facelets.h"
#include "solver/methods/parts/parts_tables.h"
#include "tests/cpp/methods/parts/plain_search.h"

namespace cubewright {
namespace {

using Counts = std::vector<std::uint64_t>;

// Of a question that one table answers.
Counts CountsOf(const PartsQuestion& question) {
  PartsTables tables(question);
  while (!tables.Step(1'000'000)) continue;
  EXPECT_TRUE(tables.is_exact());
  const auto counts = tables.distances().front()->counts();
  return Counts(counts.begin(), counts.end());
}

double MeanOf(const Counts& counts) {
  double sum = 0;
  for (std::size_t distance = 0; distance < counts.size(); ++distance) {
    sum += static_cast<double>(distance * counts[distance]);
  }
  return sum / static_cast<double>(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}));
}

PartsQuestion CrossOn(Face face) {
  PartsQuestion question;
  for (std::size_t edge = 0; edge < kEdgeCount; ++edge) {
    for (const int sticker : kEdgeStickers[edge]) {
      if (FaceOfSticker(sticker) == face) question.Solve(static_cast<Edge>(edge));
    }
  }
  return question;
}

PartsQuestion Block() {
  return PartsQuestion().Solve(Corner::kDlf).Solve(Edge::kDf).Solve(Edge::kDl).Solve(Edge::kFl);
}

TEST(PartsQuestions, CrossOfEachColourHas190080PositionsOfAtMostEightTurns) {
  const Counts plain = PlainCounts(CrossOn(Face::kD));
  EXPECT_EQ(std::accumulate(plain.begin(), plain.end(), std::uint64_t{0}), 190'080U);
  EXPECT_EQ(plain.size(), 9U);
  EXPECT_NEAR(MeanOf(plain), 5.81, 0.005);
  for (int face = 0; face < kFaceCount; ++face) {
    EXPECT_EQ(CountsOf(CrossOn(static_cast<Face>(face))), plain) << "face " << face;
  }
}

// The counts that "Blockbuilding analyses" gives in the Domain of the Cube Forum (cubezzz), in face
// turns and in quarter turns.
TEST(PartsQuestions, BlockOfTwoByTwoByTwoIsAsPublished) {
  PartsQuestion block = Block();
  EXPECT_EQ(CountsOf(block), (Counts{1, 9, 90, 852, 7169, 44182, 131636, 68940, 561}));
  block.metric = Metric::kQtm;
  EXPECT_EQ(CountsOf(block), (Counts{1, 6, 39, 276, 1899, 11245, 49412, 117221, 70767, 2574}));
}

TEST(PartsQuestions, EdgesOrientedAre2048PositionsOfAtMostSevenTurns) {
  const PartsQuestion question = PartsQuestion().OrientEdges();
  const Counts counts = CountsOf(question);
  EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}), 2048U);
  EXPECT_EQ(counts.size(), 8U);
  EXPECT_NEAR(MeanOf(counts), 4.61, 0.005);
}

// As J. Scherphuis gives them for the 2x2x2 (jaapsch.net, "Mini Cube"): its seven corners other
// than DBL are those of the 3x3x3, and U, R and F do not move DBL.
TEST(PartsQuestions, CornersOfTheSmallCubeAreAsPublished) {
  PartsQuestion question;
  question.moves = 0777;
  for (int corner = 0; corner < kCornerCount; ++corner) question.Solve(static_cast<Corner>(corner));
  EXPECT_EQ(CountsOf(question),
            (Counts{1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644}));
  question.metric = Metric::kQtm;
  EXPECT_EQ(CountsOf(question), (Counts{1, 6, 27, 120, 534, 2256, 8969, 33058, 114149, 360508,
                                        930588, 1350852, 782536, 90280, 276}));
}

TEST(PartsQuestions, NothingAskedIsAnswered) { EXPECT_EQ(CountsOf({}), Counts{1}); }

TEST(PartsQuestions, AreWellFormedOnlyIfTheyCanBePut) {
  EXPECT_TRUE(IsWellFormed({}));
  EXPECT_TRUE(IsWellFormed({.moves = 2}));
  EXPECT_FALSE(IsWellFormed({.moves = 1})) << "U without its inverse";
  EXPECT_FALSE(IsWellFormed({.moves = 5})) << "quarter turns without the half turn";
  const MoveSet half_turns = 0222222;
  PartsQuestion placed = {.finishing_moves = half_turns};
  for (int corner = 0; corner < kCornerCount; ++corner) {
    placed.Place(static_cast<Corner>(corner), PlacesOf(corner));
  }
  EXPECT_TRUE(IsWellFormed(placed));
  PartsQuestion one = {.finishing_moves = half_turns};
  EXPECT_FALSE(IsWellFormed(one.Solve(Corner::kUrf))) << "half turns exchange it with others";
  PartsQuestion both = placed;
  for (int edge = 0; edge < kEdgeCount; ++edge) {
    both.Place(static_cast<Edge>(edge), PlacesOf(edge));
  }
  EXPECT_FALSE(IsWellFormed(both)) << "half turns exchange corners and edges together";
}

}  // namespace
}  // namespace cubewright
