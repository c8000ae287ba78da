// The last moves of phase 1, looked up instead of searched.
//
// For each position (flip-slice class and twist) at most kTailLength moves from the phase 2
// subgroup, all sequences of exactly kTailLength moves that lead there. Left out are sequences
// whose end phase 2 could make itself: the last move must be what brings the cube into the
// subgroup, and a half turn of the opposite face must not stand before it, since the two commute.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "solver/cube/move.h"
#include "solver/methods/twophase/coordinates/conjugation_tables.h"
#include "solver/methods/twophase/coordinates/flip_slice_classes.h"
#include "solver/methods/twophase/coordinates/move_tables.h"
#include "solver/methods/twophase/pruning/position_filter.h"

namespace cubewright {

inline constexpr int kTailLength = 6;

// Entries of the phase 1 table at most kTailLength moves from the goal: the sum of the published
// counts up to there.
inline constexpr int kTailPositionCount = 1 + 1 + 5 + 44 + 487 + 5841 + 68364;

// The moves of a tail as seen in the frame of its position, five bits each, the first lowest.
struct Tail {
  std::uint32_t packed;

  Move MoveAt(int index) const { return static_cast<Move>(packed >> (5 * index) & 31); }
};

class Phase1Tails {
 public:
  Phase1Tails(const FlipSliceClasses& classes, const MoveTable& twist_moves,
              const ConjugationTable& twist_conjugation);

  // The tails of a position; none if it is too far away.
  // `position` is 2,187 * class + twist.
  std::span<const Tail> Of(std::uint32_t position) const {
    const Slot& slot = slots_[SlotOf(position)];
    if (slot.position != position) return {};
    return {tails_.data() + slot.begin, slot.count};
  }

  // Whether the position is at most kTailLength moves from the goal.
  bool IsNear(std::uint32_t position) const {
    return slots_[SlotOf(position)].position == position;
  }
  // 1 if the position may be at most kTailLength moves from the goal, 0 if it is certainly farther.
  // Of the farther positions one in thirty gets a 1 too.
  std::uint32_t MayBeNear(std::uint32_t position) const {
    return filters_->near.MayContain(position);
  }
  // The same for one move more. Of the farther positions one in twenty gets a 1 too.
  std::uint32_t MayBeNextToNear(std::uint32_t position) const {
    return filters_->next_to_near.MayContain(position);
  }

 private:
  friend class TailCollector;

  static constexpr std::uint32_t kEmpty = ~0U;
  struct Slot {
    std::uint32_t position;  // kEmpty where there is none
    std::uint32_t begin : 20;
    std::uint32_t count : 12;
  };

  // 256 KB, and 2 MB for 851,312 positions.
  struct Filters {
    PositionFilter<21> near;
    PositionFilter<24> next_to_near;
  };

  static constexpr int kSlotBits = 18;
  static constexpr std::uint32_t kSlotCount = 1U << kSlotBits;
  static_assert(kSlotCount > 2 * kTailPositionCount);

  // The slot of the position, or else the empty slot where it would be. Hashed as PositionFilter
  // does.
  std::uint32_t SlotOf(std::uint32_t position) const {
    std::uint32_t slot = position * 2654435769U >> (32 - kSlotBits);
    while (slots_[slot].position != position && slots_[slot].position != kEmpty) {
      slot = (slot + 1) % kSlotCount;
    }
    return slot;
  }

  std::unique_ptr<Slot[]> slots_;
  std::unique_ptr<Filters> filters_;
  std::vector<Tail> tails_;
};

}  // namespace cubewright
