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
// Outside brackets a comma counts as white space, as do the numbers of a list ("1. R U 2. F2"), and
// the whole may stand in quotation marks. A
// suffix follows without a space, except that there may be white space around the sign of times; a
// turn or group before an apostrophe is undone. [A, B] is the commutator A B A' B', [A: B] the
// conjugate A B A'. Uw and u turn two layers, 3Uw and 3u three, which is all; M turns the middle
// layer as L turns, E as D, S as F; x, y and z turn the whole cube as R, U and F, so that x2 behind
// a bracket is a turn, too.
//
// The result has the turns as they are written (written_move.h), and only turns of faces, named in
// the frame that the cube had at the start. A layer in the middle is turned by turning the two
// outer ones the other way, and then the whole cube: M is R L' x', E is U D' y', S is F' B z, Rw is
// L x, and so on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "solver/cube/error.h"
#include "solver/cube/move.h"
#include "solver/text/written_move.h"

namespace cubewright {

// These limit the time and memory that a text can take: how many characters it has, how deep its
// brackets lie within each other, and how many turns it has when all repeats are written out.
inline constexpr std::size_t kMostNotationCharacters = 100'000;
inline constexpr std::size_t kMostNotationNesting = 100;
inline constexpr std::size_t kMostNotationTurns = 10'000;

struct NotationReading {
  std::vector<Move> moves;
  // How the whole cube is held after the moves if it was held in orientation 0 before
  // (cube_orientation.h), 0..23.
  int orientation = 0;
  // The turns themselves, all brackets written out. A turn of three layers is one of the whole
  // cube.
  std::vector<WrittenMove> written;
};

enum class NotationFaultKind : std::uint8_t {
  kTooManyCharacters,  // than kMostNotationCharacters
  kUnknownMove,        // no move begins with the character
  kLooseNumber,        // a number stands behind no turn or bracket
  kLooseApostrophe,
  kQuarterTurns,      // a face is turned 1, 2 or 3 quarter turns
  kRepeats,           // a bracket is repeated once or more
  kTooManyTurns,      // than kMostNotationTurns, written out
  kTooDeep,           // more brackets within brackets than kMostNotationNesting
  kUnclosedBracket,   // a bracket is never closed
  kUnopenedBracket,   // a bracket was never opened
  kUnmatchedBracket,  // a bracket does not match the one that is open
  kSeparatorOutside,  // a colon, or a comma in brackets, stands in no square ones
  kOnePart,           // square brackets hold two parts
  kMoreThanTwoParts,
};

// The error is always kNotation.
struct NotationFault {
  NotationFaultKind kind = NotationFaultKind::kUnknownMove;
  // The character at fault; 0 at the end of the text.
  char32_t character = 0;
  // Of the character at fault, counted from 0 in Unicode code points.
  std::size_t position = 0;
};

Result<NotationReading, NotationFault> ReadMoves(std::string_view text);

}  // namespace cubewright
