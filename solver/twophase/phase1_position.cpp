#include "solver/twophase/phase1_position.h"

namespace cubewright {

Phase1Position Phase1PositionOf(const SearchTables& tables, const CubieCube& cube) {
  const int slice = QuartetOf(cube, Quartet::kSlice) / kQuartetOrderCount;
  const ClassMember member = tables.flip_slice_classes.MemberOf(kFlipCount * slice + FlipOf(cube));
  const int twist = tables.twist_conjugation.Conjugate(TwistOf(cube), member.symmetry());
  const Phase1Position start = {static_cast<std::uint16_t>(member.class_index()),
                                static_cast<std::uint16_t>(twist),
                                static_cast<std::uint8_t>(member.symmetry()), 0};

  // Only the remainder modulo 3 is known, so count the steps of a shortest way.
  Phase1Position walked = start;
  int distance = 0;
  while (walked.entry() != 0) {
    const unsigned remainder = TwoBitEntry(tables.phase1_distances, walked.entry());
    const Phase1Neighbours neighbours(tables, walked);
    const MoveSet closer = neighbours.Sort(kAllMoves, static_cast<int>(remainder)).closer;
    walked = neighbours.After(walked, static_cast<Move>(std::countr_zero(closer)));
    ++distance;
  }
  Phase1Position position = start;
  position.distance = static_cast<std::uint8_t>(distance);
  return position;
}

}  // namespace cubewright
