// The last moves of phase 1, looked up instead of searched.
//
// For each position (flip-slice class and twist) at most kTailLength moves from the phase 2
// subgroup, all sequences of exactly kTailLength moves that lead there. Left out are sequences
// whose end phase 2 could make itself: the last move must be what brings the cube into the
// subgroup, and a half turn of the opposite face must not stand before it, since the two commute.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "solver/twophase/conjugation_tables.h"
#include "solver/twophase/flip_slice_classes.h"
#include "solver/twophase/frames.h"
#include "solver/twophase/move_tables.h"

namespace cubewright {

inline constexpr int kTailLength = 5;

// The moves of a tail as seen in the frame of its position, five bits each, the first lowest.
struct Tail {
  std::uint32_t packed;

  Move MoveAt(int index) const { return static_cast<Move>(packed >> (5 * index) & 31); }
};

class Phase1Tails {
 public:
  Phase1Tails(const FlipSliceClasses& classes, const MoveTable& twist_moves,
              const ConjugationTable& twist_conjugation, const Frames& frames);

  // The tails of a position, ordered by their first moves; none if it is too far away.
  // `position` is 2,187 * class + twist.
  std::span<const Tail> Of(std::uint32_t position) const {
    for (std::uint32_t slot = Hash(position);; slot = (slot + 1) & mask_) {
      if (slots_[slot].position == position) {
        return {tails_.data() + slots_[slot].begin, slots_[slot].count};
      }
      if (slots_[slot].position == kEmpty) return {};
    }
  }

 private:
  friend class TailCollector;

  static constexpr std::uint32_t kEmpty = ~0U;
  struct Slot {
    std::uint32_t position = kEmpty;
    std::uint32_t begin : 20 = 0;
    std::uint32_t count : 12 = 0;
  };

  // Multiplicative hashing (Knuth, The Art of Computer Programming, volume 3, 6.4).
  std::uint32_t Hash(std::uint32_t position) const { return position * 2654435769U >> shift_; }

  std::vector<Slot> slots_;
  std::vector<Tail> tails_;
  std::uint32_t mask_ = 0;
  int shift_ = 0;
};

}  // namespace cubewright
