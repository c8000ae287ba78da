// The last turns of phase 1, looked up instead of searched: as Phase1Tails of the search in half
// turns, for turns along axes.
//
// For each entry of the table of phase 1, it has all sequences of turns that cost exactly TailCost
// and lead to the phase 2 subgroup by a last turn with which phase 1 may end. They are found from
// the goal outwards. The images of a sequence under the symmetries that keep the UD axis lead to
// the same entry by the same tail, so only one of each such set is followed.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "solver/methods/twophase-metrics/pruning/entry_filter.h"
#include "solver/methods/twophase-metrics/pruning/unit_rows.h"
#include "solver/methods/twophase-metrics/turns/unit_frames.h"
#include "solver/methods/twophase/coordinates/conjugation_tables.h"

namespace cubewright {

// What a tail costs: the largest for which all tails together take a few megabytes.
constexpr int TailCost(Metric metric) {
  switch (metric) {
    case Metric::kQtm:
      return 7;
    case Metric::kAxialQtm:
      return 5;
    default:
      return 4;
  }
}

// Turns as seen in the frame of the entry, eight bits each, the first lowest; 0 after the last.
struct UnitTail {
  static constexpr int kMostTurns = 8;
  std::uint64_t packed;

  AxisTurn first() const { return static_cast<AxisTurn>(packed & 0xFF); }
};

class UnitTails {
 public:
  UnitTails(const UnitTurns& turns, const UnitFrames& frames, const UnitRows& rows,
            const FlipSliceClasses& classes, const MoveTable& twist_moves,
            const ConjugationTable& twist_conjugation);

  // The tails of an entry, 2,187 * class + twist; none if there are none.
  std::span<const UnitTail> Of(std::uint32_t entry) const {
    const Slot& slot = slots_[SlotOf(entry)];
    if (slot.entry != entry) return {};
    return {tails_.data() + slot.begin, slot.count};
  }
  // 1 if the entry may have tails, 0 if it certainly has none.
  std::uint32_t MayBeNear(std::uint32_t entry) const { return near_.MayContain(entry); }
  // 1 if a unit may lead from here to an entry that has tails, or if the entry is as near as those.
  std::uint32_t MayBeNextToNear(std::uint32_t entry) const {
    return next_to_near_.MayContain(entry);
  }

 private:
  friend class UnitTailCollector;

  static constexpr std::uint32_t kEmpty = ~0U;
  struct Slot {
    std::uint32_t entry = kEmpty;
    std::uint32_t begin = 0;
    std::uint32_t count = 0;
  };
  // The slot of the entry, or else the empty slot where it would be.
  std::uint32_t SlotOf(std::uint32_t entry) const {
    std::uint32_t slot = entry * 2654435769U >> shift_;
    while (slots_[slot].entry != entry && slots_[slot].entry != kEmpty) {
      slot = (slot + 1) & (static_cast<std::uint32_t>(slots_.size()) - 1);
    }
    return slot;
  }

  int shift_ = 32;
  std::vector<Slot> slots_;
  std::vector<UnitTail> tails_;
  EntryFilter near_;
  EntryFilter next_to_near_;
};

}  // namespace cubewright
