#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "solver/pocket/pocket_coordinates.h"
#include "solver/pocket/tables/pocket_ways.h"
#include "solver/pocket/tables/table_set.h"
#include "solver/threads/generation_threads.h"
#include "tables/exact_generation.h"
#include "tables/verification.h"

namespace cubewright {
namespace {

// As J. Scherphuis gives them (jaapsch.net), written down a second time here.
const std::vector<std::uint64_t> kHalfTurnCounts = {1,     9,      54,     321,     1847,   9992,
                                                    50136, 227536, 870072, 1887748, 623800, 2644};
const std::vector<std::uint64_t> kQuarterTurnCounts = {
    1, 6, 27, 120, 534, 2256, 8969, 33058, 114149, 360508, 930588, 1350852, 782536, 90280, 276};

const std::vector<std::byte>& PayloadOf(PocketTable table) {
  static const std::vector<std::vector<std::byte>> payloads = [] {
    std::vector<std::vector<std::byte>> made;
    for (const TableDescription& description : PocketTableSet().tables) {
      made.emplace_back(description.payload_bytes());
      const auto generation = description.Generate(made.back(), GenerationExtent::kTable);
      while (!generation->Step(1)) continue;
    }
    return made;
  }();
  return payloads[static_cast<std::size_t>(table)];
}

std::vector<std::uint64_t> CountsOf(std::span<const std::byte> payload) {
  std::vector<std::uint64_t> counts(16);
  for (std::uint32_t index = 0; index < kPocketPositionCount; ++index) {
    ++counts[PackedEntry<kExactBits>(payload.data(), index)];
  }
  while (counts.back() == 0) counts.pop_back();
  return counts;
}

TEST(PocketTables, AreTheSameBytesOnAnyNumberOfThreads) {
  for (const TableDescription& description : PocketTableSet().tables) {
    for (const int thread_count : {2, 3}) {
      std::vector<std::byte> payload(description.payload_bytes());
      const auto generation =
          description.Generate(payload, GenerationExtent::kTable, OnThreads(thread_count));
      while (!generation->Step(1)) continue;
      EXPECT_TRUE(std::ranges::equal(generation->distance_counts(), description.distance_counts));
      const bool is_half_turns = &description == &DescriptionOf(PocketTable::kHalfTurns);
      EXPECT_EQ(payload,
                PayloadOf(is_half_turns ? PocketTable::kHalfTurns : PocketTable::kQuarterTurns))
          << description.name << " on " << thread_count << " threads";
    }
  }
}

TEST(PocketTables, EntriesAreThePublishedCounts) {
  EXPECT_EQ(CountsOf(PayloadOf(PocketTable::kHalfTurns)), kHalfTurnCounts);
  EXPECT_EQ(CountsOf(PayloadOf(PocketTable::kQuarterTurns)), kQuarterTurnCounts);
}

TEST(PocketTables, DescriptionsHaveThePublishedCounts) {
  EXPECT_TRUE(
      std::ranges::equal(DescriptionOf(PocketTable::kHalfTurns).distance_counts, kHalfTurnCounts));
  EXPECT_TRUE(std::ranges::equal(DescriptionOf(PocketTable::kQuarterTurns).distance_counts,
                                 kQuarterTurnCounts));
}

// Of every position: no turn changes the distance by more than its cost, and some turn leads one
// nearer. With the solved position alone at 0, this makes every entry the distance.
TEST(PocketTables, EveryPositionHasATurnThatLeadsNearerByItsCost) {
  const PocketMoves& moves = PocketMoves::Get();
  for (const PocketTable table : {PocketTable::kHalfTurns, PocketTable::kQuarterTurns}) {
    const bool counts_quarters = table == PocketTable::kQuarterTurns;
    const std::byte* payload = PayloadOf(table).data();
    std::uint64_t wrong = 0;
    for (std::uint32_t index = 0; index < kPocketPositionCount; ++index) {
      const int distance = static_cast<int>(PackedEntry<kExactBits>(payload, index));
      const std::size_t permutation = index / kPocketTwistCount;
      const std::size_t twist = index % kPocketTwistCount;
      bool leads_nearer = index == 0;
      for (std::size_t place = 0; place < kPocketMoves.size(); ++place) {
        const std::uint32_t after =
            moves.permutations()[place][permutation] * std::uint32_t{kPocketTwistCount} +
            moves.twists()[place][twist];
        const int cost = counts_quarters && QuarterTurnsOf(kPocketMoves[place]) == 2 ? 2 : 1;
        const int change = static_cast<int>(PackedEntry<kExactBits>(payload, after)) - distance;
        if (change > cost || change < -cost) ++wrong;
        if (change == -cost) leads_nearer = true;
      }
      if (!leads_nearer) ++wrong;
    }
    EXPECT_EQ(wrong, 0U);
  }
}

TEST(PocketWays, LeadToEachPositionInAsFewTurnsAsCanBe) {
  const PocketWays ways;
  RandomNumbers numbers(1);
  EXPECT_TRUE(ways.To(CubieCube{}).empty());
  for (int i = 0; i < 1'000; ++i) {
    const CubieCube cube = RandomPocketCube(numbers);
    const std::vector<Move> moves = ways.To(cube);
    const CubieCube reached = Apply(CubieCube{}, moves);
    EXPECT_EQ(PocketPermutationOf(reached), PocketPermutationOf(cube));
    EXPECT_EQ(PocketTwistOf(reached), PocketTwistOf(cube));
    const auto index = static_cast<std::uint32_t>(PocketPermutationOf(cube) * kPocketTwistCount +
                                                  PocketTwistOf(cube));
    EXPECT_EQ(moves.size(),
              PackedEntry<kExactBits>(PayloadOf(PocketTable::kHalfTurns).data(), index));
  }
}

TEST(PocketTables, VerificationFindsARightTableRightAndAWrongEntryWrong) {
  const TableDescription& table = DescriptionOf(PocketTable::kHalfTurns);
  std::vector<std::byte> payload = PayloadOf(PocketTable::kHalfTurns);
  EXPECT_TRUE(VerifyTable(table, payload, [](double) {}).ok());
  payload[1'234'567] ^= std::byte{1};
  EXPECT_FALSE(VerifyTable(table, payload, [](double) {}).entries_right);
}

TEST(PocketTables, ProgressNeverFallsAndReachesOne) {
  const TableDescription& table = DescriptionOf(PocketTable::kQuarterTurns);
  std::vector<std::byte> payload(table.payload_bytes());
  const auto generation = table.Generate(payload, GenerationExtent::kAllCounts);
  double last = 0;
  while (!generation->Step(100)) {
    EXPECT_GE(generation->progress(), last);
    last = generation->progress();
  }
  EXPECT_EQ(generation->progress(), 1);
}

}  // namespace
}  // namespace cubewright
