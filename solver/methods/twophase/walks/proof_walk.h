// The proof that nothing shorter exists: a search for solutions of one length after another.
//
// A solved cube is in the phase 1 subgroups of all three axes, so a solution takes at least as many
// moves as the distance to the farthest of the three. And the three distances cannot all be equal
// to the moves that are left: the last move turns a face of one axis, and does not change whether
// the cube is in the subgroup of that axis, so it was in it one move earlier (M. Reid's
// observation, used in H. Kociemba's optimal solver). All positions that these bounds leave are
// searched, so each length without a solution raises the lower bound.
#pragma once

#include <array>
#include <cstdint>

#include "solver/methods/twophase/walks/direction.h"
#include "solver/methods/twophase/walks/phase1_position.h"
#include "solver/methods/twophase/walks/solution_record.h"

namespace cubewright {

class ProofWalk {
 public:
  // `axes`: the positions of `cube` along the three axes. `lower_bound` is proven already.
  ProofWalk(const SearchTables& tables, const CubieCube& cube,
            const std::array<Phase1Position, 3>& axes, SolutionRecord& record, int lower_bound);

  // Visits about `node_budget` positions. A solution of length lower_bound() is of the least
  // length, and ends the walk unless several are wanted.
  void Step(std::uint64_t node_budget);
  // No solution has fewer moves, except those that are kept if several are. Never falls.
  int lower_bound() const { return length_; }
  // Whether the search found a solution of length lower_bound().
  bool is_solved() const { return is_solved_; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  using ThreePositions = std::array<Phase1Position, 3>;
  struct Level {
    ThreePositions positions;
    MoveSet left_to_try = 0;
    Move last = kNoMove;
  };

  static bool IsWithin(const ThreePositions& positions, int moves_left);
  void BeginLength();
  void Enter(const ThreePositions& positions, Move last);
  Move SeenAlong(std::size_t axis, const Phase1Position& position, Move move) const {
    return tables_.frames.Into(position.frame, seen_along_[axis][move]);
  }
  void OfferSolution();

  const SearchTables& tables_;
  SolutionRecord& record_;
  const CubieCube cube_;
  // Each move as seen along each axis.
  std::array<std::array<Move, kMoveCount>, 3> seen_along_{};
  ThreePositions start_;
  const MoveSet first_moves_;
  int length_;
  bool is_solved_ = false;
  int depth_ = -1;
  std::uint64_t nodes_ = 0;
  std::array<Level, kNoSolutionLength + 1> levels_{};
};

}  // namespace cubewright
