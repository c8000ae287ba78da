// The two full tables, made once for all tests that need them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/methods/twophase/pruning/search_tables.h"
#include "solver/methods/twophase/tables/table_set.h"

namespace cubewright {

struct GeneratedTable {
  std::vector<std::byte> payload;
  std::vector<std::uint64_t> distance_counts;
  bool progress_never_fell;
};

const GeneratedTable& FullTable(TwoPhaseTable table);
const SearchTables& FullSearchTables();

}  // namespace cubewright
