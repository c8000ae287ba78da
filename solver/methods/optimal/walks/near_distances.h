// The phase 1 distance, in quarter turns, of a position that was not reached by a turn from one
// whose distance is known: as FarDistances in half turns.
//
// The exact distances of all entries at most eight quarter turns from the goal, 1,270,752 of them,
// are kept here, in 8 MB. Nearly all others are at 9 to 12, which the table tells apart, except 9
// and 12: for those the position one move nearer decides.
#pragma once

#include <cstdint>
#include <vector>

#include "solver/methods/optimal/walks/axis_tables.h"

namespace cubewright {

class NearDistances {
 public:
  // `tables` must outlive this. Takes some tenths of a second.
  explicit NearDistances(const AxisTables& tables);

  // Prefetches what the next two functions read.
  void Prefetch(std::uint32_t entry) const {
    __builtin_prefetch(tables_.distances + entry / 4);
    __builtin_prefetch(&slots_[FirstSlotOf(entry)]);
  }
  // A lower bound: the distance itself except for the positions at 12, some five of a hundred.
  int AtLeast(std::uint32_t entry) const {
    const unsigned distance = NearDistanceOf(entry);
    if (distance != kFarther) return static_cast<int>(distance);
    // The least distance above 8 that leaves the remainder 0, 1 or 2: 9, 10 or 11.
    return kFarthest + 1 + static_cast<int>(tables_.RemainderOf(entry));
  }
  // The distance; 13, which 1,279 entries have, counts as 10. `at_least` is what AtLeast returned.
  int Find(const Phase1Position& position, int at_least) const {
    if (at_least != kFarthest + 1) return at_least;
    return NearDistanceOf(tables_.Nearer(position).entry()) == kFarther ? 12 : 9;
  }

 private:
  static constexpr int kFarthest = 8;
  // Stands for the distance of what is not kept.
  static constexpr unsigned kFarther = 15;
  static constexpr int kSlotBits = 21;
  static constexpr std::uint32_t kSlotCount = 1U << kSlotBits;
  static constexpr unsigned kDistanceBits = 4;
  static constexpr std::uint32_t kEmpty = ~0U;

  // Multiplicative hashing (Knuth, The Art of Computer Programming, volume 3, 6.4).
  static std::uint32_t FirstSlotOf(std::uint32_t entry) {
    return entry * 2654435769U >> (32 - kSlotBits);
  }
  unsigned NearDistanceOf(std::uint32_t entry) const {
    std::uint32_t slot = FirstSlotOf(entry);
    while (slots_[slot] >> kDistanceBits != entry && slots_[slot] != kEmpty) {
      slot = (slot + 1) % kSlotCount;
    }
    return slots_[slot] & kFarther;
  }
  // False if it is there already.
  bool Insert(std::uint32_t entry, unsigned distance);

  const AxisTables& tables_;
  // The entry and its distance.
  std::vector<std::uint32_t> slots_;
};

}  // namespace cubewright
