#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "solver/cube/random_cube.h"
#include "solver/methods/twophase/pruning/two_bit_entries.h"
#include "solver/methods/twophase/walks/phase1_position.h"
#include "tables/table_header.h"
#include "tables/verification.h"
#include "tests/cpp/twophase/full_tables.h"

namespace cubewright {
namespace {

// As in H. Kociemba's and this project's publications, written down a second time here.
const std::vector<std::uint64_t> kPhase1Counts = {
    1, 1, 5, 44, 487, 5841, 68364, 776568, 7950748, 52098876, 76236234, 3771112, 129};
const std::vector<std::uint64_t> kPhase2Counts = {
    1,       3,       10,       52,       285,      1318,     5671,    26502, 115467, 470846,
    1853056, 6535823, 18349792, 32843350, 34118883, 15974563, 1290346, 19777, 15};

TEST(Tables, CountsOfPhase1AreThePublishedOnes) {
  EXPECT_EQ(FullTable(TableKind::kPhase1).distance_counts, kPhase1Counts);
  EXPECT_TRUE(FullTable(TableKind::kPhase1).progress_never_fell);
}

// The payload itself, counted: what lies at 8 or fewer, 9, 10 and more moves.
TEST(Tables, EntriesOfPhase2AreThePublishedCounts) {
  const GeneratedTable& table = FullTable(TableKind::kPhase2);
  std::array<std::uint64_t, 4> entries{};
  for (std::uint32_t i = 0; i < ShapeOf(TableKind::kPhase2).entry_count(); ++i) {
    ++entries[TwoBitEntry(table.payload.data(), i)];
  }
  std::array<std::uint64_t, 4> expected{};
  for (std::size_t distance = 0; distance < kPhase2Counts.size(); ++distance) {
    expected[distance <= 8 ? 0 : std::min<std::size_t>(distance - 8, 3)] += kPhase2Counts[distance];
  }
  EXPECT_EQ(entries, expected);
  EXPECT_TRUE(table.progress_never_fell);
}

TEST(Tables, EntriesOfPhase1AreThePublishedCountsModuloThree) {
  const GeneratedTable& table = FullTable(TableKind::kPhase1);
  std::array<std::uint64_t, 4> entries{};
  for (std::uint32_t i = 0; i < ShapeOf(TableKind::kPhase1).entry_count(); ++i) {
    ++entries[TwoBitEntry(table.payload.data(), i)];
  }
  std::array<std::uint64_t, 4> expected{};
  for (std::size_t distance = 0; distance < kPhase1Counts.size(); ++distance) {
    expected[distance % 3] += kPhase1Counts[distance];
  }
  EXPECT_EQ(entries, expected);
}

TEST(Tables, ShapesTellThePublishedCounts) {
  EXPECT_TRUE(std::ranges::equal(ShapeOf(TableKind::kPhase1).distance_counts, kPhase1Counts));
  EXPECT_TRUE(std::ranges::equal(ShapeOf(TableKind::kPhase2).distance_counts, kPhase2Counts));
}

TEST(Tables, VerificationCountsAllDistancesAndFindsOneWrongEntry) {
  std::vector<std::byte> payload = FullTable(TableKind::kPhase2).payload;
  double progress = 0;
  const auto hear = [&](double now) {
    EXPECT_GE(now, progress);
    progress = now;
  };
  const Verification right = VerifyTable(TableKind::kPhase2, payload, hear);
  EXPECT_TRUE(right.ok());
  EXPECT_EQ(right.distance_counts, kPhase2Counts);
  EXPECT_EQ(progress, 1);

  SetTwoBitEntry(payload.data(), 12345678, TwoBitEntry(payload.data(), 12345678) ^ 1);
  const Verification wrong = VerifyTable(TableKind::kPhase2, payload, [](double) {});
  EXPECT_FALSE(wrong.entries_right);
  EXPECT_TRUE(wrong.counts_as_published);
}

TEST(TablesLong, VerificationFindsPhase1Right) {
  const Verification verification =
      VerifyTable(TableKind::kPhase1, FullTable(TableKind::kPhase1).payload, [](double) {});
  EXPECT_TRUE(verification.ok());
  EXPECT_EQ(verification.distance_counts, kPhase1Counts);
}

// Distances of random cubes found by walking the table, against a search that knows no table.
TEST(Tables, Phase1DistancesAreTrueForScramblesOfFewMoves) {
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

TEST(TableHeader, ReadsWhatItWrites) {
  for (const TableKind kind : kTableKinds) {
    std::vector<std::byte> file(TableFileBytes(kind));
    const auto header = EncodeTableHeader(kind);
    std::copy(header.begin(), header.end(), file.begin());
    const auto decoded = DecodeTableHeader(file);
    ASSERT_TRUE(decoded.ok());
    EXPECT_EQ(decoded->kind, kind);
    EXPECT_EQ(decoded->entry_count, ShapeOf(kind).entry_count());
    EXPECT_EQ(decoded->payload_bytes, PayloadBytes(kind));
    EXPECT_EQ(decoded->payload_sha256, ExpectedPayloadSha256(kind));
  }
}

TEST(TableHeader, NamesWhatIsWrong) {
  const TableKind kind = TableKind::kPhase2;
  std::vector<std::byte> right(TableFileBytes(kind));
  const auto header = EncodeTableHeader(kind);
  std::copy(header.begin(), header.end(), right.begin());
  const auto error_with = [&](std::size_t offset) {
    std::vector<std::byte> file = right;
    file[offset] ^= std::byte{0x40};
    const auto decoded = DecodeTableHeader(file);
    return decoded.ok() ? "none" : std::string(TableErrorCode(decoded.failure()));
  };
  EXPECT_EQ(error_with(0), "table-magic");
  EXPECT_EQ(error_with(8), "table-version");
  EXPECT_EQ(error_with(12), "table-version");
  EXPECT_EQ(error_with(16), "table-kind");
  EXPECT_EQ(error_with(20), "table-version");
  EXPECT_EQ(error_with(24), "table-length");
  EXPECT_EQ(error_with(32), "table-length");
  EXPECT_EQ(error_with(48), "table-hash");
  EXPECT_EQ(error_with(79), "table-hash");

  const std::span<const std::byte> file = right;
  for (const std::size_t size : {std::size_t{0}, std::size_t{7}}) {
    EXPECT_EQ(DecodeTableHeader(file.first(size)).failure(), TableError::kMagic);
  }
  for (const std::size_t size :
       {std::size_t{8}, kTableHeaderBytes - 1, kTableHeaderBytes, right.size() - 1}) {
    EXPECT_EQ(DecodeTableHeader(file.first(size)).failure(), TableError::kLength);
  }
  right.push_back(std::byte{0});
  EXPECT_EQ(DecodeTableHeader(right).failure(), TableError::kLength);
}

TEST(TableError, EachHasACodeAndAMessageOfItsOwn) {
  std::set<std::string_view> codes;
  std::set<std::string_view> messages;
  for (int error = 0; error < kTableErrorCount; ++error) {
    codes.insert(TableErrorCode(static_cast<TableError>(error)));
    messages.insert(TableErrorMessage(static_cast<TableError>(error)));
  }
  EXPECT_EQ(codes.size(), static_cast<std::size_t>(kTableErrorCount));
  EXPECT_EQ(messages.size(), static_cast<std::size_t>(kTableErrorCount));
}

}  // namespace
}  // namespace cubewright
