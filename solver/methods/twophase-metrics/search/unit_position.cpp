#include "solver/methods/twophase-metrics/search/unit_position.h"

namespace cubewright {

UnitPosition UnitCoordinatesOf(const MetricTables& tables, const CubieCube& cube) {
  const int slice = QuartetOf(cube, Quartet::kSlice) / kQuartetOrderCount;
  const ClassMember member = tables.flip_slice_classes.MemberOf(kFlipCount * slice + FlipOf(cube));
  const int twist = tables.twist_conjugation.Conjugate(TwistOf(cube), member.symmetry());
  return {static_cast<std::uint16_t>(member.class_index()), static_cast<std::uint16_t>(twist),
          static_cast<std::uint8_t>(member.symmetry()), 0};
}

// Only the remainder modulo 3 is known, so count the steps of a shortest way.
int UnitDistanceOf(const MetricTables& tables, UnitPosition position) {
  int steps = 0;
  for (unsigned remainder = PackedEntry<2>(tables.phase1_distances, position.entry());
       position.entry() != 0; ++steps) {
    const UnitNeighbours neighbours(tables, position);
    remainder = (remainder + 2) % 3;
    std::size_t unit = 0;
    while (unit + 1 < tables.turns.count() &&
           PackedEntry<2>(tables.phase1_distances, neighbours.Seen(unit).entry()) != remainder) {
      ++unit;
    }
    position = neighbours.Seen(unit);
  }
  return steps;
}

UnitPosition UnitPositionOf(const MetricTables& tables, const CubieCube& cube) {
  UnitPosition position = UnitCoordinatesOf(tables, cube);
  position.distance = static_cast<std::uint8_t>(UnitDistanceOf(tables, position));
  return position;
}

bool IsFarther(const MetricTables& tables, const UnitPosition& position, int limit) {
  // An entry that is not next to one with tails is at least two farther than those.
  if (tables.tails.MayBeNextToNear(position.entry()) != 0) return false;
  const unsigned remainder = PackedEntry<2>(tables.phase1_distances, position.entry());
  const int farther = TailCost(tables.turns.metric()) + 2;
  return farther + static_cast<int>((remainder + 15 - static_cast<unsigned>(farther)) % 3) > limit;
}

}  // namespace cubewright
