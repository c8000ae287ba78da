#include "solver/methods/twophase-metrics/search/unit_proof.h"

#include <algorithm>
#include <bit>

#include "solver/cube/solvable.h"

namespace cubewright {

UnitProof::UnitProof(const MetricTables& tables, const CubieCube& cube,
                     const std::array<UnitPosition, 3>& axes, CostRecord& record)
    : tables_(tables),
      record_(record),
      cube_(cube),
      start_(axes),
      levels_(static_cast<std::size_t>(kNoSolutionCost) + 1) {
  const auto units = tables.turns.units();
  for (std::size_t axis = 0; axis < 3; ++axis) {
    for (std::size_t unit = 0; unit < units.size(); ++unit) {
      const AxisTurn seen =
          ConjugateAxisTurn(units[unit], kAxisSymmetryCount * static_cast<int>(axis));
      seen_along_[axis][unit] =
          static_cast<std::uint8_t>(std::find(units.begin(), units.end(), seen) - units.begin());
    }
  }
  const bool is_odd = tables.turns.parity_step() == 2 && IsOddPermutation(cube.corner_piece);
  if (is_odd) cost_ = 1;
  while (!IsWithin(start_, cost_)) cost_ += tables.turns.parity_step();
  BeginCost();
}

bool UnitProof::IsWithin(const ThreePositions& positions, int cost_left) {
  const auto [nearest, farthest] =
      std::minmax({positions[0].distance, positions[1].distance, positions[2].distance});
  return farthest <= cost_left && (nearest < cost_left || cost_left == 0);
}

void UnitProof::BeginCost() {
  depth_ = -1;
  Enter(start_, 0, kNoTurn);
}

void UnitProof::Step(std::uint64_t node_budget) {
  const std::uint64_t stop_at = nodes_ + node_budget;
  while (!is_solved_ && nodes_ < stop_at && cost_ < kNoSolutionCost) {
    if (depth_ < 0) {
      cost_ += tables_.turns.parity_step();
      BeginCost();
      continue;
    }
    Level& level = levels_[static_cast<std::size_t>(depth_)];
    const int cost_left = cost_ - depth_;
    if (cost_left == 0) {
      OfferSolution();
      --depth_;
      continue;
    }
    if (level.left_to_try == 0) {
      --depth_;
      continue;
    }
    const auto unit = static_cast<std::size_t>(std::countr_zero(level.left_to_try));
    level.left_to_try &= level.left_to_try - 1;
    ThreePositions next;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const UnitPosition& from = level.positions[axis];
      next[axis] = UnitNeighbours(tables_, from).After(SeenAlong(axis, from, unit));
    }
    if (IsWithin(next, cost_left - 1)) Enter(next, unit, tables_.turns.After(level.turned, unit));
  }
}

void UnitProof::Enter(const ThreePositions& positions, std::size_t unit, AxisTurn turned) {
  ++nodes_;
  Level& level = levels_[static_cast<std::size_t>(++depth_)];
  level.positions = positions;
  level.unit = static_cast<std::uint8_t>(unit);
  level.turned = turned;
  const int cost_left = cost_ - depth_;
  // Each axis checks only the units that the axes before it allow.
  level.left_to_try = tables_.turns.UnitsAfter(turned);
  for (std::size_t axis = 0; axis < 3 && cost_left > 0; ++axis) {
    const UnitPosition& position = positions[axis];
    const UnitNeighbours neighbours(tables_, position);
    for (UnitSet left = level.left_to_try; left != 0; left &= left - 1) {
      const auto next_unit = static_cast<std::size_t>(std::countr_zero(left));
      const UnitPosition next = neighbours.Seen(SeenAlong(axis, position, next_unit));
      const bool is_too_far = neighbours.DistanceOf(next) >= cost_left;
      level.left_to_try ^= static_cast<UnitSet>(is_too_far) << next_unit;
    }
  }
}

void UnitProof::OfferSolution() {
  std::vector<Move> moves;
  for (int level = 1; level <= depth_; ++level) {
    const AxisTurn turn = tables_.turns.units()[levels_[static_cast<std::size_t>(level)].unit];
    const TurnMoves of_turn = MovesOf(turn);
    moves.insert(moves.end(), of_turn.span().begin(), of_turn.span().end());
  }
  if (!IsSolved(Apply(cube_, moves))) return;
  is_solved_ = !record_.keeps_several();
  record_.Offer(moves);
}

}  // namespace cubewright
