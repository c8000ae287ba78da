// The best solutions so far: applied to the cube and costed before they are accepted.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/methods/metric.h"
#include "solver/methods/twophase/walks/kept_solutions.h"

namespace cubewright {

// The cost while there is no solution. Every solution that the search finds costs less.
inline constexpr int kNoSolutionCost = 40;

class CostRecord {
 public:
  // How many solutions it keeps: as KeptSolutions.
  CostRecord(const CubieCube& cube, Metric metric, int wanted = 1, int most_cost = 0)
      : cube_(cube), metric_(metric), wanted_(wanted), kept_(wanted, most_cost) {}

  // Only solutions that cost less than this are still wanted; kNoSolutionCost before there are as
  // many as are wanted.
  int cost() const { return cost_; }
  // The cost of the cheapest; kNoSolutionCost while there is none.
  int best_cost() const { return best_cost_; }
  bool keeps_several() const { return wanted_ > 1; }
  // Rises with each solution that is kept.
  std::uint32_t changes() const { return changes_; }

  // Keeps `moves`, merged where they meet, if they cost less than cost() and solve the cube, which
  // with a damaged table they may not.
  void Offer(std::span<const Move> moves) {
    if (!IsSolved(Apply(cube_, moves))) return;
    std::vector<Move> merged = MergedMoves(moves);
    const int found = CostOf(merged, metric_);
    if (found >= cost_ || !kept_.Insert(found, std::move(merged))) return;
    cost_ = kept_.Limit(kNoSolutionCost);
    best_cost_ = kept_.best_cost();
    ++changes_;
  }

  // Precondition: best_cost() < kNoSolutionCost.
  const std::vector<Move>& best() const { return kept_.best(); }
  // Those that are kept, the cheapest first.
  std::vector<std::vector<Move>> several() const { return kept_.InOrder(); }
  // Those of the least cost, and how many are kept in all.
  std::vector<std::vector<Move>> cheapest() const { return kept_.InOrder(best_cost_); }
  std::size_t several_count() const { return kept_.size(); }

 private:
  const CubieCube cube_;
  const Metric metric_;
  const int wanted_;
  KeptSolutions kept_;
  int cost_ = kNoSolutionCost;
  int best_cost_ = kNoSolutionCost;
  std::uint32_t changes_ = 0;
};

}  // namespace cubewright
