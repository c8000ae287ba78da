// What `cubewright bench` measures. tests/bench/README.md says how to read it; the bundles are
// measured in the same way by tests/bench/bundle-measurement.mjs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "solver/cli/bench/statistics.h"
#include "solver/cube/cubie_cube.h"
#include "solver/methods/twophase/pruning/search_tables.h"
#include "tables/table_description.h"

namespace cubewright {

struct BenchSettings {
  int threads = 1;
  // How many searches are made first, over the same cubes again and again, and not counted.
  std::uint64_t warm_up_searches = 200;
  // A search that takes longer is given up, once it has any solution.
  std::uint64_t limit_ms = 60'000;
};

// Searches to 21 moves, and every tenth one to `hard_length`.
void WarmUp(const BenchSettings& settings, const SearchTables& tables,
            std::span<const CubieCube> cubes, int hard_length);

// Searches that each stopped at their first solution of at most `max_length` moves.
struct TimeToLength {
  int max_length = 0;
  std::size_t cubes = 0;
  std::size_t reached = 0;
  // For a whole search, from the cube to its solution; for one given up, the time until then.
  Summary time_ms;
  // On all threads together, for a cube.
  double mean_processor_time_ms = 0;
  // Of the best solutions, including those of searches given up.
  double mean_length = 0;
  // Positions visited, for all cubes together.
  std::uint64_t nodes = 0;
};
TimeToLength MeasureTimeToLength(const BenchSettings& settings, const SearchTables& tables,
                                 std::span<const CubieCube> cubes, int max_length);

// Searches that ran for the longest of `times_ms`: how short their best solutions were after each.
// One search serves all times.
struct LengthAfterTime {
  std::uint64_t time_ms = 0;
  // Cubes that had a solution by then; the lengths are of these.
  std::size_t solved = 0;
  Summary length;
};
std::vector<LengthAfterTime> MeasureLengthsAfterTimes(const BenchSettings& settings,
                                                      const SearchTables& tables,
                                                      std::span<const CubieCube> cubes,
                                                      std::vector<std::uint64_t> times_ms);

// How long it takes to make a table in memory, on one thread.
struct GenerationTime {
  std::string_view table;
  double time_ms = 0;
  double processor_time_ms = 0;
};
GenerationTime MeasureGeneration(const TableDescription& table);

}  // namespace cubewright
