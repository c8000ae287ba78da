// All shortest solutions of a position of the 2x2x2, one after another.
//
// A path is followed only to positions that are nearer by what the turn costs. So nearly every step
// belongs to a solution, and nothing has to be searched. Turns of one face never follow each other,
// so in quarter turns U2 counts once, and not also as U U and U' U'.
//
// Solutions are ordered by their moves, compared as in kPocketMoves (U U2 U' R R2 R' F F2 F') from
// the first one on.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"
#include "solver/pocket/search/pocket_distances.h"

namespace cubewright {

class ShortestSolutions {
 public:
  // `distances` must outlive this. Precondition: DBL is at home.
  ShortestSolutions(const PocketDistances& distances, const CubieCube& cube);

  // The cost of each solution, as the table counts.
  int cost() const { return way_[0].distance; }
  // Goes to the first solution, then to the next. Returns whether there is one; a solved position
  // has one, without moves.
  bool Next();
  // Turns of U, R and F. Valid until Next() is called again.
  std::span<const Move> moves() const { return std::span(moves_).first(depth_); }

 private:
  // No position needs more turns, in half turns or in quarter turns.
  static constexpr std::size_t kMostMoves = 14;

  // A position on the path, and the index in kPocketMoves of the first move still to be tried from
  // it.
  struct Node {
    PocketPlace position;
    int distance = 0;
    std::size_t next_move = 0;
  };

  const PocketDistances& distances_;
  std::array<Node, kMostMoves + 1> way_;
  // The moves along the path.
  std::array<Move, kMostMoves> moves_{};
  std::size_t depth_ = 0;
  bool has_begun_ = false;
};

// How many there are.
std::uint64_t CountShortestSolutions(const PocketDistances& distances, const CubieCube& cube);

}  // namespace cubewright
