// Members of the large table's family that are small enough, or reach near enough, for tests.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "tables/generation.h"
#include "tables/table_description.h"

namespace cubewright {

// The parameters that distinguish members.
struct LargeTableShape {
  // The number of places whose flips are counted.
  int flip_places;
  unsigned bits_per_entry;
  // The last distance that is distinguished from those beyond.
  int last_distance;
};

struct MadeLargeTable {
  LargeTableShape shape;
  std::vector<std::byte> payload;
  std::vector<std::uint64_t> distance_counts;
  // Whether it began near 0, never fell and was below 1 to the end.
  bool progress_was_right;
  double progress_at_end;
};

std::uint64_t EntryCountOf(const LargeTableShape& shape);
// `counts`: those that its description gives; others if there are none.
MadeLargeTable MakeLargeTable(const LargeTableShape& shape, GenerationThreads threads = {},
                              std::uint64_t work_units = 1000,
                              std::span<const std::uint64_t> counts = {});

}  // namespace cubewright
