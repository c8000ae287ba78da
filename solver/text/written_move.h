// Moves as a person makes them, each named as the cube is held right before it: turns of a face, of
// two layers together (u r f d l b), of a middle layer (M E S) and of the whole cube (x y z).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cube/cube_orientation.h"
#include "solver/cube/move.h"

namespace cubewright {

inline constexpr std::string_view kWrittenLetters = "URFDLBurfdlbMESxyz";

struct WrittenMove {
  // One of kWrittenLetters.
  char letter = 'U';
  // 1 clockwise, 2 a half turn, 3 anticlockwise. M turns as L does, E as D, S as F, x as R, y as U,
  // z as F.
  int quarter_turns = 1;

  bool operator==(const WrittenMove&) const = default;
};

// A turn of a face, as it is written.
constexpr WrittenMove AsWritten(Move move) {
  return {kFaceLetters[static_cast<std::size_t>(FaceOf(move))], QuarterTurnsOf(move)};
}

// What a written move does, named as the cube is held before it: up to two faces are turned, then
// the whole cube. Each number of quarter turns is 0..3.
struct WrittenMoveParts {
  Face first_face;
  int first_turns;
  Face second_face;
  int second_turns;
  Axis axis;
  int rotation_turns;
};

WrittenMoveParts PartsOf(WrittenMove move);

constexpr bool IsRotation(WrittenMove move) { return move.letter >= 'x'; }
constexpr WrittenMove InverseMove(WrittenMove move) {
  return {move.letter, 4 - move.quarter_turns};
}

// Appends the turns of faces that `move` makes, named in the frame of the start. `centers` has the
// start's face at each of the holder's places, and is updated when the whole cube turns.
void AppendFaceTurns(WrittenMove move, Centers& centers, std::vector<Move>& moves);
// The same for several moves, on a cube that is held the usual way before the first.
std::vector<Move> FaceTurnsOf(std::span<const WrittenMove> moves);

// "R", "r2", "M'" and the like.
std::string WrittenMoveName(WrittenMove move);
// The names with single spaces between them.
std::string WrittenMovesText(std::span<const WrittenMove> moves);

}  // namespace cubewright
