// Whether a text that stands for a cube gives its stickers or the moves that lead to it.
#pragma once

#include <cstddef>
#include <string_view>

namespace cubewright {

enum class PositionForm { kFacelets, kMoves };

// Quotation marks around the text do not count, and commas count as white space. A text is facelets
// if it can be read as such, or has nothing but white space, or has a coloured square or disc.
// Otherwise it is moves if it has a sign that only moves have (an apostrophe, a bracket, a
// comment). It is facelets, not all of them yet, if nine of its letters in a row are the same. It
// is moves if it has at most 40 characters, or white space between single turns, which may be
// numbered. Any other text is facelets with a mistake.
PositionForm FormOf(std::string_view text);

// What tells the facelets of a puzzle from moves.
struct FaceletsLook {
  // A face of one colour is written so, and nobody turns one face so often.
  std::size_t run;
  // Moves that people write without signs and spaces are no longer than this, and facelets of which
  // only a few are missing are longer.
  std::size_t most_characters_of_bare_moves;
};

// The same for a text that is not readable as facelets of the puzzle.
PositionForm FormByLook(std::string_view text, const FaceletsLook& look);

}  // namespace cubewright
