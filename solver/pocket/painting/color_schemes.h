// Which colours lie opposite each other, and which way round the others go: the colour scheme.
//
// Six colours can be put on a cube in 6! / 24 = 30 ways that no rotation makes the same. A 2x2x2
// has no centres to tell which: its corners do. With all stickers known at most one scheme fits
// (README.md).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/cube/move.h"

namespace cubewright {

// The number, 0..5, of the colour on each face in the order U R F D L B.
using ColorScheme = std::array<std::uint8_t, kFaceCount>;

inline constexpr std::size_t kColorSchemeCount = 30;

// All, each as it is held with colour 0 on U and the least of those that are beside it on R. They
// are sorted, and the first is that of colours numbered as faces are: 0 1 2 3 4 5.
const std::array<ColorScheme, kColorSchemeCount>& AllColorSchemes();

// The face with each colour.
std::array<Face, kFaceCount> FacesOf(const ColorScheme& scheme);

}  // namespace cubewright
