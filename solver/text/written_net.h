// A cube of either puzzle written as its net shows it: the rows of U, below them the rows of L, F,
// R and B side by side, below them the rows of D.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace cubewright {

// Takes the symbols of a text whose lines are the rows of a net, in the order of the faces
// U R F D L B. `symbols` has a place for each sticker of the puzzle: 54, or 24 for the 2x2x2.
// Returns false for any other text; `symbols` has then no meaning.
//
// White space and commas do not matter, nor do lines without a symbol. `|`, `+`, box-drawing
// characters and lines of dashes may be drawn around the faces. They count as stickers if the lines
// have the shape of a net then: a dash also stands for an unknown sticker.
bool TakeNet(std::string_view text, std::span<char32_t> symbols);

// Whether a text of this many stickers has such lines.
bool IsNet(std::string_view text, std::size_t sticker_count);

// Where a net that is read line by line has the sticker at `place` of the order U R F D L B, for a
// puzzle with `row` stickers in a row of a face.
std::size_t PlaceInNet(std::size_t place, std::size_t row);

}  // namespace cubewright
