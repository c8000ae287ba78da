// A second model of the 2x2x2, which shares no code with the solver: stickers as points in space.
// The tests compare the two.
#pragma once

#include <array>
#include <string>
#include <vector>

namespace cubewright {

// The 24 ways to hold a puzzle: by[i] is the old number of the sticker that ends at i.
const std::vector<std::array<int, 24>>& RotationsOfStickers();

// 24 symbols after one of these rotations.
std::string RotatedText(const std::string& text, const std::array<int, 24>& rotation);

// Whether 24 symbols show a puzzle that turns can solve, in any colours.
bool IsLegalText(const std::string& text);

// The same of letters of faces, which stand for the usual colours.
bool IsLegalTextOfFaces(const std::string& text);

}  // namespace cubewright
