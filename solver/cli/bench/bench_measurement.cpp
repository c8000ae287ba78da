#include "solver/cli/bench/bench_measurement.h"

#include <algorithm>
#include <numeric>

#include "solver/cli/bench/process_usage.h"
#include "solver/cli/solving/stopwatch.h"
#include "solver/cli/solving/timed_search.h"
#include "tables/generation.h"

namespace cubewright {
namespace {

// Most warm-up searches are short, to run what every search does once; some are long, to run the
// rest.
constexpr int kWarmUpLength = 21;
constexpr std::uint64_t kHardWarmUpShare = 10;

constexpr std::uint64_t kWorkUnitsPerStep = 256;

double Mean(double sum, std::size_t count) {
  return count == 0 ? 0 : sum / static_cast<double>(count);
}

// The solutions of one cube as they came, each shorter than the one before.
struct Improvement {
  int length;
  double time_ms;
};
using Course = std::vector<Improvement>;

LengthAfterTime LengthsAfter(std::uint64_t time_ms, std::span<const Course> courses) {
  std::vector<double> lengths;
  for (const Course& course : courses) {
    const auto later = std::find_if(course.begin(), course.end(), [time_ms](const Improvement& i) {
      return i.time_ms > static_cast<double>(time_ms);
    });
    if (later != course.begin()) lengths.push_back(std::prev(later)->length);
  }
  return {time_ms, lengths.size(), Summarize(lengths)};
}

}  // namespace

void WarmUp(const BenchSettings& settings, const SearchTables& tables,
            std::span<const CubieCube> cubes, int hard_length) {
  for (std::uint64_t i = 0; i < settings.warm_up_searches; ++i) {
    const int max_length = i % kHardWarmUpShare == 0 ? hard_length : kWarmUpLength;
    SolveWithin({max_length, settings.limit_ms, {}, settings.threads}, tables,
                cubes[i % cubes.size()]);
  }
}

TimeToLength MeasureTimeToLength(const BenchSettings& settings, const SearchTables& tables,
                                 std::span<const CubieCube> cubes, int max_length) {
  const SolveLimits limits{max_length, settings.limit_ms, {}, settings.threads};
  TimeToLength measured;
  measured.max_length = max_length;
  measured.cubes = cubes.size();
  std::vector<double> times_ms;
  int total_length = 0;
  const double processor_start_ms = ProcessorTimeMs();
  for (const CubieCube& cube : cubes) {
    const Stopwatch stopwatch;
    const SolveResult result = SolveWithin(limits, tables, cube);
    times_ms.push_back(stopwatch.time_ms());
    if (result.length() <= max_length) ++measured.reached;
    total_length += result.length();
    measured.nodes += result.nodes;
  }
  measured.mean_processor_time_ms = Mean(ProcessorTimeMs() - processor_start_ms, cubes.size());
  measured.mean_length = Mean(total_length, cubes.size());
  measured.time_ms = Summarize(times_ms);
  return measured;
}

std::vector<LengthAfterTime> MeasureLengthsAfterTimes(const BenchSettings& settings,
                                                      const SearchTables& tables,
                                                      std::span<const CubieCube> cubes,
                                                      std::vector<std::uint64_t> times_ms) {
  std::vector<LengthAfterTime> measured;
  if (times_ms.empty()) return measured;
  std::sort(times_ms.begin(), times_ms.end());
  const SolveLimits limits{0, times_ms.back(), {}, settings.threads};
  std::vector<Course> courses(cubes.size());
  for (std::size_t i = 0; i < cubes.size(); ++i) {
    SolveWithin(limits, tables, cubes[i], [&course = courses[i]](int length, double time_ms) {
      course.push_back({length, time_ms});
    });
  }
  for (const std::uint64_t time_ms : times_ms) measured.push_back(LengthsAfter(time_ms, courses));
  return measured;
}

GenerationTime MeasureGeneration(const TableDescription& table) {
  std::vector<std::byte> payload(table.payload_bytes());
  const double processor_start_ms = ProcessorTimeMs();
  const Stopwatch stopwatch;
  const auto generation = table.Generate(payload, GenerationExtent::kTable);
  while (!generation->Step(kWorkUnitsPerStep)) continue;
  return {table.name, stopwatch.time_ms(), ProcessorTimeMs() - processor_start_ms};
}

}  // namespace cubewright
