// The two-phase search in every metric but half turns, for JavaScript: an engine for each metric,
// with the set of tables that it needs. A page uses one of them, or a worker for each.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "solver/methods/twophase-metrics/tables/table_set.h"
#include "solver/methods/twophase-metrics/two_phase_metrics.h"
#include "wasm/solves/table_method_engine.h"
#include "wasm/solves/wanted_solutions.h"
#include "wasm/tables/memory_request.h"

namespace cubewright {

// The engine of one metric.
class MetricEngine final : public TableMethodEngine {
 public:
  using TableMethodEngine::TableMethodEngine;
};

// Has the functions of TableRooms for the tables of all sets, one set after the other, and those of
// TableMethodEngine for a solve in any of the metrics.
class MetricsEngine {
 public:
  std::size_t table_count() const { return kMetricTableCount * engines_.size(); }
  const TableSet& SetOf(std::size_t table) const {
    return OfTable(table).SetOf(table % kMetricTableCount);
  }
  const TableDescription& DescriptionOf(std::size_t table) const {
    return OfTable(table).DescriptionOf(table % kMetricTableCount);
  }
  std::byte* ReserveTable(std::size_t table) {
    return OfTable(table).ReserveTable(table % kMetricTableCount);
  }
  std::string_view CommitTable(std::size_t table) {
    return OfTable(table).CommitTable(table % kMetricTableCount);
  }
  void DropTable(std::size_t table) { OfTable(table).DropTable(table % kMetricTableCount); }
  std::uint64_t ChecksumTable(std::size_t table, std::size_t offset, std::size_t size_bytes) const {
    return OfTable(table).ChecksumTable(table % kMetricTableCount, offset, size_bytes);
  }
  bool BeginGeneration(std::size_t table) {
    const std::size_t making_bytes = DescriptionOf(table).making_bytes;
    if (!HasMemoryFor(making_bytes, making_bytes)) return false;
    generating_ = &OfTable(table);
    return generating_->BeginGeneration(table % kMetricTableCount);
  }
  GenerationStatus StepGeneration(std::uint64_t work_units) {
    return generating_->StepGeneration(work_units);
  }

  // Like TableMethodEngine::Start, ending any other solve; also false in half turns.
  bool Start(MethodRequest request) {
    EndSolve();
    request.max_solutions = wanted_.count();
    request.prefer = wanted_.preference();
    for (std::size_t place = 0; place < engines_.size(); ++place) {
      if (request.metric != NameOf(kMetricsWithSets[place])) continue;
      solving_ = engines_[place].get();
      return solving_->Start(request);
    }
    return false;
  }
  void EndSolve() { solving_->EndSolve(); }
  MethodSolve* solve() { return solving_->solve(); }

  // Which solutions later solves give.
  WantedSolutions& wanted() { return wanted_; }

 private:
  static std::unique_ptr<MetricEngine> Make(Metric metric, const MethodDescription& method) {
    return std::make_unique<MetricEngine>(MetricTableSet(metric), method);
  }
  MetricEngine& OfTable(std::size_t table) const { return *engines_[table / kMetricTableCount]; }

  static_assert(kMetricTableCount <= TableRooms::kMostTables);
  // In the order of kMetricsWithSets.
  const std::array<std::unique_ptr<MetricEngine>, kMetricsWithSets.size()> engines_ = {
      Make(Metric::kQtm, kTwoPhaseQtmMethod), Make(Metric::kAxialHtm, kTwoPhaseAxialHtmMethod),
      Make(Metric::kAxialQtm, kTwoPhaseAxialQtmMethod)};
  MetricEngine* solving_ = engines_[0].get();
  MetricEngine* generating_ = engines_[0].get();
  WantedSolutions wanted_;
};

}  // namespace cubewright
