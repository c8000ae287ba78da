#include "solver/methods/optimal/walks/near_distances.h"

#include <bit>

namespace cubewright {

// Searches outwards from the goal. If symmetries keep a class, the images of its entries under
// these are as near.
NearDistances::NearDistances(const AxisTables& tables)
    : tables_(tables), slots_(kSlotCount, kEmpty) {
  std::vector<Phase1Position> last = {{}};
  std::vector<Phase1Position> next;
  Insert(0, 0);
  for (unsigned distance = 1; distance <= kFarthest; ++distance) {
    next.clear();
    for (const Phase1Position& from : last) {
      for (MoveSet left = tables.moves.all(); left != 0; left &= left - 1) {
        Phase1Position position = tables.Seen(from, static_cast<Move>(std::countr_zero(left)));
        const std::uint16_t twist = position.twist;
        unsigned same = tables.flip_slice_classes.StabilizerOf(position.class_index);
        for (; same != 0; same &= same - 1) {
          position.twist = static_cast<std::uint16_t>(
              tables.twist_conjugation.Conjugate(twist, std::countr_zero(same)));
          if (Insert(position.entry(), distance)) next.push_back(position);
        }
      }
    }
    last.swap(next);
  }
}

bool NearDistances::Insert(std::uint32_t entry, unsigned distance) {
  std::uint32_t slot = FirstSlotOf(entry);
  while (slots_[slot] != kEmpty) {
    if (slots_[slot] >> kDistanceBits == entry) return false;
    slot = (slot + 1) % kSlotCount;
  }
  slots_[slot] = entry << kDistanceBits | distance;
  return true;
}

}  // namespace cubewright
