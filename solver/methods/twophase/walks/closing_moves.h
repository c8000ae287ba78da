// Moves after phase 2, with which a solution may end.
//
// A solution's phase 2 lies at its end if phase 1 goes before it, and at its beginning if the
// inverted cube is solved. With closing moves it may lie anywhere between: cube * A * B is solved
// if A is a two-phase solution of B * cube, which is the inverse of cube^-1 * B^-1. So the closing
// moves are made backwards, to the inverted cube, one after another.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "solver/methods/twophase/walks/phase1_position.h"

namespace cubewright {

inline constexpr int kMaxClosingLength = 5;

struct ClosingMoves {
  std::array<Move, kMaxClosingLength> moves{};
  std::uint8_t length = 0;
};

// What a walk starts from: a cube, with the closing moves that it has before it already.
struct Start {
  CubieCube cube;
  Phase1Position position;
  ClosingMoves closing;
};

// Goes through the starts with closing moves of one length, in the order of their last moves.
class ClosingWalk {
 public:
  explicit ClosingWalk(const SearchTables& tables) : tables_(tables) {}

  // Begins with the starts of `cube` with `closing_length` closing moves, 1..kMaxClosingLength, the
  // last of which is one of `last_moves`.
  void Begin(const CubieCube& cube, int closing_length, MoveSet last_moves);
  // Finds further starts whose distance to the subgroup may be at most `phase1_length`, and returns
  // their number: fewer than there is room for if none are left.
  std::size_t Next(int phase1_length, std::span<Start> starts);

  // How many starts have been looked at.
  std::uint64_t nodes() const { return nodes_; }

 private:
  struct Level {
    CubieCube inverse;  // of the cube with the closing moves from here on
    MoveSet left_to_try;
  };

  MoveSet MovesAt(int depth) const;

  const SearchTables& tables_;
  int closing_length_ = 0;
  int depth_ = -1;
  std::array<Level, kMaxClosingLength> levels_;
  // Made to the inverted cube: the closing moves inverted, the last first.
  std::array<Move, kMaxClosingLength> moves_{};
  std::uint64_t nodes_ = 0;
};

}  // namespace cubewright
