// Phase 2: the cheapest way home within the subgroup, if it is cheap enough.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "solver/methods/twophase-metrics/pruning/metric_tables.h"

namespace cubewright {

// No phase 2 that costs more is searched for: a solution with a cheaper one is found sooner behind
// a costlier phase 1.
constexpr int MostPhase2Cost(Metric metric) { return metric == Metric::kAxialHtm ? 9 : 16; }

class Phase2StepSearch {
 public:
  explicit Phase2StepSearch(const MetricTables& tables) : tables_(tables) {}

  // The least cost, at most `limit`, of steps that solve the position, or -1 if there are none.
  // `limit` is at most MostPhase2Cost. `turned` is what the last axis was turned before. The caller
  // has checked that the tables allow `limit`.
  int Solve(const StepPosition& position, AxisTurn turned, int limit);

  // The steps of the last Solve that succeeded.
  std::span<const std::uint8_t> steps() const {
    return {steps_.data(), static_cast<std::size_t>(count_)};
  }
  // Positions visited since the last call.
  std::uint64_t TakeNodes() {
    const std::uint64_t nodes = nodes_;
    nodes_ = 0;
    return nodes;
  }

 private:
  bool Extend(const StepPosition& position, Phase2Steps::StepSet allowed, int made, int cost_left);

  static constexpr int kMostSteps =
      std::max(MostPhase2Cost(Metric::kQtm), MostPhase2Cost(Metric::kAxialHtm));

  const MetricTables& tables_;
  std::array<std::uint8_t, kMostSteps> steps_{};
  int count_ = 0;
  std::uint64_t nodes_ = 0;
};

}  // namespace cubewright
