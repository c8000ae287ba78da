#include "solver/text/facelet_reader.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "solver/cube/cube_orientation.h"
#include "solver/cube/random_cube.h"
#include "tests/cpp/cube/sticker_geometry.h"
#include "tests/cpp/shared_vectors.h"
#include "tests/cpp/text/findings_text.h"

namespace cubewright {
namespace {

const std::string kSolved = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

Fault FaultOf(const std::string& text) {
  const auto reading = ReadFacelets(text);
  EXPECT_FALSE(reading.ok()) << text;
  return reading.ok() ? Fault{Error::kNotation, {}, {}, {}} : reading.failure();
}

TEST(FaceletReader, ReadsTheSharedVectors) {
  for (const std::vector<std::string>& line : SharedVectors("facelets.tsv")) {
    ASSERT_GE(line.size(), 2U);
    const auto reading = ReadFacelets(line[0]);
    if (line.size() < 3) {
      ASSERT_FALSE(reading.ok()) << line[0];
      EXPECT_EQ(ErrorCode(reading.failure().error), line[1]) << line[0];
      continue;
    }
    ASSERT_TRUE(reading.ok()) << line[0] << ": " << FindingsText(reading.failure());
    EXPECT_EQ(WriteFacelets(reading->stickers), line[1]);
    EXPECT_EQ(std::to_string(reading->orientation), line[2]) << line[0];
  }
}

// After a turn of the whole cube, colours are named by the centres as they are then.
TEST(FaceletReader, ReadsACubeHeldAnyOfTwentyFourWays) {
  RandomNumbers numbers(13);
  const std::string to_top[] = {"", "zzz", "x", "xx", "z", "xxx"};
  for (int orientation = 0; orientation < kOrientationCount; ++orientation) {
    const CubieCube cube = RandomCube(numbers);
    std::string facelets = WriteFacelets(cube);
    const auto rotation = to_top[orientation / 4] + std::string(orientation % 4, 'y');
    for (const char letter : rotation) facelets = geometry::Turned(facelets, letter, 1);
    const auto reading = ReadFacelets(facelets);
    ASSERT_TRUE(reading.ok());
    EXPECT_EQ(reading->orientation, orientation);
    for (std::size_t i = 0; i < facelets.size(); ++i) {
      const auto center = static_cast<std::size_t>(CenterSticker(reading->stickers[i]));
      EXPECT_EQ(facelets[i], facelets[center]) << "named by the centre of its colour";
    }
  }
}

TEST(FaceletReader, TellsTheSymbolOfEachColour) {
  const auto faces = ReadFacelets(kSolved);
  ASSERT_TRUE(faces.ok());
  EXPECT_TRUE(faces->colors.are_named);
  EXPECT_EQ(faces->colors[Face::kB], U'B');
  std::string digits = kSolved;
  for (std::size_t i = 0; i < digits.size(); ++i) digits[i] = static_cast<char>('1' + i / 9);
  const auto others = ReadFacelets(digits);
  ASSERT_TRUE(others.ok());
  EXPECT_FALSE(others->colors.are_named);
  EXPECT_EQ(others->colors[Face::kF], U'3');
}

TEST(FaceletReader, LengthTellsHowManyStickersThereAre) {
  EXPECT_EQ(FindingsText(FaultOf("")), "sticker-count : 0");
  EXPECT_EQ(FindingsText(FaultOf("U")), "sticker-count : 1");
  EXPECT_EQ(FindingsText(FaultOf(kSolved + "U")), "sticker-count : 55");
  for (std::size_t length = 0; length < 200; ++length) {
    if (length == 54) continue;
    EXPECT_EQ(FaultOf(std::string(length, 'U')).error, Error::kLength) << length;
  }
}

TEST(FaceletReader, TenMegabytesOfAnythingAreALengthError) {
  RandomNumbers numbers(14);
  std::string garbage(10'000'000, '\0');
  for (char& byte : garbage) byte = static_cast<char>(numbers.Next());
  EXPECT_EQ(FaultOf(garbage).error, Error::kLength);
  EXPECT_EQ(FaultOf(std::string(10'000'000, 'U')).error, Error::kLength);
  EXPECT_EQ(FaultOf(std::string(10'000'000, ' ')).error, Error::kLength);
  EXPECT_TRUE(ReadFacelets(std::string(10'000'000, '\n') + kSolved).ok());
}

TEST(FaceletReader, ColorCountNamesColoursAndMarksThoseOnTooManyStickers) {
  std::string text = kSolved;
  text[53] = 'U';
  Fault fault = FaultOf(text);
  EXPECT_EQ(fault.error, Error::kColorCount);
  EXPECT_EQ(FindingsText(fault), "color-count U: 10; color-count B: 8");
  EXPECT_EQ(fault.stickers, (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 8, 53}));

  fault = FaultOf(kSolved.substr(0, 45) + "UUURRRFFF");
  EXPECT_EQ(FindingsText(fault),
            "color-count U: 12; color-count R: 12; color-count F: 12; color-count B: 0");
  EXPECT_EQ(fault.stickers.size(), 36U);

  text = kSolved;
  text[53] = 'X';
  fault = FaultOf(text);
  EXPECT_EQ(fault.error, Error::kColorCount);
  EXPECT_EQ(FindingsText(fault), "color-count B: 8; color-count X: 1");
  EXPECT_EQ(fault.stickers, std::vector<int>{53});
}

TEST(FaceletReader, ColorCountNamesCharactersThatCannotStandForAColour) {
  Fault fault = FaultOf(std::string("UUé").append(kSolved, 3));
  EXPECT_EQ(fault.error, Error::kColorCount);
  EXPECT_EQ(fault.stickers, std::vector<int>{2});
  EXPECT_EQ(FindingsText(fault), "unreadable-symbol é: U3");
  fault = FaultOf(std::string("\x1B").append(kSolved, 1));
  EXPECT_EQ(FindingsText(fault), "unreadable-symbol \x1B: U1");
  fault = FaultOf(std::string("\xFF").append(kSolved, 1));
  EXPECT_EQ(FindingsText(fault), "unreadable-symbol \uFFFD: U1");
}

TEST(FaceletReader, CentersMustAllDiffer) {
  std::string text = kSolved;
  std::swap(text[4], text[9]);
  const Fault fault = FaultOf(text);
  EXPECT_EQ(fault.error, Error::kCenter);
  EXPECT_EQ(FindingsText(fault), "repeated-center R:");
  EXPECT_EQ(fault.stickers, (std::vector<int>{4, 13}));
}

TEST(FaceletReader, FacesMustStandAsOnACubeButColoursMayStandAnyWay) {
  std::string faces = kSolved;
  std::string colors = kSolved;
  for (std::size_t i = 0; i < 54; ++i) {
    faces[i] = "DRFULB"[i / 9];
    colors[i] = "YRGWOB"[i / 9];
  }
  const Fault fault = FaultOf(faces);
  EXPECT_EQ(fault.error, Error::kCenter);
  EXPECT_EQ(fault.stickers, (std::vector<int>{4, 13, 22, 31, 40, 49}));
  const auto reading = ReadFacelets(colors);
  ASSERT_TRUE(reading.ok());
  EXPECT_EQ(WriteFacelets(reading->stickers), kSolved);
  EXPECT_EQ(reading->orientation, 0);
}

}  // namespace
}  // namespace cubewright
