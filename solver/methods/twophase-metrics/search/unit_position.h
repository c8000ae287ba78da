// A cube on its way through phase 1, and how units change its distance: as Phase1Position of the
// search in half turns.
#pragma once

#include <cstdint>

#include "solver/cube/cubie_cube.h"
#include "solver/methods/twophase-metrics/pruning/metric_tables.h"
#include "tables/packed_entries.h"

namespace cubewright {

// Class and twist as seen through `frame`, and the cost of the cheapest way to the phase 2
// subgroup.
struct UnitPosition {
  std::uint16_t class_index;
  std::uint16_t twist;
  std::uint8_t frame;
  std::uint8_t distance;

  std::uint32_t entry() const {
    return static_cast<std::uint32_t>(class_index) * kTwistCount + twist;
  }
};

// What a unit leads to from a position, which must outlive this.
class UnitNeighbours {
 public:
  UnitNeighbours(const MetricTables& tables, const UnitPosition& position)
      : tables_(tables),
        from_(position),
        classes_(tables.rows.ClassRow(position.class_index)),
        twists_(tables.rows.TwistRow(position.twist)) {}

  // The neighbour after a unit, as seen from the position: its `frame` is the symmetry that leads
  // from the position's frame to its own, and its distance is still the position's.
  UnitPosition Seen(std::size_t seen) const {
    const std::uint8_t symmetry = classes_.symmetries[seen];
    const int twist = tables_.twist_conjugation.Conjugate(twists_[seen], symmetry);
    return {classes_.class_indexes[seen], static_cast<std::uint16_t>(twist), symmetry,
            from_.distance};
  }

  UnitPosition After(std::size_t seen) const {
    UnitPosition position = Seen(seen);
    position.distance = static_cast<std::uint8_t>(DistanceOf(position));
    position.frame = tables_.frames.After(from_.frame, position.frame);
    return position;
  }

  // The distance of a neighbour returned by Seen.
  int DistanceOf(const UnitPosition& seen) const {
    return DistanceNextTo(seen.distance, PackedEntry<2>(tables_.phase1_distances, seen.entry()));
  }

 private:
  const MetricTables& tables_;
  const UnitPosition& from_;
  UnitRows::OfClass classes_;
  const std::uint16_t* twists_;
};

// The position of a cube, without its distance.
UnitPosition UnitCoordinatesOf(const MetricTables& tables, const CubieCube& cube);
// Found by walking down to the subgroup.
int UnitDistanceOf(const MetricTables& tables, UnitPosition position);
UnitPosition UnitPositionOf(const MetricTables& tables, const CubieCube& cube);

// Whether it is clear without walking that the position is farther than `limit`, as for most that
// are.
bool IsFarther(const MetricTables& tables, const UnitPosition& position, int limit);

}  // namespace cubewright
