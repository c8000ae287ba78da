// The phase 1 distance, in half turns, of a position that was not reached by a turn from one whose
// distance is known.
//
// The phase 1 table has distances modulo 3. In addition, the tails of the two-phase search have the
// positions at most six moves from the goal, and a filter those at most seven. Ninety of a hundred
// positions are at nine or ten moves, which table and filter show at once; for the others a
// position one or two moves nearer decides.
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

  // Prefetches what the next two functions read.
  void Prefetch(std::uint32_t entry) const { __builtin_prefetch(tables_.distances + entry / 4); }
  // A lower bound by two reads: the distance itself except for some 15 positions of a hundred.
  int AtLeast(std::uint32_t entry) const {
    const unsigned remainder = tables_.RemainderOf(entry);
    // The least distance above 7 that leaves the remainder 0, 1 or 2: 9, 10 or 8.
    constexpr std::uint8_t kFar[] = {9, 10, 8};
    return tails_.MayBeNextToNear(entry) != 0 ? static_cast<int>(remainder) : kFar[remainder];
  }
  // The distance; 12, which 476 of two billion positions have, counts as 9. `at_least` is what
  // AtLeast returned.
  int Find(const Phase1Position& position, int at_least) const;

 private:
  const AxisTables& tables_;
  const Phase1Tails& tails_;
};

}  // namespace cubewright
