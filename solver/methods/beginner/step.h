// One step of the method, for a cube that is held with the cross below.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/methods/beginner/layer_stages.h"
#include "solver/methods/beginner/sequence_list.h"

namespace cubewright::beginner {

// A turn of the upper layer, then a sequence or none, with the whole cube turned by `hold` quarter
// turns of y from how it was held at the beginning.
struct Action {
  int hold = 0;         // 0..3
  int upper_turns = 0;  // 0..3, clockwise
  int sequence = -1;    // in kSequences, or kNoSequence
  // The turn and the sequence, as the cube is held then.
  std::vector<WrittenMove> written;
  // The same, as the cube was held at the beginning.
  std::vector<Move> moves;
  CubieCube effect;
};

inline constexpr int kNoSequence = -1;
// The longest is a turn and (R' D' R D)2.
inline constexpr std::size_t kMostActionMoves = 9;

// All actions that can be a step of the stage; none for daisy and cross, whose steps may be any
// turns.
const std::vector<Action>& ActionsOf(Stage stage);

// No edge is farther from the daisy; a test tries all positions.
inline constexpr std::size_t kMostFreeMoves = 4;

struct Step {
  Stage stage = Stage::kSolved;
  // None in daisy and cross.
  const Action* action = nullptr;
  // The turns of a step of daisy and cross.
  std::array<Move, kMostFreeMoves> free_moves{};
  std::uint8_t free_move_count = 0;

  std::span<const Move> moves() const {
    if (action != nullptr) return action->moves;
    return std::span(free_moves).first(free_move_count);
  }
};

}  // namespace cubewright::beginner
