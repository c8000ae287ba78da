// A cube as its 54 stickers.
//
// Stickers are numbered 0..53: nine for each face in the order U R F D L B, each face row by row in
// the standard net (U above F, D below F, and L F R B in a row). So U1, number 0, is at the back
// left corner and U9, number 8, at the front right one; the centres are 4, 13, 22, 31, 40 and 49.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "solver/cube/cubie_cube.h"

namespace cubewright {

inline constexpr int kStickerCount = 54;
inline constexpr int kStickersPerFace = 9;

// Each sticker's colour, named by the face whose centre has it.
using Stickers = std::array<Face, kStickerCount>;

// The stickers of each edge place, in the order of its name.
inline constexpr std::array<std::array<int, 2>, kEdgeCount> kEdgeStickers = {{
    {5, 10},   // UR
    {7, 19},   // UF
    {3, 37},   // UL
    {1, 46},   // UB
    {32, 16},  // DR
    {28, 25},  // DF
    {30, 43},  // DL
    {34, 52},  // DB
    {23, 12},  // FR
    {21, 41},  // FL
    {50, 39},  // BL
    {48, 14},  // BR
}};

// The stickers of each corner place, that on U or D first, then clockwise, as in its name.
inline constexpr std::array<std::array<int, 3>, kCornerCount> kCornerStickers = {{
    {8, 9, 20},    // URF
    {6, 18, 38},   // UFL
    {0, 36, 47},   // ULB
    {2, 45, 11},   // UBR
    {29, 26, 15},  // DFR
    {27, 44, 24},  // DLF
    {33, 53, 42},  // DBL
    {35, 17, 51},  // DRB
}};

constexpr int CenterSticker(Face face) { return static_cast<int>(face) * kStickersPerFace + 4; }
constexpr Face FaceOfSticker(int sticker) { return static_cast<Face>(sticker / kStickersPerFace); }

// "U1".."B9".
std::string StickerName(int sticker);

// The stickers of a cube whose pieces exist; it need not be solvable.
Stickers StickersOf(const CubieCube& cube);

// The solvable cube with these stickers; nothing for any others.
std::optional<CubieCube> CubeFromStickers(const Stickers& stickers);

// The 54 letters U R F D L B.
std::string WriteFacelets(const Stickers& stickers);
std::string WriteFacelets(const CubieCube& cube);

// The solvable cube for which WriteFacelets gives `letters`; nothing for any other text. What
// people write goes through ReadFacelets and Diagnose instead.
std::optional<CubieCube> CubeFromFacelets(std::string_view letters);

}  // namespace cubewright
