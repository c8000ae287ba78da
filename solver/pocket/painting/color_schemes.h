// Which colours lie opposite each other, and which way round the others go: the colour scheme.
//
// Six colours can be put on a cube in 6! / 24 = 30 ways that differ by more than a rotation. A
// 2x2x2 has no centres to show which, but its corners do. With all stickers known at most one
// scheme fits (README.md).
#pragma once

#include <array>
#include <cstddef>

#include "solver/cube/move.h"

namespace cubewright {

// The colour on each face in the order U R F D L B. Colours are named by the faces that have them
// in the usual scheme.
using ColorScheme = std::array<Face, kFaceCount>;

inline constexpr std::size_t kColorSchemeCount = 30;

// All schemes, sorted, each held with colour U on the face U, and on R the first of the colours
// beside it. The first scheme is the usual one.
const std::array<ColorScheme, kColorSchemeCount>& AllColorSchemes();

// The face with each colour.
std::array<Face, kFaceCount> FacesOf(const ColorScheme& scheme);

}  // namespace cubewright
