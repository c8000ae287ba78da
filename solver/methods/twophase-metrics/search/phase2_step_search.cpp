#include "solver/methods/twophase-metrics/search/phase2_step_search.h"

#include <bit>

namespace cubewright {

int Phase2StepSearch::Solve(const StepPosition& position, AxisTurn turned, int limit) {
  // The small tables are exact for their pieces, so their costs have the parity of the whole.
  const int least = tables_.phase2_costs.OfSmallTables(position);
  const Phase2Steps::StepSet first = tables_.steps.FirstAfter(turned);
  for (int cost = least; cost <= limit; cost += tables_.turns.parity_step()) {
    if (Extend(position, first, 0, cost)) return cost;
  }
  return -1;
}

bool Phase2StepSearch::Extend(const StepPosition& position, Phase2Steps::StepSet allowed, int made,
                              int cost_left) {
  if (cost_left == 0) {
    count_ = made;
    return position.corners == 0 && position.layer_edges == 0;
  }
  ++nodes_;
  const Phase2Costs& costs = tables_.phase2_costs;
  const auto& corners = tables_.steps.CornersAfter(position.corners);
  const auto& edges = tables_.steps.EdgesAfter(position.layer_edges);
  const auto& slice_orders = tables_.steps.SliceOrderAfter(position.slice_order);
  for (; allowed != 0; allowed &= allowed - 1) {
    const auto step = static_cast<std::size_t>(std::countr_zero(allowed));
    const int left = cost_left - tables_.steps.CostOfStep(step);
    if (left < 0) continue;
    const StepPosition next = {corners[step], edges[step], slice_orders[step]};
    if (costs.OfSmallTables(next) > left) continue;
    if (left > costs.never_told() && costs.OfLargeTable(next.corners, next.layer_edges) > left) {
      continue;
    }
    steps_[static_cast<std::size_t>(made)] = static_cast<std::uint8_t>(step);
    if (Extend(next, tables_.steps.After(step), made + 1, left)) return true;
  }
  return false;
}

}  // namespace cubewright
