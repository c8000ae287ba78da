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
  // Whether it never fell, began near 0 and ended with 1.
  bool progress_was_right;
};

std::uint64_t EntryCountOf(const LargeTableShape& shape);
MadeLargeTable MakeLargeTable(const LargeTableShape& shape, GenerationThreads threads = {},
                              std::uint64_t work_units = 1000);

}  // namespace cubewright
