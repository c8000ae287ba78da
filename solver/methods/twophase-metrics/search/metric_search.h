// The search for cheap solutions in one metric, together with a proof that nothing cheaper exists.
// README.md beside this folder explains both. It runs on one thread and visits the same positions
// on every machine.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/methods/twophase-metrics/search/pass_order.h"
#include "solver/methods/twophase-metrics/search/unit_proof.h"
#include "solver/methods/twophase-metrics/search/unit_walk.h"

namespace cubewright {

class MetricSearch {
 public:
  // Precondition: IsSolvable(cube). `tables` must outlive the search. It only looks for what is
  // cheaper than `known`, if that solves the cube.
  MetricSearch(const MetricTables& tables, const CubieCube& cube, const std::vector<Move>& known);

  // Visits about `node_budget` more positions, fewer if something is found.
  void Step(std::uint64_t node_budget);

  bool has_solution() const { return record_.cost() < kNoSolutionCost; }
  // The cheapest solution so far. Precondition: has_solution().
  const std::vector<Move>& best() const { return record_.best(); }
  int cost() const { return record_.cost(); }
  // Proven: no solution costs less. Never falls.
  int lower_bound() const { return proof_.lower_bound(); }
  // Whether the best solution is proven to be the cheapest.
  bool is_proven() const { return record_.cost() <= lower_bound(); }
  std::uint64_t nodes() const { return proof_.nodes() + walk_.nodes() + closing_.nodes(); }

 private:
  // Goes on with a walk, or with the next starts or pass; false when there are none.
  bool StepPasses(std::uint64_t node_budget);

  CostRecord record_;
  PassOrder order_;
  UnitProof proof_;
  UnitWalk walk_;
  ClosingTurnWalk closing_;
  const int proof_first_;
  PassOrder::Pass pass_{};
  bool starts_are_left_ = false;
  bool is_walking_ = false;
  bool passes_are_left_ = true;
  std::array<UnitStart, UnitWalk::kBatchSize> starts_;
};

}  // namespace cubewright
