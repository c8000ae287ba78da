// Whether a text that stands for a cube gives its stickers or the moves that lead to it.
#pragma once

#include <string_view>

namespace cubewright {

enum class PositionForm { kFacelets, kMoves };

// Quotation marks around the text do not count, and commas count as white space. A text is facelets
// if it can be read as such, or has nothing but white space, or has a coloured square or disc.
// Otherwise it is moves if it has a sign that only moves have (an apostrophe, a bracket, a
// comment). It is facelets, not all of them yet, if nine of its letters in a row are the same. It
// is moves if it has at most 40 characters, or white space between single turns. Any other text is
// facelets with a mistake.
PositionForm FormOf(std::string_view text);

}  // namespace cubewright
