// A metric as the search sees it: turns that cost one, and how they make up all others.
//
// The search makes units. A unit changes a distance by at most one, so distances modulo 3 are
// enough. A turn that costs more, such as a half turn in the quarter-turn metric, is made of units,
// and in one way only: U2 is U and U, never U' and U'. What was turned along the last axis so far
// determines which units may follow.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "solver/methods/metric.h"
#include "solver/methods/twophase-metrics/turns/axis_turns.h"

namespace cubewright {

// Units as a set: bit u stands for the unit u of UnitTurns::units().
using UnitSet = std::uint64_t;

class UnitTurns {
 public:
  // All 45 in the axial half-turn metric.
  static constexpr int kMostUnits = 45;

  explicit UnitTurns(Metric metric);

  Metric metric() const { return metric_; }
  // The turns that cost one, rising: 12 in the quarter-turn metric, 24 in its axial one.
  std::span<const AxisTurn> units() const { return units_; }
  std::size_t count() const { return units_.size(); }
  UnitSet all() const { return (UnitSet{1} << units_.size()) - 1; }
  int CostOfTurn(AxisTurn turn) const { return costs_[turn]; }

  // The units that may follow when `turned` is what the last axis was turned so far.
  UnitSet UnitsAfter(AxisTurn turned) const { return units_after_[turned]; }
  AxisTurn After(AxisTurn turned, std::size_t unit) const { return after_[turned][unit]; }
  // The whole turns that may follow: those along other axes, and those of the same that continue it
  // in the one way in which it is made of units.
  AxisTurnSet TurnsAfter(AxisTurn turned) const { return turns_after_[turned]; }

  // Whether phase 1 may end with this turn: it turns a side by a quarter, and nothing of it could
  // be left to phase 2 at the same cost.
  bool EndsPhase1(AxisTurn turn) const { return (phase1_ends_ >> turn & 1) != 0; }
  AxisTurnSet phase1_ends() const { return phase1_ends_; }
  // Whether `next`, along the same axis, costs as much after `turned` as by itself.
  bool CostsAsMuchAfter(AxisTurn turned, AxisTurn next) const {
    return costs_[ProductOf(turned, next)] == costs_[turned] + costs_[next];
  }

  // 2 in the quarter-turn metric, where every turn of cost one changes the parity of the corners,
  // so that the costs of all ways between two positions are even, or all are odd. Else 1.
  int parity_step() const { return metric_ == Metric::kQtm ? 2 : 1; }

 private:
  void FindWays();

  Metric metric_;
  std::vector<AxisTurn> units_;
  std::array<std::uint8_t, kAxisTurnCount> costs_{};
  std::array<UnitSet, kAxisTurnCount> units_after_{};
  std::array<std::array<AxisTurn, kMostUnits>, kAxisTurnCount> after_{};
  std::array<AxisTurnSet, kAxisTurnCount> turns_after_{};
  AxisTurnSet phase1_ends_ = 0;
};

}  // namespace cubewright
