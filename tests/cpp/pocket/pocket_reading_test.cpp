#include "solver/pocket/painting/pocket_reading.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "solver/cube/random_cube.h"
#include "solver/pocket/pocket_coordinates.h"
#include "tests/cpp/pocket/sticker_judge.h"

namespace cubewright {
namespace {

constexpr int kPositions = 1'000;

CubieCube RandomPocketCube(RandomNumbers& numbers) {
  return PocketCube(static_cast<int>(numbers.Below(kPocketPermutationCount)),
                    static_cast<int>(numbers.Below(kPocketTwistCount)));
}

// A text with these symbols for the colours of U R F D L B.
std::string Written(const PocketStickers& stickers, const std::string& symbols) {
  std::string text;
  for (const Face face : stickers) text += symbols[static_cast<std::size_t>(face)];
  return text;
}

bool IsDblAtHome(const CubieCube& cube) {
  const auto dbl = static_cast<std::size_t>(Corner::kDbl);
  return cube.corner_piece[dbl] == dbl && cube.corner_orientation[dbl] == 0;
}

TEST(PocketReading, APositionIsTheSameHoweverItIsHeld) {
  RandomNumbers numbers(1);
  for (int i = 0; i < kPositions; ++i) {
    const CubieCube cube = RandomPocketCube(numbers);
    const std::string text = WritePocketFacelets(PocketStickersOf(cube));
    std::set<int> orientations;
    for (const auto& rotation : RotationsOfStickers()) {
      const std::string held = RotatedText(text, rotation);
      const auto reading = ReadPocket(held);
      ASSERT_TRUE(reading.ok()) << held;
      const auto& [position, scheme, colors] = *reading;
      EXPECT_EQ(HeldTheUsualWay(position), cube) << held;
      EXPECT_TRUE(IsDblAtHome(position.cube));
      EXPECT_EQ(
          WritePocketFacelets(PocketStickersOf(position.cube, CentersOf(position.orientation))),
          held);
      orientations.insert(position.orientation);
    }
    EXPECT_EQ(orientations.size(), 24U);
  }
}

// Each of the 30 schemes, written in colours, digits and letters that mean nothing.
TEST(PocketReading, ColorsMayBeInAnyScheme) {
  RandomNumbers numbers(2);
  for (const ColorScheme& scheme : AllColorSchemes()) {
    const CubieCube cube = RandomPocketCube(numbers);
    for (const std::string symbols : {"WRGYOB", "123456", "ABCXYZ"}) {
      std::string of_faces;
      for (const Face color : scheme) of_faces += symbols[static_cast<std::size_t>(color)];
      const std::string text = Written(PocketStickersOf(cube), of_faces);
      for (const auto& rotation : RotationsOfStickers()) {
        const auto reading = ReadPocket(RotatedText(text, rotation));
        ASSERT_TRUE(reading.ok()) << text;
        EXPECT_EQ(reading->scheme, scheme);
        EXPECT_EQ(HeldTheUsualWay(reading->position), cube);
        for (std::size_t face = 0; face < kFaceCount; ++face) {
          EXPECT_EQ(reading->colors.of_face[face], static_cast<char32_t>(of_faces[face]));
        }
      }
    }
  }
}

}  // namespace
}  // namespace cubewright
