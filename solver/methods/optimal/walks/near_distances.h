// The exact distances of the entries of phase 1 that are near to the goal, in quarter turns.
//
// There they are more, and of more different distances, than the tails of the two-phase search tell
// apart: 1,270,628 entries at most eight quarter turns away, in 8 MB.
#pragma once

#include <cstdint>
#include <vector>

#include "solver/methods/optimal/walks/axis_tables.h"

namespace cubewright {

class NearDistances {
 public:
  static constexpr int kFarthest = 8;
  // What Find gives for the others.
  static constexpr unsigned kFarther = 15;

  // Takes some tenths of a second.
  explicit NearDistances(const AxisTables& tables);

  void Prefetch(std::uint32_t entry) const { __builtin_prefetch(&slots_[FirstSlotOf(entry)]); }
  unsigned Find(std::uint32_t entry) const {
    std::uint32_t slot = FirstSlotOf(entry);
    while (slots_[slot] >> kDistanceBits != entry && slots_[slot] != kEmpty) {
      slot = (slot + 1) % kSlotCount;
    }
    return slots_[slot] & kFarther;
  }

 private:
  static constexpr int kSlotBits = 21;
  static constexpr std::uint32_t kSlotCount = 1U << kSlotBits;
  static constexpr unsigned kDistanceBits = 4;
  static constexpr std::uint32_t kEmpty = ~0U;

  // Multiplicative hashing (Knuth, The Art of Computer Programming, volume 3, 6.4).
  static std::uint32_t FirstSlotOf(std::uint32_t entry) {
    return entry * 2654435769U >> (32 - kSlotBits);
  }
  // False if it is there already.
  bool Insert(std::uint32_t entry, unsigned distance);

  // The entry and its distance.
  std::vector<std::uint32_t> slots_;
};

}  // namespace cubewright
