// Closing turns: turns that a solution has after phase 2;
// solver/methods/twophase/walks/closing_moves.h explains them.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "solver/methods/twophase-metrics/search/unit_position.h"

namespace cubewright {

inline constexpr int kMostClosingCost = 6;

struct ClosingTurns {
  std::array<AxisTurn, kMostClosingCost> turns{};
  std::uint8_t count = 0;
  std::uint8_t cost = 0;
};

// What a walk starts from: B * cube, and the closing turns B; without any, the cube itself.
struct UnitStart {
  CubieCube cube;
  UnitPosition position;
  ClosingTurns closing;
};

// Goes through the starts whose closing turns cost the same.
class ClosingTurnWalk {
 public:
  explicit ClosingTurnWalk(const MetricTables& tables);

  // Begins with the starts of `cube` whose closing turns cost 1..kMostClosingCost.
  void Begin(const CubieCube& cube, int closing_cost);
  // Finds further starts at most `phase1_cost` from the subgroup, and returns their number: fewer
  // than `starts` can hold if none are left.
  std::size_t Next(int phase1_cost, std::span<UnitStart> starts);

  // How many starts it has judged so far, near enough or not.
  std::uint64_t nodes() const { return nodes_; }

 private:
  struct Level {
    CubieCube cube;  // with the closing turns so far
    int cost_left;
    AxisTurnSet left_to_try;
  };

  // Turns that cost no more than is left. The first closing turn must be one that phase 2 could not
  // make itself.
  AxisTurnSet TurnsFor(int cost_left, AxisTurnSet allowed) const;

  const MetricTables& tables_;
  // A solved cube after the inverse of each turn.
  std::array<CubieCube, kAxisTurnCount> undone_;
  int closing_cost_ = 0;
  int depth_ = -1;
  std::array<Level, kMostClosingCost> levels_;
  // The closing turns inverted, the last first.
  std::array<AxisTurn, kMostClosingCost> turns_{};
  std::uint64_t nodes_ = 0;
};

}  // namespace cubewright
