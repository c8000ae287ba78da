// Proves that a table is right by working everything out again and comparing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "tables/table_description.h"

namespace cubewright {

struct Verification {
  // Entries at distance 0, 1, 2 .. to the very end, counted afresh.
  std::vector<std::uint64_t> distance_counts;
  bool counts_as_published;
  // Whether each entry of the payload is the one worked out afresh.
  bool entries_right;

  bool ok() const { return counts_as_published && entries_right; }
};

// `payload` is without the header. `on_progress` is called with 0..1, never falling. Takes some
// seconds and payload_bytes() of memory.
Verification VerifyTable(const TableDescription& table, std::span<const std::byte> payload,
                         const std::function<void(double)>& on_progress);

}  // namespace cubewright
