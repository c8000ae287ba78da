// The steps of methods by stages for the 2x2x2.
//
// The first step says how the puzzle is held, the first hold, and all that follows refers to it.
// From then on pieces are named so that the corner DBL is at home, whatever their names at the
// start, and the lower colour is that of the first layer or face.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "solver/cube/cube_orientation.h"
#include "solver/cube/cubie_cube.h"
#include "solver/methods/stages/named_sequence.h"
#include "solver/text/written_move.h"

namespace cubewright {

// How the puzzle is held, seen from the first hold.
struct PocketHold {
  // Of y, 0..3, after an x2 if it is turned over.
  int quarter_turns = 0;
  bool is_turned_over = false;

  bool operator==(const PocketHold&) const = default;

  // For each place of this hold, the place of the first hold that is there.
  Centers centers() const;
};

// Turns of the upper layer, and then a sequence or none, with the puzzle in another hold.
struct PocketAction {
  PocketHold hold;
  // The name of the sequence; empty for a turn alone.
  std::string_view name;
  // The turn and the sequence, in that hold.
  std::vector<WrittenMove> written;
  // The same, seen in the first hold.
  std::vector<Move> moves;
  CubieCube effect;
};

// `upper_turns` is 0..3, clockwise.
PocketAction MakePocketAction(PocketHold hold, int upper_turns, const NamedSequence& sequence);
// Precondition: `upper_turns` is 1..3.
PocketAction MakeUpperTurn(PocketHold hold, int upper_turns);

struct PocketStep {
  static constexpr std::size_t kMostFreeMoves = 8;

  int stage = 0;
  // None in the first step.
  const PocketAction* action = nullptr;
  // In the first step: the first hold (cube_orientation.h), and turns that are then made.
  int first_hold = 0;
  std::array<Move, kMostFreeMoves> free_moves{};
  std::uint8_t free_move_count = 0;

  std::span<const Move> moves() const {
    if (action != nullptr) return action->moves;
    return std::span(free_moves).first(free_move_count);
  }
};

}  // namespace cubewright
