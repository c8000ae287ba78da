#include "tables/verification.h"

#include <algorithm>

#include "tables/generation.h"

namespace cubewright {
namespace {

constexpr std::uint64_t kWorkUnitsPerReport = 10'000;

std::vector<std::uint64_t> Generate(const TableDescription& table, std::span<std::byte> payload,
                                    GenerationExtent extent,
                                    const std::function<void(double)>& on_progress) {
  const auto generation = table.Generate(payload, extent);
  while (!generation->Step(kWorkUnitsPerReport)) on_progress(generation->progress());
  return generation->distance_counts();
}

}  // namespace

Verification VerifyTable(const TableDescription& table, std::span<const std::byte> payload,
                         const std::function<void(double)>& on_progress) {
  std::vector<std::byte> fresh(table.payload_bytes());
  Verification verification{};
  verification.distance_counts = Generate(table, fresh, GenerationExtent::kTable,
                                          [&](double progress) { on_progress(progress / 2); });
  verification.entries_right =
      std::equal(fresh.begin(), fresh.end(), payload.begin(), payload.end());

  const auto& published = table.distance_counts;
  if (verification.distance_counts.size() < published.size()) {
    verification.distance_counts =
        Generate(table, fresh, GenerationExtent::kAllCounts,
                 [&](double progress) { on_progress((1 + progress) / 2); });
  }
  verification.counts_as_published =
      std::equal(verification.distance_counts.begin(), verification.distance_counts.end(),
                 published.begin(), published.end());
  on_progress(1);
  return verification;
}

}  // namespace cubewright
