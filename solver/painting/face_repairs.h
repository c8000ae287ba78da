// The cubes that a painting shows if whole faces of it were painted wrongly: turned, mirrored, or
// one in the place of another, and a sticker or two besides.
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
  // By how many faces are turned, each another cost: who has turned three may well have turned all.
  static constexpr std::array<int, kFaceCount + 1> kTurnedFaces = {0, 5, 10, 11, 12, 13, 14};
  static constexpr int kExchangedFaces = 5;
  static constexpr int kMirroredFace = 7;
  static constexpr int kOtherOrder = 10;
  static constexpr int kAllFacesMirrored = 8;
  // One face shows nothing right, such as another side of the cube once more.
  static constexpr int kWrongFace = 7;
  // The same before all faces are painted. Few pieces are complete then, and two wrong stickers
  // seldom fall on them: if two have to change, the face is rather wrong as a whole.
  static constexpr int kWrongFaceEarly = 3;
};

// At most so many stickers are wrong beside the faces.
inline constexpr int kMostStickersBesideFaces = 2;

struct FaceRepair {
  // What to do with the painted faces.
  FaceLayout layout;
  // The legal painting that comes of it, with wrong stickers mended; unknown ones are so still.
  Painting painting;
  // Of `painting`, those that had to be mended, 0..53, rising.
  std::vector<int> stickers;
  int cost = 0;
};

// What a puzzle is to this search: a 3x3x3, or one that has some of its stickers, the others being
// unknown in all paintings.
struct FaceRepairPuzzle {
  int stickers_of_a_color = kStickersPerFace;
  // The legal paintings that contradict as few stickers of `arranged` as any, if these are at most
  // `most_stickers`; no more than `most_count` of them.
  std::vector<Painting> (*nearest)(const Painting& arranged, int most_stickers,
                                   std::size_t most_count) = nullptr;
};

// The cheapest explanation of the painting by its faces, and all that cost at most one sticker
// more, by cost. None costs more than `most_cost`.
std::vector<FaceRepair> FindFaceRepairs(const Painting& painting, int most_cost,
                                        const FaceRepairPuzzle& puzzle);
// Of a 3x3x3.
std::vector<FaceRepair> FindFaceRepairs(const Painting& painting, int most_cost);

}  // namespace cubewright
