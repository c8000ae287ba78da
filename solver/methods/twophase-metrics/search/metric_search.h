// The search for cheap solutions in one metric, together with a proof that nothing cheaper exists.
// README.md beside this folder explains both. It runs on one thread and visits the same positions
// on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "solver/methods/twophase-metrics/search/pass_order.h"
#include "solver/methods/twophase-metrics/search/unit_proof.h"
#include "solver/methods/twophase-metrics/search/unit_walk.h"

namespace cubewright {

struct MetricSearchSettings {
  // How many of the cheapest solutions are wanted. kEverySolution: all of the least cost and, if
  // `most_cost` is given, all of at most that. If all cost more, it looks for a cheapest one.
  int max_solutions = 1;
  // If several are wanted, the search ends when that many are known that cost at most this. 0: when
  // no other is cheaper than the last of them.
  int most_cost = 0;
};

class MetricSearch {
 public:
  // Precondition: IsSolvable(cube). `tables` must outlive the search. It only looks for what is
  // cheaper than `known`, if that solves the cube.
  MetricSearch(const MetricTables& tables, const CubieCube& cube, const std::vector<Move>& known,
               const MetricSearchSettings& settings = {});

  // Visits about `node_budget` more positions, fewer if something is found.
  void Step(std::uint64_t node_budget);

  bool has_solution() const { return record_.best_cost() < kNoSolutionCost; }
  // The cheapest solution so far. Precondition: has_solution().
  const std::vector<Move>& best() const { return record_.best(); }
  int cost() const { return record_.best_cost(); }
  // If several are wanted, those that are known, the cheapest first.
  std::vector<std::vector<Move>> several() const { return record_.several(); }
  // Those of them that are cheapest, and how many are known in all.
  std::vector<std::vector<Move>> cheapest() const { return record_.cheapest(); }
  std::size_t several_count() const { return record_.several_count(); }
  // Rises with each solution that is kept.
  std::uint32_t changes() const { return record_.changes(); }
  // Proven: no solution costs less. Never falls.
  int lower_bound() const { return std::min(proof_.lower_bound(), record_.best_cost()); }
  // Whether no solution is left that is worth finding.
  bool has_ended() const;
  std::uint64_t nodes() const { return proof_.nodes() + walk_.nodes() + closing_.nodes(); }

 private:
  // Goes on with a walk, or with the next starts or pass; false when there are none.
  bool StepPasses(std::uint64_t node_budget);

  const MetricSearchSettings settings_;
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
