#include "solver/twophase/phase1_position.h"

namespace cubewright {

namespace {

// Only the remainder modulo 3 is known, so count the steps of a shortest way.
int CountSteps(const SearchTables& tables, Phase1Position position) {
  int steps = 0;
  for (unsigned remainder = TwoBitEntry(tables.phase1_distances, position.entry());
       position.entry() != 0; ++steps) {
    const Phase1Neighbours neighbours(tables, position);
    remainder = (remainder + 2) % 3;
    Move move = 0;
    while (TwoBitEntry(tables.phase1_distances, neighbours.Seen(move).entry()) != remainder) ++move;
    position = neighbours.Seen(move);
  }
  return steps;
}

}  // namespace

Phase1Position Phase1PositionOf(const SearchTables& tables, const CubieCube& cube) {
  const int slice = QuartetOf(cube, Quartet::kSlice) / kQuartetOrderCount;
  const ClassMember member = tables.flip_slice_classes.MemberOf(kFlipCount * slice + FlipOf(cube));
  const int twist = tables.twist_conjugation.Conjugate(TwistOf(cube), member.symmetry());
  Phase1Position position = {static_cast<std::uint16_t>(member.class_index()),
                             static_cast<std::uint16_t>(twist),
                             static_cast<std::uint8_t>(member.symmetry()), 0};
  position.distance =
      static_cast<std::uint8_t>(tables.phase1_distances == nullptr
                                    ? tables.phase1_estimates.AtLeast(member.class_index(), twist)
                                    : CountSteps(tables, position));
  return position;
}

}  // namespace cubewright
