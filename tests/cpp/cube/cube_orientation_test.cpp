#include "solver/cube/cube_orientation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "tests/cpp/cube/sticker_geometry.h"

namespace cubewright {
namespace {

std::string Letters(const Centers& centers) {
  std::string letters;
  for (const Face face : centers) letters += kFaceLetters[static_cast<std::size_t>(face)];
  return letters;
}

std::string CenterLetters(const std::string& facelets) {
  std::string centers;
  for (std::size_t face = 0; face < 6; ++face) centers += facelets[9 * face + 4];
  return centers;
}

const std::string kSolved = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

TEST(CubeOrientation, RotationsMoveTheCentersOfARealCube) {
  EXPECT_EQ(Letters(Rotated(kUsualCenters, Axis::kX, 1)),
            CenterLetters(geometry::Turned(kSolved, 'x', 1)));
  EXPECT_EQ(Letters(Rotated(kUsualCenters, Axis::kY, 3)),
            CenterLetters(geometry::Turned(kSolved, 'y', 3)));
  EXPECT_EQ(Letters(Rotated(kUsualCenters, Axis::kZ, 2)),
            CenterLetters(geometry::Turned(kSolved, 'z', 2)));
}

TEST(CubeOrientation, IsNumberedAsDocumented) {
  const std::string to_top[] = {"", "zzz", "x", "xx", "z", "xxx"};
  for (std::size_t face = 0; face < 6; ++face) {
    for (std::size_t turns = 0; turns < 4; ++turns) {
      std::string facelets = kSolved;
      for (const char letter : to_top[face] + std::string(turns, 'y')) {
        facelets = geometry::Turned(facelets, letter, 1);
      }
      EXPECT_EQ(facelets[4], kFaceLetters[face]) << "the face has come to the top";
      Centers centers = {};
      for (std::size_t place = 0; place < 6; ++place) {
        const char letter = facelets[9 * place + 4];
        centers[place] = static_cast<Face>(
            std::find(kFaceLetters.begin(), kFaceLetters.end(), letter) - kFaceLetters.begin());
      }
      EXPECT_EQ(OrientationOf(centers), static_cast<int>(4 * face + turns));
      EXPECT_EQ(CentersOf(static_cast<int>(4 * face + turns)), centers);
    }
  }
}

TEST(CubeOrientation, TwentyFourOfAllPlacingsAreRotations) {
  Centers centers = kUsualCenters;
  std::set<int> orientations;
  do {
    const std::optional<int> orientation = OrientationOf(centers);
    EXPECT_EQ(orientation.has_value(), geometry::IsRotated(Letters(centers)));
    if (orientation) orientations.insert(*orientation);
  } while (std::next_permutation(centers.begin(), centers.end()));
  EXPECT_EQ(orientations.size(), 24U);
  EXPECT_EQ(*orientations.begin(), 0);
  EXPECT_EQ(*orientations.rbegin(), 23);
}

}  // namespace
}  // namespace cubewright
