#include "solver/methods/twophase/walks/phase1_position.h"

namespace cubewright {

namespace {

// Only the remainder modulo 3 is known, so count the steps of a shortest way.
int CountSteps(const SearchTables& tables, Phase1Position position) {
  int steps = 0;
  for (unsigned remainder = PackedEntry<2>(tables.phase1_distances, position.entry());
       position.entry() != 0; ++steps) {
    const Phase1Neighbours neighbours(tables, position);
    remainder = (remainder + 2) % 3;
    Move move = 0;
    while (PackedEntry<2>(tables.phase1_distances, neighbours.Seen(move).entry()) != remainder)
      ++move;
    position = neighbours.Seen(move);
  }
  return steps;
}

}  // namespace

Phase1Position Phase1CoordinatesOf(const SearchTables& tables, const CubieCube& cube) {
  const int slice = QuartetOf(cube, Quartet::kSlice) / kQuartetOrderCount;
  const ClassMember member = tables.flip_slice_classes.MemberOf(kFlipCount * slice + FlipOf(cube));
  const int twist = tables.twist_conjugation.Conjugate(TwistOf(cube), member.symmetry());
  return {static_cast<std::uint16_t>(member.class_index()), static_cast<std::uint16_t>(twist),
          static_cast<std::uint8_t>(member.symmetry()), 0};
}

int Phase1DistanceOf(const SearchTables& tables, const Phase1Position& position) {
  return tables.phase1_distances == nullptr
             ? tables.phase1_estimates.AtLeast(position.class_index, position.twist)
             : CountSteps(tables, position);
}

int Phase1DistanceAtLeast(const SearchTables& tables, const Phase1Position& position) {
  const Phase1Tails& tails = tables.phase1_tails;
  if (tables.phase1_distances == nullptr || tails.MayBeNextToNear(position.entry()) != 0) {
    return Phase1DistanceOf(tables, position);
  }
  const unsigned remainder = PackedEntry<2>(tables.phase1_distances, position.entry());
  if (remainder != 2) return remainder == 0 ? 9 : 10;
  // It is eight or eleven; the next position on the way down tells which.
  const Phase1Neighbours neighbours(tables, position);
  Move down = 0;
  while (PackedEntry<2>(tables.phase1_distances, neighbours.Seen(down).entry()) != 1) ++down;
  return tails.MayBeNextToNear(neighbours.Seen(down).entry()) != 0 ? 8 : 11;
}

Phase1Position Phase1PositionOf(const SearchTables& tables, const CubieCube& cube) {
  Phase1Position position = Phase1CoordinatesOf(tables, cube);
  position.distance = static_cast<std::uint8_t>(Phase1DistanceOf(tables, position));
  return position;
}

}  // namespace cubewright
