// Steps of F2L, OLL and PLL: the cube turned, the upper layer turned, and a case's sequence.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/methods/stages/named_sequence.h"

namespace cubewright::cfop {

struct Action {
  std::size_t hold = 0;  // quarter turns of y from how the cube was held in the beginning, 0..3
  int upper_turns = 0;   // 0..3
  // The sequence's name; empty for a turn of the upper layer alone.
  std::string_view name;
  // The turn and the sequence, as the cube is held then.
  std::vector<WrittenMove> written;
  // The same, as the cube was held at the beginning.
  std::vector<Move> moves;
  CubieCube effect;
};

// The longest sequence, pll-na, has 21 turns of faces, and there may be one before it.
inline constexpr std::size_t kMostActionMoves = 22;

// The actions with each of the sequences, in all four ways to hold the cube, after each turn of the
// upper layer.
std::vector<Action> ActionsWith(std::span<const NamedSequence> sequences);
// The turns of the upper layer alone.
std::vector<Action> UpperTurns();

}  // namespace cubewright::cfop
