// Phase 1 as the walks read it, in one metric.
#pragma once

#include <cstddef>
#include <cstdint>

#include "solver/cube/cubie_cube.h"
#include "solver/methods/optimal/walks/walk_moves.h"
#include "solver/methods/twophase/coordinates/conjugation_tables.h"
#include "solver/methods/twophase/coordinates/flip_slice_classes.h"
#include "solver/methods/twophase/coordinates/move_tables.h"
#include "solver/methods/twophase/walks/phase1_position.h"
#include "tables/packed_entries.h"

namespace cubewright {

// The metric's distances, and coordinates that are the same in all metrics. What it refers to must
// outlive it.
struct AxisTables {
  WalkMoves moves;
  const MoveTable& twist_moves;
  const ConjugationTable& twist_conjugation;
  const FlipSliceClasses& flip_slice_classes;
  // Modulo 3, by entry.
  const std::byte* distances;

  unsigned RemainderOf(std::uint32_t entry) const { return PackedEntry<2>(distances, entry); }
  // The position after a move, as seen from `from`: its frame is the symmetry that leads from the
  // frame of `from` to its own, and its distance is still that of `from`.
  Phase1Position Seen(const Phase1Position& from, Move seen) const {
    const ClassMember member = flip_slice_classes.RowOf(from.class_index)[seen];
    const int twist =
        twist_conjugation.Conjugate(twist_moves.Row(from.twist)[seen], member.symmetry());
    return {static_cast<std::uint16_t>(member.class_index()), static_cast<std::uint16_t>(twist),
            static_cast<std::uint8_t>(member.symmetry()), from.distance};
  }
  // A neighbour that is one move nearer to the goal. Precondition: the position is not at the goal.
  Phase1Position Nearer(const Phase1Position& position) const;
  // By walking down to the goal.
  int DistanceOf(Phase1Position position) const;
  // Of a cube as it is held.
  Phase1Position PositionOf(const CubieCube& cube) const;
};

}  // namespace cubewright
