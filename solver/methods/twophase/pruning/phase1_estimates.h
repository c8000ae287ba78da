// How many moves phase 1 needs at least, from two small tables that are made in milliseconds.
//
// One has the exact distance of the flip-slice class alone, twist ignored; the other that of twist
// and slice, flip ignored. The slice is known by its class among 45 (flip_slice_classes.h): the
// twist of a position is seen in the frame of its flip-slice class, whose smallest member has the
// smallest slice of the slice class, so that twist and slice are looked up as they are.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/methods/twophase/coordinates/conjugation_tables.h"
#include "solver/methods/twophase/coordinates/flip_slice_classes.h"
#include "solver/methods/twophase/coordinates/move_tables.h"

namespace cubewright {

class Phase1Estimates {
 public:
  Phase1Estimates(const FlipSliceClasses& classes, const MoveTable& twist_moves,
                  const ConjugationTable& twist_conjugation);

  // The moves that bring flip and slice home, 0..9.
  int OfFlipSlice(int class_index) const {
    return flip_slices_[static_cast<std::size_t>(class_index)].distance;
  }
  // The moves that bring twist and slice home, 0..9, the twist as seen in the class's frame.
  int OfTwistSlice(int class_index, int twist) const {
    const std::size_t row = flip_slices_[static_cast<std::size_t>(class_index)].slice_class;
    return twist_slices_[row * kTwistCount + static_cast<std::size_t>(twist)];
  }
  // The larger of the two: no fewer moves lead to the phase 2 subgroup.
  int AtLeast(int class_index, int twist) const {
    return std::max(OfFlipSlice(class_index), OfTwistSlice(class_index, twist));
  }

 private:
  struct FlipSlice {
    std::uint8_t distance;
    std::uint8_t slice_class;
  };

  std::vector<FlipSlice> flip_slices_;      // by class
  std::vector<std::uint8_t> twist_slices_;  // by slice class and twist
};

}  // namespace cubewright
