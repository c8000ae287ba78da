// What each unit does to a position of phase 1: computed once, then only read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/methods/twophase-metrics/turns/unit_turns.h"
#include "solver/methods/twophase/coordinates/flip_slice_classes.h"
#include "solver/methods/twophase/coordinates/move_tables.h"

namespace cubewright {

class UnitRows {
 public:
  UnitRows(const UnitTurns& turns, const FlipSliceClasses& classes, const MoveTable& twist_moves);

  // By unit, in the frame of the class: where it leads from the smallest member, and the symmetry
  // that leads from this frame to that of the class reached.
  struct OfClass {
    const std::uint16_t* class_indexes;
    const std::uint8_t* symmetries;
  };
  OfClass ClassRow(std::size_t class_index) const {
    return {&class_indexes_[class_index * stride_], &symmetries_[class_index * stride_]};
  }
  // By unit.
  const std::uint16_t* TwistRow(std::size_t twist) const { return &twists_[twist * stride_]; }

 private:
  // One call for each class or twist (twophase/README.md, "Loops cut into calls").
  [[gnu::noinline]] void FillClass(const UnitTurns& turns, const FlipSliceClasses& classes,
                                   int class_index);
  [[gnu::noinline]] void FillTwist(const UnitTurns& turns, const MoveTable& twist_moves, int twist);

  // Units, rounded up so that rows begin at whole words.
  std::size_t stride_;
  std::vector<std::uint16_t> class_indexes_;
  std::vector<std::uint8_t> symmetries_;
  std::vector<std::uint16_t> twists_;
};

}  // namespace cubewright
