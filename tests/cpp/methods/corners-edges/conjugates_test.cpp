#include "solver/methods/corners-edges/conjugates.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>

#include "solver/cube/solvable.h"
#include "solver/text/notation.h"

namespace cubewright::corners_edges {
namespace {

// The places where a cube differs from a solved one: in the piece that is there, or only in its
// orientation.
struct Changes {
  std::set<std::size_t> moved_corners;
  std::set<std::size_t> turned_corners;
  std::set<std::size_t> moved_edges;
  std::set<std::size_t> flipped_edges;
};

Changes ChangesOf(const CubieCube& cube) {
  Changes changes;
  for (std::size_t i = 0; i < kCornerCount; ++i) {
    if (cube.corner_piece[i] != i) changes.moved_corners.insert(i);
    if (cube.corner_orientation[i] != 0) changes.turned_corners.insert(i);
  }
  for (std::size_t i = 0; i < kEdgeCount; ++i) {
    if (cube.edge_piece[i] != i) changes.moved_edges.insert(i);
    if (cube.edge_orientation[i] != 0) changes.flipped_edges.insert(i);
  }
  return changes;
}

Changes ChangesBy(Sequence sequence) {
  const NamedSequence& named = kSequences[static_cast<std::size_t>(sequence)];
  return ChangesOf(Apply(CubieCube{}, FaceTurnsOf(WrittenMovesOf(named))));
}

TEST(ProofSequences, ChangeNothingButTheirPieces) {
  using enum Sequence;
  for (const Sequence sequence : {kCornerCycle, kCornerCycleBack}) {
    EXPECT_EQ(ChangesBy(sequence).moved_corners.size(), 3U);
    EXPECT_TRUE(ChangesBy(sequence).moved_edges.empty());
    EXPECT_TRUE(ChangesBy(sequence).flipped_edges.empty());
  }
  EXPECT_EQ(ChangesBy(kEdgeCycle).moved_edges.size(), 3U);
  EXPECT_TRUE(ChangesBy(kEdgeCycle).moved_corners.empty());
  EXPECT_TRUE(ChangesBy(kEdgeCycle).turned_corners.empty());
  for (const Sequence sequence : {kCornerTwist, kCornerTwistBack}) {
    EXPECT_EQ(ChangesBy(sequence).turned_corners.size(), 2U);
    EXPECT_TRUE(ChangesBy(sequence).moved_corners.empty());
    EXPECT_TRUE(ChangesBy(sequence).moved_edges.empty());
    EXPECT_TRUE(ChangesBy(sequence).flipped_edges.empty());
  }
  EXPECT_EQ(ChangesBy(kEdgeFlip).flipped_edges.size(), 2U);
  EXPECT_TRUE(ChangesBy(kEdgeFlip).moved_edges.empty());
  EXPECT_TRUE(ChangesBy(kEdgeFlip).moved_corners.empty());
  EXPECT_TRUE(ChangesBy(kEdgeFlip).turned_corners.empty());
}

TEST(Conjugates, AreTurnsASequenceAndTheTurnsUndone) {
  for (int stage = 0; stage < kStageCount; ++stage) {
    for (const Conjugate& conjugate : ConjugatesOf(static_cast<Stage>(stage))) {
      const auto sequence =
          WrittenMovesOf(kSequences[static_cast<std::size_t>(conjugate.sequence)]);
      const std::size_t setup_turns = (conjugate.written.size() - sequence.size()) / 2;
      ASSERT_LE(setup_turns, kMostSetupTurns);
      ASSERT_LE(conjugate.moves.size(), kMostConjugateMoves);
      ASSERT_EQ(conjugate.written.size(), sequence.size() + 2 * setup_turns);
      for (std::size_t i = 0; i < setup_turns; ++i) {
        ASSERT_EQ(conjugate.written[i],
                  InverseMove(conjugate.written[conjugate.written.size() - 1 - i]));
      }
      for (std::size_t i = 0; i < sequence.size(); ++i) {
        ASSERT_EQ(conjugate.written[setup_turns + i], sequence[i]);
      }
      ASSERT_EQ(conjugate.effect, Apply(CubieCube{}, FaceTurnsOf(conjugate.written)));
    }
  }
}

// Any three pieces can be cycled either way, any two turned: so from every position some conjugate
// brings one more piece home.
TEST(Conjugates, DoEveryChangeThatAStageMayWant) {
  std::set<decltype(CubieCube::corner_piece)> corner_cycles;
  std::set<std::pair<std::size_t, std::size_t>> quarter_turn_ways;
  for (const Conjugate& conjugate : ConjugatesOf(Stage::kCornersPlaced)) {
    const auto& piece = conjugate.effect.corner_piece;
    if (ChangesOf(conjugate.effect).moved_corners.size() == 3) {
      corner_cycles.insert(piece);
    } else {
      ASSERT_TRUE(IsOddPermutation(piece));
      for (std::size_t to = 0; to < kCornerCount; ++to) {
        if (piece[to] != to) quarter_turn_ways.insert({piece[to], to});
      }
    }
  }
  EXPECT_EQ(corner_cycles.size(), 2U * 8 * 7 * 6 / 6);
  EXPECT_EQ(quarter_turn_ways.size(), 8U * 7);

  std::set<decltype(CubieCube::edge_piece)> edge_cycles;
  for (const Conjugate& conjugate : ConjugatesOf(Stage::kEdgesPlaced)) {
    EXPECT_EQ(ChangesOf(conjugate.effect).moved_edges.size(), 3U);
    edge_cycles.insert(conjugate.effect.edge_piece);
  }
  EXPECT_EQ(edge_cycles.size(), 2U * 12 * 11 * 10 / 6);

  std::set<decltype(CubieCube::corner_orientation)> twists;
  for (const Conjugate& conjugate : ConjugatesOf(Stage::kCornersTurned)) {
    twists.insert(conjugate.effect.corner_orientation);
  }
  EXPECT_EQ(twists.size(), 8U * 7);

  std::set<decltype(CubieCube::edge_orientation)> flips;
  for (const Conjugate& conjugate : ConjugatesOf(Stage::kEdgesFlipped)) {
    flips.insert(conjugate.effect.edge_orientation);
  }
  EXPECT_EQ(flips.size(), 12U * 11 / 2);
}

}  // namespace
}  // namespace cubewright::corners_edges
