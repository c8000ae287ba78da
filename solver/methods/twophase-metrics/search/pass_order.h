// Which walks are made, and in which order: by what they cost outside phase 2, then with closing
// turns of cost 0, 1, 2 and so on, then in every direction. PassSchedule of the search in half
// turns explains why.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "solver/methods/twophase-metrics/search/unit_directions.h"

namespace cubewright {

class PassOrder {
 public:
  PassOrder(Metric metric, std::vector<UnitDirection> directions)
      : metric_(metric), directions_(std::move(directions)) {}

  struct Pass {
    const UnitDirection* direction;  // null when there is none left
    int phase1_cost;
    int closing_cost;
  };
  // No pass is left when what is outside phase 2 alone costs as much as the best solution.
  Pass Next(int best_cost);

 private:
  const Metric metric_;
  const std::vector<UnitDirection> directions_;
  int outer_cost_ = 0;
  int closing_cost_ = 0;
  std::size_t direction_ = 0;
};

}  // namespace cubewright
