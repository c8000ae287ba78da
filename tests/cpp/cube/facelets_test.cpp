#include "solver/cube/facelets.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "solver/cube/pieces.h"
#include "solver/cube/random_cube.h"
#include "solver/painting/diagnosis.h"
#include "tests/cpp/cube/sticker_geometry.h"

namespace cubewright {
namespace {

TEST(Facelets, EveryStickerBelongsToOnePieceOrCenter) {
  std::multiset<int> stickers;
  for (const auto& edge : kEdgeStickers) stickers.insert(edge.begin(), edge.end());
  for (const auto& corner : kCornerStickers) stickers.insert(corner.begin(), corner.end());
  for (int face = 0; face < kFaceCount; ++face) {
    stickers.insert(CenterSticker(static_cast<Face>(face)));
  }
  ASSERT_EQ(stickers.size(), static_cast<std::size_t>(kStickerCount));
  int expected = 0;
  for (const int sticker : stickers) EXPECT_EQ(sticker, expected++);
}

TEST(Facelets, NamesAreThoseOfTheField) {
  EXPECT_EQ(StickerName(0), "U1");
  EXPECT_EQ(StickerName(8), "U9");
  EXPECT_EQ(StickerName(9), "R1");
  EXPECT_EQ(StickerName(53), "B9");
  const char* const corners[] = {"URF", "UFL", "ULB", "UBR", "DFR", "DLF", "DBL", "DRB"};
  for (std::size_t i = 0; i < 8; ++i) EXPECT_EQ(PieceName<CornerPieces>(i), corners[i]);
  const char* const edges[] = {"UR", "UF", "UL", "UB", "DR", "DF",
                               "DL", "DB", "FR", "FL", "BL", "BR"};
  for (std::size_t i = 0; i < 12; ++i) EXPECT_EQ(PieceName<EdgePieces>(i), edges[i]);
}

TEST(Facelets, OfTheSolvedCube) {
  EXPECT_EQ(WriteFacelets(CubieCube{}), "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB");
}

// A twisted corner and a flipped edge show their colours where a real cube would.
TEST(Facelets, OrientationsTurnClockwise) {
  CubieCube cube;
  cube.corner_orientation[0] = 1;
  cube.edge_orientation[0] = 1;
  std::string expected = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
  expected[8] = 'F';   // U9 of URF
  expected[9] = 'U';   // R1
  expected[20] = 'R';  // F3
  expected[5] = 'R';   // U6 of UR
  expected[10] = 'U';  // R2
  EXPECT_EQ(WriteFacelets(cube), expected);
}

TEST(Facelets, RoundTripThroughTheReader) {
  RandomNumbers numbers(12);
  for (int i = 0; i < 6'000; ++i) {
    const CubieCube cube = RandomCube(numbers);
    const std::string facelets = WriteFacelets(cube);
    ASSERT_EQ(geometry::PieceErrorCode(facelets), "");
    const auto reading = ReadCube(facelets);
    ASSERT_TRUE(reading.ok()) << facelets;
    ASSERT_EQ(reading->cube, cube);
    ASSERT_EQ(reading->orientation, 0);
    ASSERT_EQ(WriteFacelets(reading->cube), facelets);
    ASSERT_EQ(CubeFromFacelets(facelets), cube);
  }
}

// Each of the 8 x 3 ways to put a corner into each place, and the 12 x 2 of an edge.
TEST(Facelets, EveryPieceInEveryPlaceRoundTrips) {
  for (std::size_t place = 0; place < 12; ++place) {
    for (std::size_t piece = 0; piece < 12; ++piece) {
      for (std::uint8_t flip = 0; flip < 2; ++flip) {
        CubieCube cube;
        std::swap(cube.edge_piece[place], cube.edge_piece[piece]);
        // A second exchange and a second flip elsewhere keep the cube legal.
        if (place != piece) std::swap(cube.corner_piece[0], cube.corner_piece[1]);
        cube.edge_orientation[place] ^= flip;
        cube.edge_orientation[(place + 1) % 12] ^= flip;
        const auto reading = ReadCube(WriteFacelets(cube));
        ASSERT_TRUE(reading.ok());
        EXPECT_EQ(reading->cube, cube);
      }
    }
  }
  for (std::size_t place = 0; place < 8; ++place) {
    for (std::size_t piece = 0; piece < 8; ++piece) {
      for (std::uint8_t twist = 0; twist < 3; ++twist) {
        CubieCube cube;
        std::swap(cube.corner_piece[place], cube.corner_piece[piece]);
        if (place != piece) std::swap(cube.edge_piece[0], cube.edge_piece[1]);
        cube.corner_orientation[place] = twist;
        cube.corner_orientation[(place + 1) % 8] = static_cast<std::uint8_t>((3 - twist) % 3);
        const auto reading = ReadCube(WriteFacelets(cube));
        ASSERT_TRUE(reading.ok());
        EXPECT_EQ(reading->cube, cube);
      }
    }
  }
}

TEST(Facelets, OnlySolvableCubesInNormalFormAreCubes) {
  const std::string solved = WriteFacelets(CubieCube{});
  for (const std::string& text : {std::string(), solved.substr(1), solved + "U",
                                  std::string(54, 'U'), std::string(54, 'x')}) {
    EXPECT_FALSE(CubeFromFacelets(text).has_value()) << text;
  }
  RandomNumbers numbers(13);
  for (int i = 0; i < 20'000; ++i) {
    std::string facelets = WriteFacelets(RandomCube(numbers));
    std::swap(facelets[numbers.Below(54)], facelets[numbers.Below(54)]);
    const auto cube = CubeFromFacelets(facelets);
    const auto reading = ReadCube(facelets);
    // Centres may be exchanged, so that the cube is held another way.
    const bool is_usual = reading.ok() && WriteFacelets(reading->cube) == facelets;
    ASSERT_EQ(cube.has_value(), is_usual) << facelets;
    if (cube) {
      ASSERT_EQ(*cube, reading->cube);
    }
  }
}

}  // namespace
}  // namespace cubewright
