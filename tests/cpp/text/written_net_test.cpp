#include "solver/text/written_net.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "solver/cube/facelets.h"
#include "solver/cube/random_cube.h"
#include "solver/painting/diagnosis.h"
#include "solver/text/code_points.h"
#include "solver/text/facelet_reader.h"
#include "tests/cpp/net_text.h"
#include "tests/cpp/shared_vectors.h"

namespace cubewright {
namespace {

// The symbols of a net of this many stickers; nothing for any other text.
std::string SymbolsOfNet(const std::string& text, std::size_t sticker_count) {
  std::array<char32_t, kStickerCount> all = {};
  const std::span<char32_t> symbols = std::span(all).first(sticker_count);
  if (!TakeNet(text, symbols)) return "";
  std::string written;
  for (const char32_t symbol : symbols) written += Utf8(symbol);
  return written;
}

// Of 54 letters, in groups of nine.
bool HasDifferentCenters(std::string letters) {
  std::erase(letters, ' ');
  std::set<char> centers;
  for (std::size_t face = 0; face < 6; ++face) centers.insert(letters[9 * face + 4]);
  return centers.size() == 6;
}

TEST(WrittenNet, IsReadAsInTheSharedVectors) {
  for (const std::vector<std::string>& line : SharedVectors("nets.tsv")) {
    const std::string symbols = line.size() > 1 ? line[1] : "";
    for (const std::size_t count : {24U, 54U}) {
      const bool is_net = symbols.size() == count;
      EXPECT_EQ(SymbolsOfNet(line[0], count), is_net ? symbols : "") << line[0];
      EXPECT_EQ(IsNet(line[0], count), is_net) << line[0];
    }
  }
}

TEST(WrittenNet, OfARandomCubeIsThatCube) {
  RandomNumbers numbers(21);
  for (int i = 0; i < 200; ++i) {
    const std::string facelets = WriteFacelets(RandomCube(numbers));
    for (const std::string between : {"", " ", "\t", "|"}) {
      for (const std::string line_end : {"\n", "\r\n", "\n\n"}) {
        const auto reading = ReadFacelets(AsNet(facelets, 3, between, line_end));
        ASSERT_TRUE(reading.ok());
        EXPECT_EQ(WriteFacelets(reading->stickers), facelets);
      }
    }
    // Unless it could be another order of the faces, the centres tell that it is a net.
    for (const std::string line_end : {"", " "}) {
      const std::string net = AsNet(facelets, 3, "", line_end);
      if (HasDifferentCenters(net)) continue;
      const auto reading = ReadFacelets(net);
      ASSERT_TRUE(reading.ok());
      EXPECT_EQ(WriteFacelets(reading->stickers), facelets);
    }
  }
}

// A fault names the stickers of the faces, not those in the order of the lines.
TEST(WrittenNet, TellsFaultsByTheNamesOfTheStickers) {
  const std::string solved = WriteFacelets(CubieCube{});
  std::string wrong = solved;
  wrong[9] = '!';
  const auto symbol = ReadFacelets(AsNet(wrong, 3, "", "\n"));
  ASSERT_FALSE(symbol.ok());
  EXPECT_EQ(symbol.failure().stickers, std::vector<int>{9});
  EXPECT_EQ(symbol.failure().findings[0].places, std::vector<std::string>{"R1"});
  wrong = "DLBLULBBLBFRURDRBRLDUFFRRUBDFURDLLUULUDDLRFBFDDFFBRFBU";
  std::swap(wrong[8], wrong[9]);
  const Fault mirrored = Diagnose(*ReadFacelets(wrong)).failure();
  EXPECT_EQ(mirrored.pieces, std::vector<std::string>{"URF"});
  for (const std::string line_end : {"\n", ""}) {
    const auto reading = ReadFacelets(AsNet(wrong, 3, "", line_end));
    ASSERT_TRUE(reading.ok());
    const auto cube = Diagnose(*reading);
    ASSERT_FALSE(cube.ok());
    EXPECT_EQ(cube.failure().stickers, mirrored.stickers);
    EXPECT_EQ(cube.failure().pieces, mirrored.pieces);
  }
}

// No order of the faces, with any cube, is taken for a net: the stickers of its faults would have
// wrong names.
TEST(WrittenNet, IsNotSeenInFacesInAnotherOrder) {
  RandomNumbers numbers(24);
  for (std::string order : {"UFLBRD", "ULBRFD", "FRBLUD", "UDLRFB", "URFDLB"}) {
    for (int i = 0; i < 500; ++i) {
      const std::string facelets = WriteFacelets(RandomCube(numbers));
      std::string text;
      for (const char face : order)
        text += facelets.substr(9 * std::string("URFDLB").find(face), 9);
      const auto symbols = ReadSymbols(text);
      ASSERT_TRUE(symbols.ok());
      EXPECT_TRUE(std::equal(text.begin(), text.end(), symbols->begin())) << text;
    }
  }
}

}  // namespace
}  // namespace cubewright
