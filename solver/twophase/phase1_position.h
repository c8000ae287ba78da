// A cube on its way through phase 1, and what the moves make of its distance.
#pragma once

#include <bit>
#include <cstdint>

#include "solver/cube/cubie_cube.h"
#include "solver/twophase/phase1_moves.h"
#include "solver/twophase/search_tables.h"

namespace cubewright {

// Class and twist as seen through `frame` (see frames.h), and the exact number of moves to the
// phase 2 subgroup.
struct Phase1Position {
  std::uint16_t class_index;
  std::uint16_t twist;
  std::uint8_t frame;
  std::uint8_t distance;

  std::uint32_t entry() const {
    return static_cast<std::uint32_t>(class_index) * kTwistCount + twist;
  }
};

// A position's neighbours, in the order of its moves.
class Phase1Neighbours {
 public:
  Phase1Neighbours(const SearchTables& tables, const Phase1Position& position)
      : tables_(tables),
        classes_(tables.flip_slice_classes.Row(position.class_index)),
        twists_(tables.twist_moves.Row(position.twist)) {}

  // With the distance of `from`; only class, twist and frame are new.
  Phase1Position After(const Phase1Position& from, Move seen) const {
    const ClassMember member = classes_[seen];
    const int twist = tables_.twist_conjugation.Conjugate(twists_[seen], member.symmetry());
    return {static_cast<std::uint16_t>(member.class_index()), static_cast<std::uint16_t>(twist),
            tables_.frames.After(from.frame, static_cast<std::size_t>(member.symmetry())),
            from.distance};
  }

  std::uint32_t EntryAfter(Move seen) const {
    const ClassMember member = classes_[seen];
    return static_cast<std::uint32_t>(member.class_index()) * kTwistCount +
           static_cast<std::uint32_t>(
               tables_.twist_conjugation.Conjugate(twists_[seen], member.symmetry()));
  }

  // Sorts `moves`, as seen in the position's frame, by their effect on `distance`.
  Phase1Moves Sort(MoveSet moves, int distance) const {
    return Sort(moves, distance, [](Move seen) { return seen; });
  }

  // The same for moves that `seen_as` translates into the position's frame. The table tells
  // distances modulo 3 only, which is enough, since a move changes them by at most 1.
  template <class SeenAs>
  Phase1Moves Sort(MoveSet moves, int distance, SeenAs seen_as) const {
    // One lane of a word for each remainder: no store waits for a load, most of which come from
    // main memory, so the processor has many of them under way at once.
    constexpr unsigned kLaneBits = 21;
    static_assert(kMoveCount <= kLaneBits && 3 * kLaneBits <= 64);
    std::uint64_t by_remainder = 0;
    for (; moves != 0; moves &= moves - 1) {
      const auto move = static_cast<unsigned>(std::countr_zero(moves));
      const unsigned remainder =
          TwoBitEntry(tables_.phase1_distances, EntryAfter(seen_as(static_cast<Move>(move))));
      by_remainder |= std::uint64_t{1} << (kLaneBits * remainder + move);
    }
    const auto lane = [by_remainder](int of) {
      return static_cast<MoveSet>(by_remainder >> (kLaneBits * static_cast<unsigned>(of % 3))) &
             kAllMoves;
    };
    return {lane(distance + 2), lane(distance), lane(distance + 1)};
  }

 private:
  const SearchTables& tables_;
  const std::array<ClassMember, kMoveCount>& classes_;
  const std::array<std::uint16_t, kMoveCount>& twists_;
};

// The position of a cube, its distance found by walking down to the subgroup.
Phase1Position Phase1PositionOf(const SearchTables& tables, const CubieCube& cube);

}  // namespace cubewright
