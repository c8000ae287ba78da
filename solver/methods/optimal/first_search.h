// The two-phase search that runs before the proof, in the metric of the tables.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"
#include "solver/methods/optimal/walks/refutation_walk.h"

namespace cubewright {

class FirstSearch {
 public:
  virtual ~FirstSearch() = default;

  // Visits about `node_budget` more positions.
  virtual void Step(std::uint64_t node_budget) = 0;
  virtual std::uint64_t nodes() const = 0;
  // No solution costs less.
  virtual int lower_bound() const = 0;
  // The cheapest so far; none if there is none.
  virtual std::optional<std::vector<Move>> best() const = 0;
};

// It only looks for what is cheaper than `known`, if that is given and solves the cube. `tables`
// must outlive it.
std::unique_ptr<FirstSearch> MakeFirstSearch(const RefutationTables& tables, const CubieCube& cube,
                                             const std::optional<std::vector<Move>>& known);

}  // namespace cubewright
