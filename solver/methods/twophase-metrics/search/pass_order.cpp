#include "solver/methods/twophase-metrics/search/pass_order.h"

#include <algorithm>

namespace cubewright {
namespace {

// The cheapest phase 1 that closing turns may leave. Before a walk can begin, its start has to be
// worked out; a cheaper walk would take less time than that.
int CheapestPhase1(Metric metric) {
  switch (metric) {
    case Metric::kQtm:
      return 10;
    case Metric::kAxialQtm:
      return 8;
    default:
      return 6;
  }
}

}  // namespace

PassOrder::Pass PassOrder::Next(int best_cost) {
  for (; outer_cost_ < best_cost; ++outer_cost_, closing_cost_ = 0) {
    const int most_closing = std::clamp(outer_cost_ - CheapestPhase1(metric_), 0, kMostClosingCost);
    for (; closing_cost_ <= most_closing; ++closing_cost_, direction_ = 0) {
      while (direction_ < directions_.size()) {
        const UnitDirection& direction = directions_[direction_++];
        if (closing_cost_ == 0 && direction.start.position.distance > outer_cost_) continue;
        return {&direction, outer_cost_ - closing_cost_, closing_cost_};
      }
    }
  }
  return {nullptr, 0, 0};
}

}  // namespace cubewright
