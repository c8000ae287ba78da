#include "solver/methods/stages/held_cube.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "solver/cube/facelets.h"
#include "solver/cube/random_cube.h"
#include "tests/cpp/cube/sticker_geometry.h"

namespace cubewright {
namespace {

std::vector<WrittenMove> RandomWritten(RandomNumbers& numbers, std::uint32_t count) {
  std::vector<WrittenMove> moves;
  for (std::uint32_t i = 0; i < count; ++i) {
    moves.push_back({kWrittenLetters[numbers.Below(kWrittenLetters.size())],
                     1 + static_cast<int>(numbers.Below(3))});
  }
  return moves;
}

// The facelets with every colour renamed by the centres that are there now.
std::string InUsualColors(const std::string& facelets) {
  std::string renamed;
  for (const char letter : facelets) {
    for (int place = 0; place < kFaceCount; ++place) {
      const auto face = static_cast<Face>(place);
      if (facelets[static_cast<std::size_t>(CenterSticker(face))] == letter) {
        renamed += kFaceLetters[static_cast<std::size_t>(place)];
      }
    }
  }
  return renamed;
}

TEST(HeldCube, ShowsWhatTheLayersOfARealCubeDo) {
  RandomNumbers numbers(1);
  for (int i = 0; i < 1000; ++i) {
    const CubieCube start = RandomCube(numbers);
    const std::vector<WrittenMove> moves = RandomWritten(numbers, numbers.Below(30));
    std::string turned = WriteFacelets(start);
    for (const WrittenMove move : moves) {
      turned = geometry::Turned(turned, move.letter, move.quarter_turns);
    }
    HeldCube held(start);
    held.Make(moves);
    const std::string text = WrittenMovesText(moves);
    for (std::size_t place = 0; place < kFaceCount; ++place) {
      EXPECT_EQ(turned[static_cast<std::size_t>(CenterSticker(static_cast<Face>(place)))],
                kFaceLetters[static_cast<std::size_t>(held.centers()[place])])
          << text;
    }
    ASSERT_EQ(WriteFacelets(held.cube()), InUsualColors(turned)) << text;
  }
}

TEST(HeldCube, TellsWhatAPieceIsCalledAtTheStart) {
  HeldCube held{CubieCube{}};
  EXPECT_EQ(held.Named(Edge::kUf), Edge::kUf);
  held.Make(WrittenMove{'y', 1});
  // The former right side is in front.
  EXPECT_EQ(held.Named(Edge::kUf), Edge::kUr);
  EXPECT_EQ(held.Named(Corner::kUrf), Corner::kUbr);
  held.Make(WrittenMove{'z', 2});
  EXPECT_EQ(held.Named(Edge::kUf), Edge::kDr);
  EXPECT_EQ(held.Named(Corner::kDfr), Corner::kUrf);
}

}  // namespace
}  // namespace cubewright
