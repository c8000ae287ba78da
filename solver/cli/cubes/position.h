// A cube as a user of the command gives it: stickers, or moves from a solved one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/error.h"
#include "solver/cube/fault.h"

namespace cubewright {

struct PositionFault {
  // For programs, such as "parity".
  std::string_view code;
  // What is wrong, and what to do about it.
  std::string message;
  // As in Fault; none for moves.
  std::vector<int> stickers;
  std::vector<std::string> pieces;
};

// The texts of the cubes that the arguments of a command give: several facelet strings are a cube
// each, anything else is joined to one.
std::vector<std::string> PositionTexts(const std::vector<std::string>& arguments);

// A cube's fault in words.
PositionFault InWords(const Fault& fault);

struct Position {
  CubieCube cube;
  // Which of the 24 ways it is held (cube_orientation.h), 0 if its stickers do not tell.
  int orientation = 0;
};

// The cube, in the frame in which it is held: for moves that turn the whole cube, as it is held
// after them, so that a solution may be done straight away. Fails as ReadCube does, or with
// kNotation.
Result<Position, PositionFault> ReadPosition(std::string_view text);

}  // namespace cubewright
