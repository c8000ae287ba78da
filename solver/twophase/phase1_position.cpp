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
  for (unsigned remainder = TwoBitEntry(tables.phase1_distances, walked.entry());
       walked.entry() != 0; ++distance) {
    const Phase1Neighbours neighbours(tables, walked);
    remainder = (remainder + 2) % 3;
    Move move = 0;
    while (TwoBitEntry(tables.phase1_distances, neighbours.Seen(move).entry()) != remainder) ++move;
    walked = neighbours.Seen(move);
  }
  Phase1Position position = start;
  position.distance = static_cast<std::uint8_t>(distance);
  return position;
}

}  // namespace cubewright
