// Whether a text that stands for a cube gives its stickers or the moves that lead to it.
#pragma once

#include <string_view>

namespace cubewright {

enum class PositionForm { kFacelets, kMoves };

// A text is facelets if it can be read as such, or has nothing but white space. Otherwise it is
// moves if it has a sign that only moves have (an apostrophe, a bracket, a comment), or at most 40
// characters, or white space between single turns. Any other text is facelets with a mistake.
PositionForm FormOf(std::string_view text);

}  // namespace cubewright
