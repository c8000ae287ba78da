#include "tests/cpp/optimal/sample_large_table.h"

#include "solver/methods/optimal/large/large_generation.h"

namespace cubewright {
namespace {

TableDescription DescriptionOf(const LargeTableShape& shape,
                               std::span<const std::uint64_t> counts) {
  return {.name = "sample",
          .file_name = "sample.table",
          .kind = 0,
          .row_count = kCornerClassCount,
          .row_length = kSlicesCount << shape.flip_places,
          .bits_per_entry = shape.bits_per_entry,
          .distance_counts = counts,
          .payload_sha256 = {},
          .make_generation = &MakeLargeGeneration};
}

}  // namespace

std::uint64_t EntryCountOf(const LargeTableShape& shape) {
  return DescriptionOf(shape, {}).entry_count();
}

MadeLargeTable MakeLargeTable(const LargeTableShape& shape, GenerationThreads threads,
                              std::uint64_t work_units, std::span<const std::uint64_t> counts) {
  // The table has the same bytes whatever they are; only their number matters.
  const std::vector<std::uint64_t> others(static_cast<std::size_t>(shape.last_distance) + 1);
  const TableDescription table = DescriptionOf(shape, counts.empty() ? others : counts);
  MadeLargeTable made{shape, std::vector<std::byte>(table.payload_bytes()), {}, true, 0};
  const auto generation = table.Generate(made.payload, GenerationExtent::kTable, threads);
  double progress = 0;
  made.progress_was_right = generation->progress() < 0.01;
  while (!generation->Step(work_units)) {
    if (generation->progress() < progress) made.progress_was_right = false;
    progress = generation->progress();
  }
  if (progress >= 1) made.progress_was_right = false;
  made.progress_at_end = generation->progress();
  made.distance_counts = generation->distance_counts();
  return made;
}

}  // namespace cubewright
