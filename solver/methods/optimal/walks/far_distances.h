// The phase 1 distance of a position to which no turn from a known one leads.
//
// The large table tells distances modulo 3. In half turns the tails of the two-phase search know
// the positions at most six moves from the goal, and a filter those at most seven; in quarter turns
// NearDistances knows those at most eight. Of a hundred positions nearly ninety are at the two or
// three distances behind that, which table and filter tell at once; of the others the position
// after the next move down tells the rest.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "solver/methods/optimal/walks/axis_tables.h"
#include "solver/methods/optimal/walks/near_distances.h"
#include "solver/methods/twophase/pruning/phase1_tails.h"

namespace cubewright {

class FarDistances {
 public:
  // Both must outlive this. `tails` for half turns; for quarter turns it makes what it needs.
  FarDistances(const AxisTables& tables, const Phase1Tails* tails)
      : tables_(tables), tails_(tails) {
    if (tails == nullptr) near_.emplace(tables);
  }

  // Has what the next two will read on its way from memory.
  void Prefetch(std::uint32_t entry) const {
    __builtin_prefetch(tables_.distances + entry / 4);
    if (near_) near_->Prefetch(entry);
  }
  // A lower bound by two reads: the distance itself but for some 15 positions of a hundred.
  int AtLeast(std::uint32_t entry) const {
    if (near_) return AtLeastByNear(entry);
    const unsigned remainder = tables_.RemainderOf(entry);
    // Of the farther positions, the nearest that leaves the remainder is at 9, 10 or 8.
    constexpr std::uint8_t kFar[] = {9, 10, 8};
    return tails_->MayBeNextToNear(entry) != 0 ? static_cast<int>(remainder) : kFar[remainder];
  }
  // The distance. 12 in half turns, which 476 of two billion positions have, counts as 9, and 13 in
  // quarter turns as 10. `at_least` is what AtLeast tells.
  int Find(const Phase1Position& position, int at_least) const {
    return near_ ? FindByNear(position, at_least) : FindByTails(position, at_least);
  }

 private:
  int AtLeastByNear(std::uint32_t entry) const {
    const unsigned distance = near_->Find(entry);
    if (distance != NearDistances::kFarther) return static_cast<int>(distance);
    // Of the farther positions, the nearest that leaves the remainder is at 9, 10 or 11.
    return 9 + static_cast<int>(tables_.RemainderOf(entry));
  }
  int FindByTails(const Phase1Position& position, int at_least) const;
  int FindByNear(const Phase1Position& position, int at_least) const;

  const AxisTables& tables_;
  const Phase1Tails* tails_;
  std::optional<NearDistances> near_;
};

}  // namespace cubewright
