#include "solver/pocket/painting/pocket_reading.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/pocket/painting/pocket_repair.h"
#include "tests/cpp/pocket/pocket_texts.h"
#include "tests/cpp/pocket/sticker_judge.h"

namespace cubewright {
namespace {

constexpr int kPositions = 1'000;

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

// Each of the 30 schemes, written in colours, digits and letters without a meaning.
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

// What people and programs do to a text: wrong stickers, stickers exchanged anywhere or on one
// face, corners twisted and exchanged, colours exchanged throughout.
std::string Mutated(const std::string& text, RandomNumbers& numbers) {
  const auto sticker = [&numbers] { return numbers.Below(kPocketStickerCount); };
  const auto corner = [&numbers] {
    std::array<std::size_t, 3> stickers = {};
    const auto& on_cube = kCornerStickers[numbers.Below(kCornerCount)];
    std::transform(on_cube.begin(), on_cube.end(), stickers.begin(),
                   [](int number) { return static_cast<std::size_t>(PocketStickerOf(number)); });
    return stickers;
  };
  std::string mutated = text;
  switch (numbers.Below(6)) {
    case 0:
      mutated[sticker()] = text[sticker()];
      break;
    case 1:
      std::swap(mutated[sticker()], mutated[sticker()]);
      break;
    case 2: {
      const auto [a, b, c] = corner();
      mutated[a] = text[c];
      mutated[b] = text[a];
      mutated[c] = text[b];
      break;
    }
    case 3: {
      const auto one = corner();
      const auto other = corner();
      for (std::size_t i = 0; i < 3; ++i) std::swap(mutated[one[i]], mutated[other[i]]);
      break;
    }
    case 4: {
      const std::size_t first = numbers.Below(kFaceCount) * kPocketStickersPerFace;
      std::swap(mutated[first], mutated[first + numbers.Below(4)]);
      break;
    }
    default: {
      const char one = text[sticker()];
      const char other = text[sticker()];
      for (char& symbol : mutated) {
        symbol = symbol == one ? other : symbol == other ? one : symbol;
      }
    }
  }
  return mutated;
}

void CheckMutatedTexts(int texts) {
  RandomNumbers numbers(3);
  // Digits, colours, and letters of faces.
  for (const std::string symbols : {"123456", "WRGYOB", "URFDLB"}) {
    const auto is_legal_text = symbols == "URFDLB" ? IsLegalTextOfFaces : IsLegalText;
    int legal = 0;
    for (int i = 0; i < texts; ++i) {
      std::string text = RandomPocketText(symbols, numbers);
      const std::uint32_t mutations = 1 + numbers.Below(4);
      for (std::uint32_t done = 0; done < mutations; ++done) text = Mutated(text, numbers);
      const bool is_legal = is_legal_text(text);
      ASSERT_EQ(ReadPocket(text).ok(), is_legal) << text;
      legal += is_legal ? 1 : 0;
    }
    // Both must have occurred.
    EXPECT_GT(legal, texts / 10) << symbols;
    EXPECT_LT(legal, texts - texts / 10) << symbols;
  }
}

TEST(PocketReading, MutatedTextsAreLegalIfTheSecondModelSaysSo) { CheckMutatedTexts(700); }

TEST(PocketReadingLong, AHundredThousandMutatedTextsAreLegalIfTheSecondModelSaysSo) {
  CheckMutatedTexts(34'000);
}

TEST(PocketReading, LettersOfFacesStandForTheUsualScheme) {
  // U and D exchanged: the mirrored scheme.
  EXPECT_FALSE(ReadPocket("DDDDRRRRFFFFUUUULLLLBBBB").ok());
  EXPECT_TRUE(ReadPocket("YYYYRRRRGGGGWWWWOOOOBBBB").ok());
  // The solved puzzle turned over.
  EXPECT_TRUE(ReadPocket("DDDDRRRRBBBBUUUULLLLFFFF").ok());
}

TEST(PocketReading, LettersOfFacesMayBeLegalInAnotherScheme) {
  const auto is_legal_in_another = [](const std::string& text) {
    return IsLegalInAnotherScheme(*ReadPocketPainting(*ReadPocketSymbols(text)));
  };
  EXPECT_TRUE(is_legal_in_another("DDDDRRRRFFFFUUUULLLLBBBB"));
  EXPECT_TRUE(is_legal_in_another("UUUURRRRFFFFBBBBLLLLDDDD"));
  // Twisted, not all known, and in colours, which may be in any scheme anyway.
  EXPECT_FALSE(is_legal_in_another("UUUFURRRFRFFDDDDLLLLBBBB"));
  EXPECT_FALSE(is_legal_in_another("DDDDRRRRFFFFUUUULLLLBBB?"));
  EXPECT_FALSE(is_legal_in_another("YYYYRRRRGGGGWWWWOOOOBBBB"));
}

TEST(PocketReading, FacesMayComeInAnotherOrder) {
  RandomNumbers numbers(5);
  const auto sequence = ReadFaceSequence("fbudlr");
  ASSERT_TRUE(sequence.has_value());
  const std::string text = RandomPocketText("WRGYOB", numbers);
  std::string reordered;
  for (const char face : std::string("FBUDLR")) {
    reordered += text.substr(4 * std::string("URFDLB").find(face), 4) + ' ';
  }
  const auto read = ReadPocket(reordered, *sequence);
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(read->position.cube, ReadPocket(text)->position.cube);
  const std::string letters = "URFDLB";
  EXPECT_EQ(Written(InSequence(*sequence, PocketStickersOf(CubieCube{})), letters),
            "FFFFBBBBUUUUDDDDLLLLRRRR");
  EXPECT_EQ(PlacesInSequence(*sequence, {1, 4, 11, 23}), (std::vector<int>{3, 7, 9, 20}));
  for (const std::string wrong : {"", "URFDL", "URFDLX", "URFDLU", "URFDLBB"}) {
    EXPECT_FALSE(ReadFaceSequence(wrong).has_value()) << wrong;
  }
}

struct Expected {
  Error error;
  std::vector<int> stickers;
  std::vector<std::string> pieces;
  std::vector<FindingKind> findings;
};

void ExpectFault(const std::string& text, const Expected& expected) {
  const auto reading = ReadPocket(text);
  ASSERT_FALSE(reading.ok()) << text;
  const Fault& fault = reading.failure();
  EXPECT_EQ(fault.error, expected.error) << text;
  EXPECT_EQ(fault.stickers, expected.stickers) << text;
  EXPECT_EQ(fault.pieces, expected.pieces) << text;
  std::vector<FindingKind> kinds;
  for (const Finding& finding : fault.findings) kinds.push_back(finding.kind);
  EXPECT_EQ(kinds, expected.findings) << text;
}

TEST(PocketReading, TellsWhatIsWrong) {
  using enum FindingKind;
  ExpectFault("UUUURRRRFFFFDDDDLLLLBBB", {Error::kLength, {}, {}, {kWrongLength}});
  ExpectFault("UUUURRRRFFFFDDDDLLLLBBB!", {Error::kColorCount, {23}, {}, {kUnreadableSymbol}});
  ExpectFault("UUUURRRRFFFFDDDDLLLLBB?B", {Error::kColorCount, {22}, {}, {kUnreadableSymbol}});
  ExpectFault("UUUURRRRFFFFDDDDLLLLBBBU",
              {Error::kColorCount, {0, 1, 2, 3, 23}, {}, {kColorCount, kColorCount}});
  // A seventh colour: the rarest one.
  ExpectFault("111122223333444455556667",
              {Error::kColorCount, {23}, {}, {kColorCount, kColorCount}});
  // R and F exchanged at URF.
  ExpectFault("UUUUFRRRFRFFDDDDLLLLBBBB",
              {Error::kCornerPiece, {3, 4, 9}, {"URF"}, {kMirroredPiece, kMissingPiece}});
  // U and D exchanged between URF and DLF.
  ExpectFault("UUUDRRRRFFFFUDDDLLLLBBBB",
              {Error::kCornerPiece,
               {3, 4, 9, 10, 12, 19},
               {"URF", "DLF"},
               {kMirroredPiece, kMirroredPiece, kMissingPiece, kMissingPiece}});
}

// URF twisted in its place; the same for DBL, and held upside down.
TEST(PocketReading, TellsTheOneTwistedCornerOfASolvedPuzzle) {
  const std::string twisted = "UUUFURRRFRFFDDDDLLLLBBBB";
  ExpectFault(twisted, {Error::kCornerTwist, {3, 4, 9}, {"URF"}, {FindingKind::kTurnedPiece}});
  for (const auto& rotation : RotationsOfStickers()) {
    const auto reading = ReadPocket(RotatedText(twisted, rotation));
    ASSERT_FALSE(reading.ok());
    EXPECT_EQ(reading.failure().error, Error::kCornerTwist);
    ASSERT_EQ(reading.failure().findings.size(), 1U);
    const std::u32string colors = reading.failure().findings[0].colors;
    EXPECT_EQ(std::set(colors.begin(), colors.end()), (std::set{U'U', U'R', U'F'}));
  }
}

TEST(PocketReading, StickersNotKnownAndColorsOfOnesOwnChoice) {
  const auto painting = [](const std::string& text) {
    const auto symbols = ReadPocketSymbols(text);
    const auto reading = ReadPocketPainting(*symbols);
    return reading ? WritePocketPainting(reading->painting, reading->colors)
                   : std::string(ErrorCode(reading.failure().error));
  };
  EXPECT_EQ(painting("?.-_xXRRFFFFDDDDLLLLBBBB"), "??????RRFFFFDDDDLLLLBBBB");
  // X is the sixth colour, or none.
  EXPECT_EQ(painting("XXXX2222333344445555666?"), "XXXX2222333344445555666?");
  EXPECT_EQ(painting("1XXX2222333344445555666?"), "1???2222333344445555666?");
  // Five colours of one's own choice are too few.
  EXPECT_EQ(painting("1111222233334444555?????"), "color-count");
  EXPECT_EQ(
      painting(
          "🟥🟥🟥🟥⬜⬜⬜⬜🟩🟩🟩🟩🟧🟧🟧🟧🟨🟨🟨🟨⬛⬛⬛"
          "⬛"),
      "RRRRWWWWGGGGOOOOYYYY????");
}

// While other stickers are unknown, a colour's count is wrong only if it is too high.
TEST(PocketReading, TellsWhatIsWrongWhereStickersAreNotKnown) {
  const auto painted = [](const std::string& text) {
    return ReadPocketPainting(*ReadPocketSymbols(text));
  };
  const Fault eight = IncompletePocketFault(*painted("UUUUUUUU????????????????"));
  EXPECT_EQ(eight.error, Error::kColorCount);
  EXPECT_EQ(eight.stickers, (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7}));
  ASSERT_EQ(eight.findings.size(), 1U);
  EXPECT_EQ(eight.findings[0].colors, U"U");
  EXPECT_EQ(eight.findings[0].count, 8);
  // White beside yellow.
  const Fault corner = IncompletePocketFault(*painted("???UD???????????????????"));
  EXPECT_EQ(corner.error, Error::kCornerPiece);
  EXPECT_TRUE(corner.findings.empty());
  const auto five = painted("aabbccddee??????????????");
  ASSERT_FALSE(five.ok());
  EXPECT_TRUE(five.failure().findings.empty());
  EXPECT_EQ(painted("aaaaabbccddee???????????").failure().findings.size(), 1U);
}

TEST(PocketForm, TellsStickersFromMoves) {
  for (const std::string text :
       {"", " ", "UUUURRRRFFFFDDDDLLLLBBBB", "UUUU RRRR FFFF DDDD LLLL BBBB", "UUUU",
        "WRGYOBWRGYOBWRGYOBWRGYOB", "U?RFURF?URFUDLBDLBDLBDLB", "🟥🟥",
        "U x R F U R F x U R F U D L B D L B D L B D L B"}) {
    EXPECT_EQ(PocketFormOf(text), PositionForm::kFacelets) << text;
  }
  for (const std::string text : {"R U R' U'", "RUF2", "U2 F U2 F2 R U F2 R2 F", "x y R",
                                 "R U R U R U R U R U R U R U R U R U", "(R U)6",
                                 "R U x R U x R U x R U x R U x R U x R U x R U x"}) {
    EXPECT_EQ(PocketFormOf(text), PositionForm::kMoves) << text;
  }
}

}  // namespace
}  // namespace cubewright
