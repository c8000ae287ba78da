// What `cubewright bench` writes.
#pragma once

#include <iosfwd>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "solver/cli/bench/bench_measurement.h"
#include "solver/cli/bench/process_usage.h"

namespace cubewright {

struct StartTime {
  // Until a search can begin: the table files are read and checked, and the small tables made.
  double ready_ms = 0;
  // Until the first solution of the first cube, all of this included.
  double first_solution_ms = 0;
};

// The parts that were asked for; the others are missing or empty.
struct BenchReport {
  BenchSettings settings;
  std::size_t cubes = 0;
  std::string_view tier;
  std::optional<StartTime> start;
  std::vector<TimeToLength> times;
  std::vector<LengthAfterTime> lengths;
  std::vector<GenerationTime> generation;
  std::optional<ResidentMemory> memory;
};

// {"tier", "threads", "cubes", "warmUpSearches", "limitMs"} and, for the parts, "start", "times",
// "lengths", "generation", "memory", as tests/bench/README.md describes them.
nlohmann::ordered_json BenchReportJson(const BenchReport& report);

// The same for people: tables with tabs between their columns.
void PrintBenchReport(const BenchReport& report, std::ostream& output);

}  // namespace cubewright
