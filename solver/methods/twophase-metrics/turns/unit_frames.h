// How units and turns look through the sixteen symmetries that keep the UD axis; see
// solver/methods/twophase/coordinates/frames.h, which does the same for moves.
#pragma once

#include <array>
#include <cstdint>

#include "solver/cube/symmetry.h"
#include "solver/methods/twophase-metrics/turns/unit_turns.h"

namespace cubewright {

class UnitFrames {
 public:
  explicit UnitFrames(const UnitTurns& turns);

  std::size_t Into(std::size_t frame, std::size_t unit) const { return into_[frame][unit]; }
  std::size_t From(std::size_t frame, std::size_t seen) const { return from_[frame][seen]; }
  AxisTurn TurnInto(std::size_t frame, AxisTurn turn) const { return turn_into_[frame][turn]; }
  AxisTurn TurnFrom(std::size_t frame, AxisTurn seen) const { return turn_from_[frame][seen]; }
  // UnitTurns::UnitsAfter and TurnsAfter of a turn of the cube, as seen in the frame.
  UnitSet UnitsAfter(std::size_t frame, AxisTurn turned) const {
    return units_after_[frame][turned];
  }
  AxisTurnSet TurnsAfter(std::size_t frame, AxisTurn turned) const {
    return turns_after_[frame][turned];
  }
  // The frame after a step that ended in a class member with this symmetry.
  std::uint8_t After(std::size_t frame, std::size_t symmetry) const {
    return after_[frame][symmetry];
  }

 private:
  template <class Value, std::size_t kCount>
  using PerFrame = std::array<std::array<Value, kCount>, kAxisSymmetryCount>;
  PerFrame<std::uint8_t, UnitTurns::kMostUnits> into_{};
  PerFrame<std::uint8_t, UnitTurns::kMostUnits> from_{};
  PerFrame<AxisTurn, kAxisTurnCount> turn_into_{};
  PerFrame<AxisTurn, kAxisTurnCount> turn_from_{};
  PerFrame<UnitSet, kAxisTurnCount> units_after_{};
  PerFrame<AxisTurnSet, kAxisTurnCount> turns_after_{};
  PerFrame<std::uint8_t, kAxisSymmetryCount> after_{};
};

}  // namespace cubewright
