// Whether a text that stands for a cube gives its stickers or the moves that lead to it.
#pragma once

#include <cstddef>
#include <string_view>

namespace cubewright {

enum class PositionForm { kFacelets, kMoves };

// Quotation marks around the text are ignored, and commas count as white space. The first rule that
// applies decides:
// - The text can be read as facelets, is blank, or has a coloured square or disc: facelets.
// - It has a sign that only moves have (an apostrophe, a bracket, a comment): moves.
// - It has the same letter nine times in a row: facelets that are not complete yet.
// - It is 54 single letters with white space between them, none of them more than nine times, and
//   some are x, for unknown: facelets.
// - Its lines are the rows of a net (written_net.h): facelets with a mistake.
// - It has at most 40 characters, or consists of single turns, which may be numbered, with white
//   space between them: moves.
// - Otherwise: facelets with a mistake.
PositionForm FormOf(std::string_view text);

// What distinguishes the facelets of a puzzle from moves.
struct FaceletsLook {
  // This many stickers have the same colour. So many equal letters in a row are a face of one
  // colour; nobody turns one face that often.
  std::size_t run;
  // Moves written without signs and spaces have at most this many characters; facelets of which
  // only a few are missing have more.
  std::size_t most_characters_of_bare_moves;
};

// The same for a text that cannot be read as facelets of the puzzle.
PositionForm FormByLook(std::string_view text, const FaceletsLook& look);

}  // namespace cubewright
