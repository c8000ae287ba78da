#include "solver/methods/beginner/sequence_list.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "solver/cube/cubie_cube.h"
#include "solver/text/notation.h"

namespace cubewright::beginner {
namespace {

const NamedSequence& Named(std::string_view name) {
  return *std::find_if(kSequences.begin(), kSequences.end(),
                       [&](const NamedSequence& sequence) { return sequence.name == name; });
}

CubieCube After(Sequence sequence) {
  const NamedSequence& named = kSequences[static_cast<std::size_t>(sequence)];
  return Apply(CubieCube{}, FaceTurnsOf(WrittenMovesOf(named)));
}

// The places of pieces 0, 1, 2 ... whose position or orientation has changed.
std::set<std::size_t> ChangedCorners(const CubieCube& cube) {
  std::set<std::size_t> changed;
  for (std::size_t i = 0; i < kCornerCount; ++i) {
    if (cube.corner_piece[i] != i || cube.corner_orientation[i] != 0) changed.insert(i);
  }
  return changed;
}

std::set<std::size_t> ChangedEdges(const CubieCube& cube) {
  std::set<std::size_t> changed;
  for (std::size_t i = 0; i < kEdgeCount; ++i) {
    if (cube.edge_piece[i] != i || cube.edge_orientation[i] != 0) changed.insert(i);
  }
  return changed;
}

// Turns as seen in a mirror that exchanges left and right.
std::string Mirrored(std::span<const WrittenMove> moves) {
  std::vector<WrittenMove> mirrored;
  for (const WrittenMove move : moves) {
    const char letter = move.letter == 'R' ? 'L' : move.letter == 'L' ? 'R' : move.letter;
    mirrored.push_back({letter, 4 - move.quarter_turns});
  }
  return WrittenMovesText(mirrored);
}

TEST(BeginnerSequences, CanBeReadAndHaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (const NamedSequence& sequence : kSequences) {
    EXPECT_TRUE(ReadMoves(sequence.moves).ok()) << sequence.name;
    EXPECT_TRUE(names.insert(sequence.name).second) << sequence.name;
  }
}

TEST(BeginnerSequences, AreMirrorImagesWhereTheListSaysSo) {
  int mirrored = 0;
  for (const NamedSequence& sequence : kSequences) {
    if (sequence.mirror_of.empty()) continue;
    ++mirrored;
    EXPECT_EQ(WrittenMovesText(WrittenMovesOf(sequence)),
              Mirrored(WrittenMovesOf(Named(sequence.mirror_of))))
        << sequence.name;
  }
  EXPECT_EQ(mirrored, 2);
}

TEST(BeginnerSequences, KeepWhatIsDoneBeforeThem) {
  const std::set<std::size_t> upper = {0, 1, 2, 3};
  const std::set<std::size_t> right_slot = {0, 1, 2, 3, 4};
  const std::set<std::size_t> left_slot = {0, 1, 2, 3, 5};
  const auto within = [](const std::set<std::size_t>& changed, const std::set<std::size_t>& all) {
    return std::includes(all.begin(), all.end(), changed.begin(), changed.end());
  };
  using enum Sequence;
  for (const Sequence sequence :
       {kCornerIn, kCornerFacingUpIn, kEdgeIn, kEdgeInLeft, kCornerInLeft}) {
    const bool is_left = sequence == kCornerInLeft || sequence == kEdgeInLeft;
    EXPECT_TRUE(within(ChangedCorners(After(sequence)), is_left ? left_slot : right_slot));
  }
  // The cross stays, and of the middle layer only the slot in use changes.
  EXPECT_TRUE(within(ChangedEdges(After(kCornerIn)), {0, 1, 2, 3, 8}));
  EXPECT_TRUE(within(ChangedEdges(After(kCornerInLeft)), {0, 1, 2, 3, 9}));
  EXPECT_TRUE(within(ChangedEdges(After(kCornerFacingUpIn)), {0, 1, 2, 3, 8}));
  EXPECT_TRUE(within(ChangedEdges(After(kEdgeIn)), {0, 1, 2, 3, 8}));
  EXPECT_TRUE(within(ChangedEdges(After(kEdgeInLeft)), {0, 1, 2, 3, 9}));
  // The corners of the lower layer stay when an edge goes in.
  EXPECT_TRUE(within(ChangedCorners(After(kEdgeIn)), upper));
  EXPECT_TRUE(within(ChangedCorners(After(kEdgeInLeft)), upper));

  for (const Sequence sequence : {kUpperCross, kSune, kNiklas}) {
    EXPECT_TRUE(within(ChangedCorners(After(sequence)), upper));
    EXPECT_TRUE(within(ChangedEdges(After(sequence)), upper));
  }
  for (std::size_t i = 0; i < kEdgeCount; ++i) {
    EXPECT_EQ(After(kSune).edge_orientation[i], 0);
  }
  EXPECT_TRUE(ChangedEdges(After(kNiklas)).empty());
  EXPECT_EQ(ChangedCorners(After(kNiklas)).size(), 3U);
}

TEST(BeginnerSequences, TurnOneUpperCornerAndAreUndoneByThree) {
  for (const Sequence sequence : {Sequence::kTurnCorner, Sequence::kTurnCornerBack}) {
    const CubieCube after = After(sequence);
    EXPECT_EQ(after.corner_piece[0], 0);
    EXPECT_NE(after.corner_orientation[0], 0);
    for (const std::size_t place : ChangedCorners(after)) EXPECT_TRUE(place == 0 || place >= 4);
    for (const std::size_t place : ChangedEdges(after)) EXPECT_GE(place, 4U);
    EXPECT_TRUE(IsSolved(Multiply(after, Multiply(after, after))));
  }
  EXPECT_TRUE(IsSolved(Multiply(After(Sequence::kTurnCorner), After(Sequence::kTurnCornerBack))));
}

}  // namespace
}  // namespace cubewright::beginner
