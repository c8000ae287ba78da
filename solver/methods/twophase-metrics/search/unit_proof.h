// The proof that nothing cheaper exists, as ProofWalk of the search in half turns: a search for
// solutions of one cost after another.
//
// A solution costs at least the distance to the farthest of the phase 1 subgroups of the three
// axes, and the three distances cannot all equal the cost that is left: the last unit turns one
// axis only, and the cube was in the subgroup of that axis before it (M. Reid's observation).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/methods/twophase-metrics/search/cost_record.h"
#include "solver/methods/twophase-metrics/search/unit_position.h"

namespace cubewright {

class UnitProof {
 public:
  // `axes`: the UnitAxisPositions of `cube`.
  UnitProof(const MetricTables& tables, const CubieCube& cube,
            const std::array<UnitPosition, 3>& axes, CostRecord& record);

  // Visits about `node_budget` positions. A solution that costs lower_bound() costs the least, and
  // ends the proof unless several are wanted.
  void Step(std::uint64_t node_budget);
  // No solution costs less, except those that are kept if several are. Never falls.
  int lower_bound() const { return cost_; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  using ThreePositions = std::array<UnitPosition, 3>;
  struct Level {
    ThreePositions positions;
    UnitSet left_to_try = 0;
    std::uint8_t unit = 0;
    AxisTurn turned = kNoTurn;
  };

  static bool IsWithin(const ThreePositions& positions, int cost_left);
  void BeginCost();
  void Enter(const ThreePositions& positions, std::size_t unit, AxisTurn turned);
  std::size_t SeenAlong(std::size_t axis, const UnitPosition& position, std::size_t unit) const {
    return tables_.frames.Into(position.frame, seen_along_[axis][unit]);
  }
  void OfferSolution();

  const MetricTables& tables_;
  CostRecord& record_;
  const CubieCube cube_;
  // Each unit as seen along each axis.
  std::array<std::array<std::uint8_t, UnitTurns::kMostUnits>, 3> seen_along_{};
  ThreePositions start_;
  int cost_ = 0;
  bool is_solved_ = false;
  int depth_ = -1;
  std::uint64_t nodes_ = 0;
  std::vector<Level> levels_;
};

}  // namespace cubewright
