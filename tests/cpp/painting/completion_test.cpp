#include "solver/painting/completion.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/painting/diagnosis.h"
#include "solver/painting/repair.h"
#include "solver/text/code_points.h"

namespace cubewright {
namespace {

constexpr double kAllCubes = 43'252'003'274'489'856'000.0;

Completion CompletionOf(const std::string& text) {
  const auto reading = ReadPainting(text);
  EXPECT_TRUE(reading.ok()) << text;
  return Complete(reading->painting);
}

// Every legal cube that fits, found by trying all colours on all unknown stickers.
std::vector<std::string> TriedCubes(const std::string& text) {
  const std::size_t unknown = text.find('?');
  if (unknown == std::string::npos) {
    return ReadCube(text).ok() ? std::vector{text} : std::vector<std::string>{};
  }
  std::vector<std::string> cubes;
  for (const char letter : kFaceLetters) {
    std::string known = text;
    known[unknown] = letter;
    const auto found = TriedCubes(known);
    cubes.insert(cubes.end(), found.begin(), found.end());
  }
  return cubes;
}

// Reads the solved cube painted with these symbols for U R F D L B and for unknown.
std::string Read(const std::u32string& symbols, const std::string& painting) {
  std::string text;
  for (const char letter : painting) text += Utf8(symbols[std::string("URFDLB?").find(letter)]);
  const auto reading = ReadPainting(text);
  return reading ? WritePainting(reading->painting)
                 : std::string(ErrorCode(reading.failure().error));
}

TEST(Painting, UnknownStickersAreWrittenInSeveralWays) {
  const std::string painting = "UUU?U????RRRRRRRRR?FF?FFFFFDDDDDDDDDLLLLLLLLLBBBBBBBB?";
  for (const char32_t unknown : U"?.-_xX⬛⚫") {
    if (unknown == 0) continue;
    EXPECT_EQ(Read(std::u32string(U"URFDLB") + unknown, painting), painting) << Utf8(unknown);
    EXPECT_EQ(Read(std::u32string(U"WRGYOB") + unknown, painting), painting) << Utf8(unknown);
    EXPECT_EQ(Read(std::u32string(U"123456") + unknown, painting), painting) << Utf8(unknown);
    EXPECT_EQ(Read(std::u32string(U"⬜🟥🟩🟨🟧🟦") + unknown, painting), painting)
        << Utf8(unknown);
  }
}

TEST(Painting, AnXOnACentreIsAColourWhereTheOthersAreOfTheWritersChoice) {
  const std::string painting = "UUU?UUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
  EXPECT_EQ(Read(U"X12345?", painting), painting);
  EXPECT_EQ(Read(U"XRFDLB?", painting), "?????????RRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB");
}

TEST(Painting, FacesInTheOtherOrderAreToldByTheirCentres) {
  const std::string painting = "UUU?UUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBRR";
  const std::string written = "UUU?UUUUULLLLLLLLLFFFFFFFFFRRRRRRRRRBBBBBBBRRDDDDDDDDD";
  EXPECT_EQ(Read(U"URFDLB.", written), painting);
  EXPECT_EQ(Read(U"WRGYOB.", written), painting);
  EXPECT_EQ(Read(U"⬜🟥🟩🟨🟧🟦.", written), painting);
}

std::string RandomText(RandomNumbers& numbers) { return WriteFacelets(RandomCube(numbers)); }

std::string WithUnknown(std::string text, int count, RandomNumbers& numbers) {
  while (std::count(text.begin(), text.end(), '?') < count) {
    text[numbers.Below(kStickerCount)] = '?';
  }
  return text;
}

void ExpectWhatTryingFinds(const std::string& text) {
  const Completion completion = CompletionOf(text);
  const std::vector<std::string> cubes = TriedCubes(text);
  ASSERT_EQ(completion.count, static_cast<double>(cubes.size())) << text;
  std::vector<int> open;
  for (std::size_t i = 0; i < kStickerCount; ++i) {
    if (text[i] != '?') continue;
    std::array<double, kFaceCount> counts = {};
    for (const std::string& cube : cubes) ++counts[std::string("URFDLB").find(cube[i])];
    const auto listed =
        std::find_if(completion.open.begin(), completion.open.end(),
                     [i](const OpenSticker& o) { return o.sticker == static_cast<int>(i); });
    if (listed != completion.open.end()) {
      EXPECT_EQ(listed->counts, counts) << text;
      EXPECT_FALSE(completion.painting[i].has_value());
    } else {
      ASSERT_TRUE(completion.painting[i].has_value());
      EXPECT_EQ(counts[static_cast<std::size_t>(*completion.painting[i])], completion.count);
    }
  }
}

TEST(Completion, CountsTheCubesThatTryingFinds) {
  RandomNumbers numbers(1);
  for (int i = 0; i < 40; ++i) {
    ExpectWhatTryingFinds(WithUnknown(RandomText(numbers), 1 + i % 5, numbers));
  }
}

// Stickers of one edge or corner, of two of them, and centres.
TEST(Completion, CountsTheCubesOfUnknownPiecesThatTryingFinds) {
  const std::string solved = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
  for (const std::vector<std::size_t>& stickers : std::vector<std::vector<std::size_t>>{
           {5, 10}, {8, 9, 20}, {5, 10, 7, 19}, {8, 9, 20, 6, 18, 38}, {4, 13}, {4, 13, 22, 31}}) {
    std::string text = solved;
    for (const std::size_t sticker : stickers) text[sticker] = '?';
    ExpectWhatTryingFinds(text);
  }
}

TEST(Completion, NeverContradictsACubeThatFits) {
  RandomNumbers numbers(2);
  for (int i = 0; i < 120; ++i) {
    const std::string text = RandomText(numbers);
    const Completion completion =
        CompletionOf(WithUnknown(text, static_cast<int>(numbers.Below(40)), numbers));
    EXPECT_GE(completion.count, 1);
    for (std::size_t sticker = 0; sticker < kStickerCount; ++sticker) {
      const auto color = completion.painting[sticker];
      if (color) {
        EXPECT_EQ(kFaceLetters[static_cast<std::size_t>(*color)], text[sticker]);
      }
    }
  }
}

TEST(Completion, KnowsHowManyCubesThereAre) {
  EXPECT_EQ(CompletionOf("????U????????R????????F????????D????????L????????B????").count,
            kAllCubes);
  // Held in any of 24 ways.
  EXPECT_EQ(CompletionOf(std::string(54, '?')).count, 24 * kAllCubes);
}

TEST(Completion, AWholeFaceFollowsFromTheOthers) {
  RandomNumbers numbers(3);
  for (int i = 0; i < 50; ++i) {
    const std::string right = RandomText(numbers);
    std::string text = right;
    std::fill(text.begin() + 27, text.begin() + 36, '?');
    const Completion completion = CompletionOf(text);
    // Two pieces may have orientations that the five faces do not distinguish; the right one fits.
    EXPECT_GE(completion.count, 1);
    if (completion.count == 1) {
      EXPECT_EQ(WritePainting(completion.painting), right);
      EXPECT_TRUE(completion.open.empty());
    }
  }
}

TEST(Completion, NoCubeFitsAPaintingThatContradictsItself) {
  const Completion completion =
      CompletionOf("?UUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBF");
  EXPECT_EQ(completion.count, 0);
  EXPECT_TRUE(completion.open.empty());
}

TEST(Completion, ListsTheStickerFirstThatLeavesTheFewestCubes) {
  // The edges UR and UF, and the corners URF and UBR, are hidden.
  const Completion completion =
      CompletionOf("UU?UU?U??R??RRRRRR???FFFFFFDDDDDDDDDLLLLLLLLL??BBBBBBB");
  ASSERT_GE(completion.open.size(), 2U);
  const auto largest = [](const OpenSticker& open) {
    return *std::max_element(open.counts.begin(), open.counts.end());
  };
  EXPECT_TRUE(std::is_sorted(
      completion.open.begin(), completion.open.end(),
      [&largest](const OpenSticker& a, const OpenSticker& b) { return largest(a) < largest(b); }));
}

}  // namespace
}  // namespace cubewright
