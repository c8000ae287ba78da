#include "solver/methods/twophase/tables/table_set.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "solver/cube/random_cube.h"
#include "solver/methods/twophase/walks/phase1_position.h"
#include "tables/packed_entries.h"
#include "tables/verification.h"
#include "tests/cpp/twophase/full_tables.h"

namespace cubewright {
namespace {

// As published by H. Kociemba and by this project, written down a second time here.
const std::vector<std::uint64_t> kPhase1Counts = {
    1, 1, 5, 44, 487, 5841, 68364, 776568, 7950748, 52098876, 76236234, 3771112, 129};
const std::vector<std::uint64_t> kPhase2Counts = {
    1,       3,       10,       52,       285,      1318,     5671,    26502, 115467, 470846,
    1853056, 6535823, 18349792, 32843350, 34118883, 15974563, 1290346, 19777, 15};

TEST(TwoPhaseTables, CountsOfPhase1AreThePublishedOnes) {
  EXPECT_EQ(FullTable(TwoPhaseTable::kPhase1).distance_counts, kPhase1Counts);
  EXPECT_TRUE(FullTable(TwoPhaseTable::kPhase1).progress_never_fell);
}

// The payload itself, counted: what lies at 8 or fewer, 9, 10 and more moves.
TEST(TwoPhaseTables, EntriesOfPhase2AreThePublishedCounts) {
  const GeneratedTable& table = FullTable(TwoPhaseTable::kPhase2);
  std::array<std::uint64_t, 4> entries{};
  for (std::uint32_t i = 0; i < DescriptionOf(TwoPhaseTable::kPhase2).entry_count(); ++i) {
    ++entries[PackedEntry<2>(table.payload.data(), i)];
  }
  std::array<std::uint64_t, 4> expected{};
  for (std::size_t distance = 0; distance < kPhase2Counts.size(); ++distance) {
    expected[distance <= 8 ? 0 : std::min<std::size_t>(distance - 8, 3)] += kPhase2Counts[distance];
  }
  EXPECT_EQ(entries, expected);
  EXPECT_TRUE(table.progress_never_fell);
}

TEST(TwoPhaseTables, EntriesOfPhase1AreThePublishedCountsModuloThree) {
  const GeneratedTable& table = FullTable(TwoPhaseTable::kPhase1);
  std::array<std::uint64_t, 4> entries{};
  for (std::uint32_t i = 0; i < DescriptionOf(TwoPhaseTable::kPhase1).entry_count(); ++i) {
    ++entries[PackedEntry<2>(table.payload.data(), i)];
  }
  std::array<std::uint64_t, 4> expected{};
  for (std::size_t distance = 0; distance < kPhase1Counts.size(); ++distance) {
    expected[distance % 3] += kPhase1Counts[distance];
  }
  EXPECT_EQ(entries, expected);
}

TEST(TwoPhaseTables, DescriptionsHaveThePublishedCounts) {
  EXPECT_TRUE(
      std::ranges::equal(DescriptionOf(TwoPhaseTable::kPhase1).distance_counts, kPhase1Counts));
  EXPECT_TRUE(
      std::ranges::equal(DescriptionOf(TwoPhaseTable::kPhase2).distance_counts, kPhase2Counts));
}

TEST(TwoPhaseTablesLong, VerificationFindsPhase2Right) {
  const Verification right = VerifyTable(DescriptionOf(TwoPhaseTable::kPhase2),
                                         FullTable(TwoPhaseTable::kPhase2).payload, [](double) {});
  EXPECT_TRUE(right.ok());
  EXPECT_EQ(right.distance_counts, kPhase2Counts);
}

TEST(TwoPhaseTablesLong, VerificationCountsAllDistancesAndFindsOneWrongEntry) {
  std::vector<std::byte> payload = FullTable(TwoPhaseTable::kPhase2).payload;
  double progress = 0;
  const auto hear = [&](double now) {
    EXPECT_GE(now, progress);
    progress = now;
  };
  SetPackedEntry<2>(payload.data(), 12345678U, PackedEntry<2>(payload.data(), 12345678U) ^ 1);
  const Verification wrong = VerifyTable(DescriptionOf(TwoPhaseTable::kPhase2), payload, hear);
  EXPECT_EQ(progress, 1);
  EXPECT_FALSE(wrong.entries_right);
  EXPECT_TRUE(wrong.counts_as_published);
}

TEST(TwoPhaseTablesLong, VerificationFindsPhase1Right) {
  const Verification verification =
      VerifyTable(DescriptionOf(TwoPhaseTable::kPhase1), FullTable(TwoPhaseTable::kPhase1).payload,
                  [](double) {});
  EXPECT_TRUE(verification.ok());
  EXPECT_EQ(verification.distance_counts, kPhase1Counts);
}

// Distances of random cubes found by walking the table, compared with a search without tables.
TEST(TwoPhaseTables, Phase1DistancesAreTrueForScramblesOfFewMoves) {
  RandomNumbers numbers(25);
  for (int i = 0; i < 2000; ++i) {
    CubieCube cube;
    const int turns = static_cast<int>(numbers.Below(10));
    for (int turn = 0; turn < turns; ++turn) {
      cube = Apply(cube, static_cast<Move>(numbers.Below(kMoveCount)));
    }
    const Phase1Position position = Phase1PositionOf(FullSearchTables(), cube);
    ASSERT_LE(position.distance, turns);
    const bool is_in_subgroup = TwistOf(cube) == 0 && FlipOf(cube) == 0 &&
                                QuartetOf(cube, Quartet::kSlice) < kQuartetOrderCount;
    ASSERT_EQ(position.distance == 0, is_in_subgroup);
    // One move changes the distance by at most one, and some move brings it down.
    int nearer = 0;
    for (Move move = 0; move < kMoveCount; ++move) {
      const int next = Phase1PositionOf(FullSearchTables(), Apply(cube, move)).distance;
      ASSERT_LE(std::abs(next - position.distance), 1);
      if (next < position.distance) ++nearer;
    }
    ASSERT_EQ(nearer > 0, position.distance > 0);
  }
}

}  // namespace
}  // namespace cubewright
