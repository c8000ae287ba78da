// Moves as people write them.
//
//   text        = { white space | comment | item | turn | group }
//   comment     = "//" and what follows on its line
//   item        = number ( "." | ")" ), outside brackets
//   turn        = ( U R F D L B | [ layers ] wide | M E S | x y z ) [ 1..3 ] [ apostrophe ]
//   wide        = ( U R F D L B ) "w" | u r f d l b
//   layers      = 2 | 3
//   group       = ( "(" text ")" | "[" text "," text "]" | "[" text ":" text "]" )
//                 [ [ times ] repeats from 1 up ] [ apostrophe ]
//   times       = × or *, or x before a number above 3
//   apostrophe  = ' and the characters that are typed or pasted for it: ’ ‘ ′ ` ´
//
// Outside brackets, commas and the numbers of a list ("1. R U 2. F2") count as white space, and
// quotation marks may enclose the whole. A suffix follows without a space, except that there may be
// white space around the multiplication sign. An apostrophe inverts the turn or group before it.
// [A, B] is the commutator A B A' B', [A: B] the conjugate A B A'. Uw and u turn two layers, 3Uw
// and 3u all three. M turns the middle layer as L turns, E as D, S as F; x, y and z turn the whole
// cube as R, U and F, so x2 after a bracket is a turn, too.
//
// The result has the turns as written (written_move.h), and the same in turns of faces only, named
// in the frame that the cube had at the start. Turning a middle layer is the same as turning the
// two outer layers the other way, and then the whole cube: M is R L' x', E is U D' y', S is F' B z,
// Rw is L x, and so on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "solver/cube/error.h"
#include "solver/cube/move.h"
#include "solver/text/written_move.h"

namespace cubewright {

// These limit the time and memory that a text can take: its characters, how deep its brackets are
// nested, and its turns when all repeats are written out.
inline constexpr std::size_t kMostNotationCharacters = 100'000;
inline constexpr std::size_t kMostNotationNesting = 100;
inline constexpr std::size_t kMostNotationTurns = 10'000;

struct NotationReading {
  std::vector<Move> moves;
  // How the cube is held after the moves (cube_orientation.h), 0..23, if it was held in orientation
  // 0 before.
  int orientation = 0;
  // The turns as written, with all brackets expanded. A turn of three layers becomes one of the
  // whole cube.
  std::vector<WrittenMove> written;
};

enum class NotationFaultKind : std::uint8_t {
  kTooManyCharacters,  // more than kMostNotationCharacters
  kUnknownMove,        // no move begins with the character
  kLooseNumber,        // a number that does not follow a turn or bracket
  kLooseApostrophe,
  kQuarterTurns,      // the number after a turn is not 1, 2 or 3
  kRepeats,           // a bracket is repeated 0 times
  kTooManyTurns,      // more than kMostNotationTurns, written out
  kTooDeep,           // brackets are nested deeper than kMostNotationNesting
  kUnclosedBracket,   // a bracket is never closed
  kUnopenedBracket,   // a bracket was never opened
  kUnmatchedBracket,  // a bracket does not match the one that is open
  kSeparatorOutside,  // a colon outside square brackets, or a comma in round ones
  kOnePart,           // square brackets hold only one part
  kMoreThanTwoParts,
};

// The error is always kNotation.
struct NotationFault {
  NotationFaultKind kind = NotationFaultKind::kUnknownMove;
  // The character at fault; 0 at the end of the text.
  char32_t character = 0;
  // The position of that character, counted from 0 in Unicode code points.
  std::size_t position = 0;
};

Result<NotationReading, NotationFault> ReadMoves(std::string_view text);

}  // namespace cubewright
