// A cube on its way through phase 1, and how moves change its distance.
#pragma once

#include <cstdint>

#include "solver/cube/cubie_cube.h"
#include "solver/methods/twophase/pruning/search_tables.h"
#include "tables/packed_entries.h"

namespace cubewright {

// Class and twist as seen through `frame` (see frames.h), and the number of moves to the phase 2
// subgroup. The number is exact with the large table, and a lower bound without it.
struct Phase1Position {
  std::uint16_t class_index;
  std::uint16_t twist;
  std::uint8_t frame;
  std::uint8_t distance;

  std::uint32_t entry() const {
    return static_cast<std::uint32_t>(class_index) * kTwistCount + twist;
  }
};

// A position's neighbours. The position must outlive this.
class Phase1Neighbours {
 public:
  Phase1Neighbours(const SearchTables& tables, const Phase1Position& position)
      : tables_(tables),
        from_(position),
        classes_(tables.flip_slice_classes.RowOf(position.class_index)),
        twists_(tables.twist_moves.Row(position.twist)) {}

  // The neighbour after a move, as seen from the position: its `frame` is the symmetry that leads
  // from the position's frame to its own, and its distance is still the position's.
  Phase1Position Seen(Move seen) const {
    const ClassMember member = classes_[seen];
    const int twist = tables_.twist_conjugation.Conjugate(twists_[seen], member.symmetry());
    return {static_cast<std::uint16_t>(member.class_index()), static_cast<std::uint16_t>(twist),
            static_cast<std::uint8_t>(member.symmetry()), from_.distance};
  }

  Phase1Position After(Move seen) const {
    Phase1Position position = Seen(seen);
    position.distance = static_cast<std::uint8_t>(DistanceOf(position));
    position.frame = tables_.frames.After(from_.frame, position.frame);
    return position;
  }

  // The distance of a neighbour returned by Seen. The large table has it modulo 3 only, which is
  // enough, since a move changes it by at most 1.
  int DistanceOf(const Phase1Position& seen) const {
    if (tables_.phase1_distances == nullptr) {
      return tables_.phase1_estimates.AtLeast(seen.class_index, seen.twist);
    }
    return DistanceNextTo(seen.distance, PackedEntry<2>(tables_.phase1_distances, seen.entry()));
  }

 private:
  const SearchTables& tables_;
  const Phase1Position& from_;
  const FlipSliceClasses::Row& classes_;
  const std::array<std::uint16_t, kMoveCount>& twists_;
};

// The position of a cube, without its distance.
Phase1Position Phase1CoordinatesOf(const SearchTables& tables, const CubieCube& cube);

// The distance; with the large table it is found by walking down to the subgroup.
int Phase1DistanceOf(const SearchTables& tables, const Phase1Position& position);
// The same, without walking where the large table and the filters beside the tails show enough. The
// few positions at distance 12 count as at 9.
int Phase1DistanceAtLeast(const SearchTables& tables, const Phase1Position& position);

Phase1Position Phase1PositionOf(const SearchTables& tables, const CubieCube& cube);

}  // namespace cubewright
