#include "solver/methods/twophase-metrics/turns/unit_frames.h"

#include <algorithm>

namespace cubewright {

UnitFrames::UnitFrames(const UnitTurns& turns) {
  const auto units = turns.units();
  for (int frame = 0; frame < kAxisSymmetryCount; ++frame) {
    const auto f = static_cast<std::size_t>(frame);
    for (AxisTurn turn = 0; turn < kAxisTurnCount; ++turn) {
      turn_into_[f][turn] = ConjugateAxisTurn(turn, frame);
      turn_from_[f][turn_into_[f][turn]] = turn;
    }
    for (std::size_t unit = 0; unit < units.size(); ++unit) {
      const auto seen = std::find(units.begin(), units.end(), turn_into_[f][units[unit]]);
      into_[f][unit] = static_cast<std::uint8_t>(seen - units.begin());
      from_[f][into_[f][unit]] = static_cast<std::uint8_t>(unit);
    }
    for (AxisTurn turned = 0; turned < kAxisTurnCount; ++turned) {
      for (std::size_t unit = 0; unit < units.size(); ++unit) {
        const UnitSet is_allowed = turns.UnitsAfter(turned) >> unit & 1;
        units_after_[f][turned] |= is_allowed << into_[f][unit];
      }
      for (AxisTurn next = 0; next < kAxisTurnCount; ++next) {
        const AxisTurnSet is_allowed = turns.TurnsAfter(turned) >> next & 1;
        turns_after_[f][turned] |= is_allowed << turn_into_[f][next];
      }
    }
    for (int step = 0; step < kAxisSymmetryCount; ++step) {
      after_[f][static_cast<std::size_t>(step)] =
          static_cast<std::uint8_t>(MultiplySymmetries(step, frame));
    }
  }
}

}  // namespace cubewright
