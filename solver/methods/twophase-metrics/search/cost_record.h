// The best solution so far: applied to the cube and costed before it is accepted.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/methods/metric.h"

namespace cubewright {

// The cost while there is no solution. Every solution that the search finds costs less.
inline constexpr int kNoSolutionCost = 40;

class CostRecord {
 public:
  CostRecord(const CubieCube& cube, Metric metric) : cube_(cube), metric_(metric) {}

  // kNoSolutionCost while there is none.
  int cost() const { return cost_; }

  // Keeps `moves`, merged where they meet, if they cost less than the best so far and solve the
  // cube, which with a damaged table they may not.
  void Offer(std::span<const Move> moves) {
    if (!IsSolved(Apply(cube_, moves))) return;
    std::vector<Move> merged = MergedMoves(moves);
    const int cost = CostOf(merged, metric_);
    if (cost >= cost_) return;
    moves_ = std::move(merged);
    cost_ = cost;
  }

  // Precondition: cost() < kNoSolutionCost.
  const std::vector<Move>& best() const { return moves_; }

 private:
  const CubieCube cube_;
  const Metric metric_;
  std::vector<Move> moves_;
  int cost_ = kNoSolutionCost;
};

}  // namespace cubewright
