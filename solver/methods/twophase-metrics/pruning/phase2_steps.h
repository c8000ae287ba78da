// The steps of phase 2, and what they do to a position: the ten moves that keep the phase 2
// subgroup, and in the axial metrics also two of opposite faces together.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/methods/parts/turns.h"
#include "solver/methods/twophase-metrics/turns/unit_turns.h"
#include "solver/methods/twophase/coordinates/move_tables.h"

namespace cubewright {

// A cube in the phase 2 subgroup.
struct StepPosition {
  int corners;
  int layer_edges;
  int slice_order;  // the slice edges' quartet coordinate, below 24
};

class Phase2Steps {
 public:
  static constexpr std::size_t kMostSteps = 21;
  // Steps as a set: bit s stands for step s.
  using StepSet = std::uint32_t;

  Phase2Steps(const UnitTurns& turns, const MoveTable& corner_moves,
              const LayerEdgeMoves& layer_edge_moves, const MoveTable& quartet_moves);

  std::size_t count() const { return steps_.size(); }
  int CostOfStep(std::size_t step) const { return steps_[step].cost; }
  AxisTurn TurnOfStep(std::size_t step) const { return steps_[step].turn; }
  // The steps worth making after another.
  StepSet After(std::size_t step) const { return steps_[step].after; }
  // The steps with which phase 2 may begin if the last axis was turned by `turned` before it.
  StepSet FirstAfter(AxisTurn turned) const { return first_after_[turned]; }

  // By step.
  using Row = std::array<std::uint16_t, kMostSteps>;
  const Row& CornersAfter(int corners) const {
    return corners_after_[static_cast<std::size_t>(corners)];
  }
  const Row& EdgesAfter(int layer_edges) const {
    return edges_after_[static_cast<std::size_t>(layer_edges)];
  }
  const Row& SliceOrderAfter(int slice_order) const {
    return slice_orders_after_[static_cast<std::size_t>(slice_order)];
  }

 private:
  struct Step {
    AxisTurn turn;
    std::uint8_t cost;
    StepSet after;
  };

  std::vector<Step> steps_;
  std::array<StepSet, kAxisTurnCount> first_after_{};
  std::vector<Row> corners_after_;
  std::vector<Row> edges_after_;
  std::vector<Row> slice_orders_after_;
};

}  // namespace cubewright
