// A cube as a user of the command gives it: stickers, or moves from a solved one.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cli/english/color_names.h"
#include "solver/cube/cubie_cube.h"
#include "solver/cube/error.h"
#include "solver/cube/fault.h"
#include "solver/text/position_form.h"

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

// No cube or moves that can be read take more, as UTF-8.
inline constexpr std::size_t kMostInputBytes = 400'000;

// Says on standard error what is wrong, and on which line of standard input if one is being used.
void ReportFault(const PositionFault& fault);

// What is wrong with a text of more bytes than that.
std::optional<PositionFault> TooLongFault(std::string_view text);

// Calls `use` with each line of standard input as soon as it is read, until the output is closed.
// Of a longer line only kMostInputBytes + 1 are kept.
void ForEachLine(const std::function<void(const std::string& text)>& use);

// Calls `use` with the text of each cube that a command is given. Several arguments that each have
// the stickers of a cube are a cube each, and any others are joined to one. Without arguments each
// line of standard input is a cube, as ForEachLine reads it.
void ForEachPosition(const std::vector<std::string>& arguments,
                     const std::function<void(const std::string& text)>& use);

// As ObjectionToArguments, for these.
std::string ObjectionToPositions(const std::vector<std::string>& arguments);

// The same as ForEachPosition for any puzzle: `is_whole` says whether an argument is a whole puzzle
// by itself.
void ForEachText(const std::vector<std::string>& arguments,
                 const std::function<bool(const std::string& text)>& is_whole,
                 const std::function<void(const std::string& text)>& use);

// Why arguments are neither cubes by their stickers, nor single turns or parts of the stickers of
// one cube: a sentence that says what to do. Empty if they are.
std::string ObjectionToArguments(const std::vector<std::string>& arguments,
                                 const std::function<bool(const std::string& text)>& is_whole,
                                 PositionForm (*form_of)(std::string_view text));

// A cube's fault in words.
PositionFault InWords(const Fault& fault);

struct Position {
  CubieCube cube;
  // Which of the 24 ways it is held (cube_orientation.h), 0 if its stickers do not show it.
  int orientation = 0;
  // What is seen on its faces.
  CenterColors colors = CenterColors(orientation);
};

// Whether both may have their colours arranged alike. Symbols of the writer's own choice may stand
// for any colours, so nothing follows if only one of them has such.
bool MayBeInOneScheme(const Position& one, const Position& other);

// The cube, in the frame in which it is held: for moves that turn the whole cube, as it is held
// after them, so that a solution can be made straight away. Fails as ReadCube does, or with
// kNotation.
Result<Position, PositionFault> ReadPosition(std::string_view text);

}  // namespace cubewright
