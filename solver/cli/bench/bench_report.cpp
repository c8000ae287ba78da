#include "solver/cli/bench/bench_report.h"

#include <iomanip>
#include <ostream>

namespace cubewright {
namespace {

using Json = nlohmann::ordered_json;

Json SummaryJson(const Summary& summary) {
  return {
      {"mean", summary.mean}, {"median", summary.median}, {"percentile95", summary.percentile95}};
}

Json TimeJson(const TimeToLength& time) {
  return {{"maxLength", time.max_length},
          {"cubes", time.cubes},
          {"reached", time.reached},
          {"timeMs", SummaryJson(time.time_ms)},
          {"meanProcessorTimeMs", time.mean_processor_time_ms},
          {"meanLength", time.mean_length},
          {"nodes", time.nodes}};
}

Json LengthJson(const LengthAfterTime& length) {
  return {{"timeMs", length.time_ms},
          {"solved", length.solved},
          {"length", SummaryJson(length.length)}};
}

Json GenerationJson(const GenerationTime& generation) {
  return {{"table", generation.table},
          {"timeMs", generation.time_ms},
          {"processorTimeMs", generation.processor_time_ms}};
}

template <class Rows, class RowJson>
Json ListJson(const Rows& rows, RowJson row_json) {
  Json list = Json::array();
  for (const auto& row : rows) list.push_back(row_json(row));
  return list;
}

// Three columns, the first of them the mean.
void PrintSummary(const Summary& summary, std::ostream& output) {
  output << summary.mean << '\t' << summary.median << '\t' << summary.percentile95;
}

void PrintTimes(const std::vector<TimeToLength>& times, std::ostream& output) {
  output << "length\treached\tmean ms\tmedian ms\t95 % ms\tCPU ms\tmean length\tnodes\n";
  for (const TimeToLength& time : times) {
    output << "<= " << time.max_length << '\t' << time.reached << '\t';
    PrintSummary(time.time_ms, output);
    output << '\t' << time.mean_processor_time_ms << '\t' << time.mean_length << '\t' << time.nodes
           << '\n';
  }
}

void PrintLengths(const std::vector<LengthAfterTime>& lengths, std::ostream& output) {
  output << "after ms\tsolved\tmean length\tmedian\t95 %\n";
  for (const LengthAfterTime& length : lengths) {
    output << length.time_ms << '\t' << length.solved << '\t';
    PrintSummary(length.length, output);
    output << '\n';
  }
}

double Megabytes(std::uint64_t bytes) { return static_cast<double>(bytes) / 1e6; }

}  // namespace

nlohmann::ordered_json BenchReportJson(const BenchReport& report) {
  Json json = {{"tier", report.tier},
               {"threads", report.settings.threads},
               {"cubes", report.cubes},
               {"warmUpSearches", report.settings.warm_up_searches},
               {"limitMs", report.settings.limit_ms}};
  if (report.start) {
    json["start"] = {{"readyMs", report.start->ready_ms},
                     {"firstSolutionMs", report.start->first_solution_ms}};
  }
  if (!report.times.empty()) json["times"] = ListJson(report.times, TimeJson);
  if (!report.lengths.empty()) json["lengths"] = ListJson(report.lengths, LengthJson);
  if (!report.generation.empty()) json["generation"] = ListJson(report.generation, GenerationJson);
  if (report.memory) {
    json["memory"] = {{"residentBytes", report.memory->now_bytes},
                      {"peakResidentBytes", report.memory->peak_bytes}};
  }
  return json;
}

void PrintBenchReport(const BenchReport& report, std::ostream& output) {
  output << std::fixed << std::setprecision(3);
  output << "tables\t" << report.tier << "\nthreads\t" << report.settings.threads << "\ncubes\t"
         << report.cubes << "\nsearches before, not counted\t" << report.settings.warm_up_searches
         << '\n';
  if (report.start) {
    output << "ready after ms\t" << report.start->ready_ms << "\nfirst solution after ms\t"
           << report.start->first_solution_ms << '\n';
  }
  if (!report.times.empty()) PrintTimes(report.times, output);
  if (!report.lengths.empty()) PrintLengths(report.lengths, output);
  if (!report.generation.empty()) output << "table\tms to make\tCPU ms\n";
  for (const GenerationTime& generation : report.generation) {
    output << generation.table << '\t' << generation.time_ms << '\t' << generation.processor_time_ms
           << '\n';
  }
  if (report.memory) {
    output << "memory MB\t" << Megabytes(report.memory->now_bytes) << "\npeak MB\t"
           << Megabytes(report.memory->peak_bytes) << '\n';
  }
}

}  // namespace cubewright
