#include <gtest/gtest.h>

#include <atomic>
#include <new>
#include <thread>
#include <vector>

#include "solver/threads/generation_threads.h"
#include "solver/threads/thread_team.h"
#include "tables/layered_generation.h"
#include "tables/verification.h"
#include "tests/cpp/tables/sample_table.h"

namespace cubewright {
namespace {

std::vector<std::byte> MakeSample() {
  std::vector<std::byte> payload(kSampleTable.payload_bytes());
  const auto generation = kSampleTable.Generate(payload, GenerationExtent::kTable);
  while (!generation->Step(1)) continue;
  return payload;
}

TEST(TableGeneration, EntriesAreTheDistancesModuloThree) {
  const std::vector<std::byte> payload = MakeSample();
  for (int row = 0; row < kSampleRows; ++row) {
    for (int entry = 0; entry < kSampleRowLength; ++entry) {
      EXPECT_EQ(PackedEntry<2>(payload.data(),
                               static_cast<std::uint32_t>(row * kSampleRowLength + entry)),
                static_cast<unsigned>(SampleDistance(row, entry) % 3))
          << "row " << row << ", entry " << entry;
    }
  }
}

TEST(TableGeneration, VerificationFindsARightTableRightAndAWrongEntryWrong) {
  std::vector<std::byte> payload = MakeSample();
  EXPECT_TRUE(VerifyTable(kSampleTable, payload, [](double) {}).ok());

  SetPackedEntry<2>(payload.data(), 33U, PackedEntry<2>(payload.data(), 33U) ^ 1);
  const Verification wrong = VerifyTable(kSampleTable, payload, [](double) {});
  EXPECT_FALSE(wrong.entries_right);
  EXPECT_TRUE(wrong.counts_as_published);
}

TEST(TableGeneration, VerificationFindsOtherCountsThanThoseDescribed) {
  auto counts = kSampleCounts;
  --counts[3];
  ++counts[4];
  TableDescription table = kSampleTable;
  table.distance_counts = counts;
  const Verification verification = VerifyTable(table, MakeSample(), [](double) {});
  EXPECT_TRUE(verification.entries_right);
  EXPECT_FALSE(verification.counts_as_published);
}

TEST(GenerationThreads, DoEveryPartOnce) {
  std::vector<int> times(20);
  RunParts(20, [&times](int part) { ++times[static_cast<std::size_t>(part)]; });
  EXPECT_EQ(times, std::vector<int>(20, 1));
}

TEST(GenerationThreads, BringWhatAPartThrowsToTheCaller) {
  for (const int failing : {0, 2}) {
    std::atomic<int> done = 0;
    const auto part = [&](int index) {
      if (index == failing) throw std::bad_alloc();
      ++done;
    };
    EXPECT_THROW(RunParts(3, part), std::bad_alloc);
    EXPECT_EQ(done, 2) << "the others are waited for";
  }
}

TEST(ThreadTeam, DoesEveryPartOnceInEachRound) {
  for (const int others : {0, 1, 3}) {
    ThreadTeam team(others);
    for (int round = 0; round < 1000; ++round) {
      const int count = round % 7;
      std::vector<int> times(static_cast<std::size_t>(count));
      team.Run(count, [&times](int part) { ++times[static_cast<std::size_t>(part)]; });
      ASSERT_EQ(times, std::vector<int>(static_cast<std::size_t>(count), 1));
    }
  }
}

TEST(ThreadTeam, WorksOnSeveralThreads) {
  ThreadTeam team(1);
  // Each waits until the other has begun.
  std::atomic<int> begun = 0;
  team.Run(2, [&begun](int) {
    ++begun;
    while (begun < 2) std::this_thread::yield();
  });
  EXPECT_EQ(begun, 2);
}

}  // namespace
}  // namespace cubewright
