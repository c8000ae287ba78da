#include "solver/methods/twophase-metrics/search/closing_turns.h"

#include <bit>

namespace cubewright {

ClosingTurnWalk::ClosingTurnWalk(const MetricTables& tables) : tables_(tables) {
  for (AxisTurn turn = 0; turn < kAxisTurnCount; ++turn) {
    undone_[turn] = Apply(CubieCube{}, MovesOf(InverseOf(turn)).span());
  }
}

void ClosingTurnWalk::Begin(const CubieCube& cube, int closing_cost) {
  closing_cost_ = closing_cost;
  depth_ = 0;
  levels_[0] = {cube, closing_cost, TurnsFor(closing_cost, ~AxisTurnSet{0})};
}

AxisTurnSet ClosingTurnWalk::TurnsFor(int cost_left, AxisTurnSet allowed) const {
  AxisTurnSet turns = 0;
  for (AxisTurn turn = 0; turn < kAxisTurnCount; ++turn) {
    const int cost = tables_.turns.CostOfTurn(turn);
    const bool fits =
        cost > 0 && (cost < cost_left || (cost == cost_left && tables_.turns.EndsPhase1(turn)));
    if (fits) turns |= AxisTurnSet{1} << turn;
  }
  return turns & allowed;
}

std::size_t ClosingTurnWalk::Next(int phase1_cost, std::span<UnitStart> starts) {
  std::size_t count = 0;
  while (depth_ >= 0 && count < starts.size()) {
    Level& level = levels_[static_cast<std::size_t>(depth_)];
    if (level.left_to_try == 0) {
      --depth_;
      continue;
    }
    const auto turn = static_cast<AxisTurn>(std::countr_zero(level.left_to_try));
    level.left_to_try &= level.left_to_try - 1;
    turns_[static_cast<std::size_t>(depth_)] = turn;
    const CubieCube cube = Multiply(undone_[turn], level.cube);
    const int cost_left = level.cost_left - tables_.turns.CostOfTurn(turn);
    if (cost_left > 0) {
      const AxisTurnSet same_axis = AxisTurnSet{0xFFFF} << 16 * AxisOf(turn);
      levels_[static_cast<std::size_t>(++depth_)] = {cube, cost_left,
                                                     TurnsFor(cost_left, ~same_axis)};
      continue;
    }
    ++nodes_;
    UnitStart& start = starts[count];
    start.cube = cube;
    start.position = UnitCoordinatesOf(tables_, start.cube);
    if (IsFarther(tables_, start.position, phase1_cost)) continue;
    start.position.distance = static_cast<std::uint8_t>(UnitDistanceOf(tables_, start.position));
    if (start.position.distance > phase1_cost) continue;
    start.closing.count = static_cast<std::uint8_t>(depth_ + 1);
    start.closing.cost = static_cast<std::uint8_t>(closing_cost_);
    for (int i = 0; i <= depth_; ++i) {
      start.closing.turns[static_cast<std::size_t>(i)] =
          InverseOf(turns_[static_cast<std::size_t>(depth_ - i)]);
    }
    ++count;
  }
  return count;
}

}  // namespace cubewright
