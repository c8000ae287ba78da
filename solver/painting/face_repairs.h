// The cubes that a painting shows if whole faces were painted wrongly: turned, mirrored, or one in
// the place of another, perhaps with a wrong sticker or two besides.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "solver/painting/face_layout.h"

namespace cubewright {

// How unlikely a mistake is; the costs of several add up. They are estimates of what people do. Two
// wrong stickers are likelier than a turned face, and that is likelier than three. How often the
// right cube comes first with these costs is tested (tests/cpp/painting/face_repairs_test.cpp).
struct MistakeCosts {
  static constexpr int kSticker = 2;
  // By the number of turned faces. Beyond two, each adds little: someone who has turned three may
  // well have turned all.
  static constexpr std::array<int, kFaceCount + 1> kTurnedFaces = {0, 5, 10, 11, 12, 13, 14};
  // F, R, B and L turned by a half: someone held the cube upside down while painting its sides.
  static constexpr int kSidesUpsideDown = 9;
  static constexpr int kExchangedFaces = 5;
  static constexpr int kMirroredFace = 7;
  static constexpr int kOtherOrder = 10;
  static constexpr int kAllFacesMirrored = 8;
  // One face is wrong as a whole, such as another side of the cube painted once more.
  static constexpr int kWrongFace = 7;
  // The same before all faces are painted. Few pieces are complete then, and two wrong stickers
  // seldom fall on them: if two have to change, more likely the whole face is wrong.
  static constexpr int kWrongFaceEarly = 3;
};

// The most stickers that may be wrong besides the faces.
inline constexpr int kMostStickersBesideFaces = 2;

struct FaceRepair {
  // What to do with the painted faces.
  FaceLayout layout;
  // The resulting legal painting, with wrong stickers corrected; unknown ones stay unknown.
  Painting painting;
  // The stickers of `painting` that had to be corrected, 0..53, ascending.
  std::vector<int> stickers;
  int cost = 0;
};

// A puzzle as this search sees it: a 3x3x3, or one that has some of its stickers, where the others
// are unknown in all paintings.
struct FaceRepairPuzzle {
  int stickers_of_a_color = kStickersPerFace;
  // The legal paintings that contradict the fewest stickers of `arranged`, if these are at most
  // `most_stickers`; at most `most_count` paintings.
  std::vector<Painting> (*nearest)(const Painting& arranged, int most_stickers,
                                   std::size_t most_count) = nullptr;
};

// The cheapest explanation of the painting by its faces, and all that cost at most one sticker
// more, by cost. None costs more than `most_cost`.
std::vector<FaceRepair> FindFaceRepairs(const Painting& painting, int most_cost,
                                        const FaceRepairPuzzle& puzzle);
// For a 3x3x3.
std::vector<FaceRepair> FindFaceRepairs(const Painting& painting, int most_cost);

}  // namespace cubewright
