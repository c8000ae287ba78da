// The phase 1 distance of a position to which no turn from a known one leads, in half turns.
//
// The large table tells distances modulo 3. Beside it the tails of the two-phase search know the
// positions at most six moves from the goal, and a filter those at most seven. Of a hundred
// positions ninety are at nine or ten moves, which table and filter tell at once; of the others the
// position after the next move down tells the rest.
#pragma once

#include <cstdint>

#include "solver/methods/optimal/walks/axis_tables.h"
#include "solver/methods/twophase/pruning/phase1_tails.h"

namespace cubewright {

class FarDistances {
 public:
  // Both must outlive this.
  FarDistances(const AxisTables& tables, const Phase1Tails& tails)
      : tables_(tables), tails_(tails) {}

  // Has what the next two will read on its way from memory.
  void Prefetch(std::uint32_t entry) const { __builtin_prefetch(tables_.distances + entry / 4); }
  // A lower bound by two reads: the distance itself but for some 15 positions of a hundred.
  int AtLeast(std::uint32_t entry) const {
    const unsigned remainder = tables_.RemainderOf(entry);
    // Of the farther positions, the nearest that leaves the remainder is at 9, 10 or 8.
    constexpr std::uint8_t kFar[] = {9, 10, 8};
    return tails_.MayBeNextToNear(entry) != 0 ? static_cast<int>(remainder) : kFar[remainder];
  }
  // The distance; 12, which 476 of two billion positions have, counts as 9. `at_least` is what
  // AtLeast tells.
  int Find(const Phase1Position& position, int at_least) const;

 private:
  const AxisTables& tables_;
  const Phase1Tails& tails_;
};

}  // namespace cubewright
