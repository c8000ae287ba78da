// A cube on its way through phase 1, and what the moves make of its distance.
#pragma once

#include <bit>
#include <cstdint>

#include "solver/cube/cubie_cube.h"
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

// The moves, as seen in the position's frame, by what they do to the distance.
struct Phase1Moves {
  MoveSet closer = 0;
  MoveSet level = 0;
  MoveSet farther = 0;

  // Those after which `moves_left` moves are enough, from a position at `distance`.
  MoveSet Within(int moves_left, int distance) const {
    if (distance < moves_left) return closer | level | farther;
    if (distance == moves_left) return closer | level;
    return distance == moves_left + 1 ? closer : 0;
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

  // Sorts `moves` by their effect on `distance`. The table tells distances modulo 3 only, which is
  // enough, since a move changes them by at most 1.
  Phase1Moves Sort(MoveSet moves, int distance) const {
    // One lane of a word for each remainder: no store waits for a load, most of which come from
    // main memory, so the processor has many of them under way at once.
    constexpr unsigned kLaneBits = 21;
    static_assert(kMoveCount <= kLaneBits && 3 * kLaneBits <= 64);
    std::uint64_t by_remainder = 0;
    for (; moves != 0; moves &= moves - 1) {
      const auto seen = static_cast<unsigned>(std::countr_zero(moves));
      const unsigned remainder =
          TwoBitEntry(tables_.phase1_distances, EntryAfter(static_cast<Move>(seen)));
      by_remainder |= std::uint64_t{1} << (kLaneBits * remainder + seen);
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
