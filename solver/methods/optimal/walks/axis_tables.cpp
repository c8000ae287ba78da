#include "solver/methods/optimal/walks/axis_tables.h"

#include <bit>

namespace cubewright {

Phase1Position AxisTables::Nearer(const Phase1Position& position) const {
  const unsigned wanted = (RemainderOf(position.entry()) + 2) % 3;
  MoveSet left = moves.all();
  const auto next = [&] { return Seen(position, static_cast<Move>(std::countr_zero(left))); };
  while (RemainderOf(next().entry()) != wanted) left &= left - 1;
  return next();
}

int AxisTables::DistanceOf(Phase1Position position) const {
  int distance = 0;
  for (; position.entry() != 0; ++distance) position = Nearer(position);
  return distance;
}

Phase1Position AxisTables::PositionOf(const CubieCube& cube) const {
  const int slice = QuartetOf(cube, Quartet::kSlice) / kQuartetOrderCount;
  const ClassMember member = flip_slice_classes.MemberOf(kFlipCount * slice + FlipOf(cube));
  const int twist = twist_conjugation.Conjugate(TwistOf(cube), member.symmetry());
  Phase1Position position = {static_cast<std::uint16_t>(member.class_index()),
                             static_cast<std::uint16_t>(twist),
                             static_cast<std::uint8_t>(member.symmetry()), 0};
  position.distance = static_cast<std::uint8_t>(DistanceOf(position));
  return position;
}

}  // namespace cubewright
