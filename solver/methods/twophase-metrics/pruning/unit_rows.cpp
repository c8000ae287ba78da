#include "solver/methods/twophase-metrics/pruning/unit_rows.h"

#include "solver/methods/twophase-metrics/turns/class_after.h"

namespace cubewright {

UnitRows::UnitRows(const UnitTurns& turns, const FlipSliceClasses& classes,
                   const MoveTable& twist_moves)
    : stride_((turns.count() + 3) / 4 * 4),
      class_indexes_(kFlipSliceClassCount * stride_),
      symmetries_(kFlipSliceClassCount * stride_),
      twists_(kTwistCount * stride_) {
  for (int index = 0; index < kFlipSliceClassCount; ++index) FillClass(turns, classes, index);
  for (int twist = 0; twist < kTwistCount; ++twist) FillTwist(turns, twist_moves, twist);
}

void UnitRows::FillClass(const UnitTurns& turns, const FlipSliceClasses& classes, int class_index) {
  std::size_t place = static_cast<std::size_t>(class_index) * stride_;
  for (const AxisTurn unit : turns.units()) {
    const ClassMember member = ClassAfter(classes, class_index, unit);
    class_indexes_[place] = static_cast<std::uint16_t>(member.class_index());
    symmetries_[place++] = static_cast<std::uint8_t>(member.symmetry());
  }
}

void UnitRows::FillTwist(const UnitTurns& turns, const MoveTable& twist_moves, int twist) {
  std::size_t place = static_cast<std::size_t>(twist) * stride_;
  for (const AxisTurn unit : turns.units()) {
    int after = twist;
    for (const Move move : MovesOf(unit)) after = twist_moves.After(after, move);
    twists_[place++] = static_cast<std::uint16_t>(after);
  }
}

}  // namespace cubewright
