// Closing moves: moves that a solution has after phase 2.
//
// Phase 2 is the end of a solution that is found for the cube itself, and the beginning of one that
// is found for the inverted cube. With closing moves it may lie anywhere between: if A is a
// two-phase solution of B * cube, then A followed by B solves the cube. B * cube is the inverse of
// cube^-1 * B^-1, so the closing moves are made to the inverted cube, backwards, one after another.
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

// What a walk starts from: B * cube, and the closing moves B; without any, the cube itself.
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
  // their number: fewer than `starts` can hold if none are left.
  std::size_t Next(int phase1_length, std::span<Start> starts);

  // How many starts it has judged so far, near enough or not.
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
