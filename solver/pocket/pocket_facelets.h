// A 2x2x2 as its 24 stickers.
//
// Stickers are numbered 0..23: four for each face in the order U R F D L B, each face row by row in
// the standard net (facelets.h). So U1, number 0, is at the back left corner and U4, number 3, at
// the front right one. They are the corner stickers of a 3x3x3 in the same order.
#pragma once

#include <array>
#include <string>

#include "solver/cube/cube_orientation.h"
#include "solver/cube/cubie_cube.h"
#include "solver/cube/facelets.h"

namespace cubewright {

inline constexpr int kPocketStickerCount = 24;
inline constexpr int kPocketStickersPerFace = 4;

// Each sticker's colour, named by a face of the solved puzzle.
using PocketStickers = std::array<Face, kPocketStickerCount>;

// The same sticker's number on a 3x3x3, 0..53.
constexpr int CubeStickerOf(int pocket_sticker) {
  constexpr std::array<int, kPocketStickersPerFace> kCornersOfFace = {0, 2, 6, 8};
  return pocket_sticker / kPocketStickersPerFace * kStickersPerFace +
         kCornersOfFace[static_cast<std::size_t>(pocket_sticker % kPocketStickersPerFace)];
}

// The number on a 2x2x2 of a sticker that is on a corner of a 3x3x3.
constexpr int PocketStickerOf(int cube_sticker) {
  const int row = cube_sticker % kStickersPerFace / 3;
  const int column = cube_sticker % 3;
  return cube_sticker / kStickersPerFace * kPocketStickersPerFace + row / 2 * 2 + column / 2;
}

// "U1".."B4".
std::string PocketStickerName(int pocket_sticker);

// The stickers of the corners of `cube`, held so that the face centers[p] of its own frame would be
// at the holder's place p if it had centres (cube_orientation.h).
PocketStickers PocketStickersOf(const CubieCube& cube, const Centers& centers = kUsualCenters);

// The 24 letters U R F D L B.
std::string WritePocketFacelets(const PocketStickers& stickers);

}  // namespace cubewright
