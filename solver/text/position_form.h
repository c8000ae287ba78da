// Whether a text that stands for a cube gives its stickers or the moves that lead to it.
#pragma once

#include <string_view>

namespace cubewright {

enum class PositionForm { kFacelets, kMoves };

// Facelets are what can be read as such, and what was evidently meant so: nothing but white space,
// or more than 40 characters without any sign that only moves have (apostrophes, brackets,
// comments), unless white space parts them into single turns.
PositionForm FormOf(std::string_view text);

}  // namespace cubewright
