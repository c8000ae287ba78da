#include "solver/pocket/painting/pocket_completion.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/pocket/painting/pocket_reading.h"
#include "solver/pocket/painting/pocket_repair.h"
#include "tests/cpp/pocket/pocket_texts.h"
#include "tests/cpp/pocket/sticker_judge.h"

namespace cubewright {
namespace {

// 8! x 3^7: every position held in every way.
constexpr double kAllPockets = 88'179'840;

std::string WithUnknown(std::string text, int count, RandomNumbers& numbers) {
  while (std::count(text.begin(), text.end(), '?') < count) {
    text[numbers.Below(kPocketStickerCount)] = '?';
  }
  return text;
}

// Every legal text that fits, found by trying all symbols on all unknown stickers.
std::vector<std::string> TriedTexts(const std::string& text, const std::string& symbols) {
  const std::size_t unknown = text.find('?');
  if (unknown == std::string::npos) {
    return IsLegalText(text) ? std::vector{text} : std::vector<std::string>{};
  }
  std::vector<std::string> texts;
  for (const char symbol : symbols) {
    std::string known = text;
    known[unknown] = symbol;
    const auto found = TriedTexts(known, symbols);
    texts.insert(texts.end(), found.begin(), found.end());
  }
  return texts;
}

// With digits all 30 schemes are possible, and the judge knows nothing of schemes.
TEST(PocketCompletion, CountsThePuzzlesThatTryingFinds) {
  const std::string symbols = "123456";
  RandomNumbers numbers(1);
  for (int i = 0; i < 40; ++i) {
    const std::string text = WithUnknown(RandomPocketText(symbols, numbers), 1 + i % 5, numbers);
    const PocketCompletion completion = CompletePocket(ReadPocketText(text));
    const std::vector<std::string> tried = TriedTexts(text, symbols);
    ASSERT_EQ(completion.count, static_cast<double>(tried.size())) << text;
    std::size_t open = 0;
    for (std::size_t sticker = 0; sticker < text.size(); ++sticker) {
      if (text[sticker] != '?') continue;
      std::array<double, kFaceCount> counts = {};
      for (const std::string& legal : tried) ++counts[symbols.find(legal[sticker])];
      const auto listed = std::find_if(
          completion.open.begin(), completion.open.end(),
          [sticker](const OpenSticker& o) { return o.sticker == static_cast<int>(sticker); });
      const auto& filled = completion.painting[sticker];
      ASSERT_NE(listed != completion.open.end(), filled.has_value());
      if (filled) {
        EXPECT_EQ(counts[static_cast<std::size_t>(*filled)], completion.count) << text;
      } else {
        EXPECT_EQ(listed->counts, counts) << text;
        ++open;
      }
    }
    EXPECT_EQ(open, completion.open.size());
  }
}

TEST(PocketCompletion, KnowsHowManyPuzzlesThereAre) {
  EXPECT_EQ(CompletePocket(ReadPocketText(std::string(kPocketStickerCount, '?'))).count,
            kAllPockets);
  // One sticker of each colour, each on a corner of its own, says nothing about the scheme.
  EXPECT_EQ(CompletePocket(ReadPocketText("?1??2???3???4???5??????6")).schemes.size(),
            kColorSchemeCount);
  // With 1 and 5 on the same corner they are not opposite, as they are in one of five schemes.
  EXPECT_EQ(CompletePocket(ReadPocketText("1???2???3???4???5??????6")).schemes.size(), 24U);
}

// What follows in each scheme, in the order in which they are reported.
void ExpectWhatFollows(const PocketCompletion& completion, const std::vector<std::string>& texts) {
  ASSERT_EQ(completion.in_schemes.size(), texts.size());
  for (std::size_t i = 0; i < texts.size(); ++i) {
    EXPECT_EQ(completion.in_schemes[i].count, 1);
    EXPECT_EQ(WritePainting(completion.in_schemes[i].painting), texts[i]);
  }
}

// A solved puzzle with two visible stickers per corner. The third is one of two opposite colours;
// which one depends on the direction in which the scheme goes round.
TEST(PocketCompletion, OffersBothSchemesWhereTheStickersDoNotTell) {
  const PocketCompletion both = CompletePocket(ReadPocketText("?1?122223?3??4?45555?6?6"));
  EXPECT_EQ(both.count, 2);
  EXPECT_EQ(both.schemes.size(), 2U);
  EXPECT_EQ(both.open.size(), 8U);

  const PocketCompletion usual = CompletePocket(ReadPocketText("?W?WRRRRG?G??Y?YOOOO?B?B"));
  EXPECT_EQ(usual.schemes, std::vector{AllColorSchemes().front()});
  EXPECT_TRUE(usual.has_other_schemes());
  EXPECT_TRUE(usual.open.empty());
  ExpectWhatFollows(usual, {"UUUURRRRFFFFDDDDLLLLBBBB", "DUDURRRRFBFBUDUDLLLLFBFB"});

  // One corner shows all of its stickers.
  const PocketCompletion told = CompletePocket(ReadPocketText("?1?12222333??4?45555?6?6"));
  EXPECT_EQ(told.count, 1);
  EXPECT_EQ(told.schemes.size(), 1U);
}

TEST(PocketCompletion, TakesNamedColorsForTheUsualSchemeIfItFits) {
  RandomNumbers numbers(4);
  for (int i = 0; i < 20; ++i) {
    const std::string right = RandomPocketText("WRGYOB", numbers);
    const PocketPaintingReading reading = ReadPocketText(WithUnknown(right, 12, numbers));
    if (reading.colors.meaning != SymbolMeaning::kColors) continue;
    const PocketCompletion completion = CompletePocket(reading);
    EXPECT_EQ(completion.schemes, std::vector{AllColorSchemes().front()});
    for (std::size_t sticker = 0; sticker < right.size(); ++sticker) {
      const std::string filled = WritePocketPainting(completion.painting, reading.colors);
      EXPECT_TRUE(filled[sticker] == '?' || filled[sticker] == right[sticker]) << right;
    }
  }
}

TEST(PocketCompletion, NothingFitsAPaintingThatContradictsItself) {
  // Opposite colours never meet.
  const PocketCompletion completion = CompletePocket(ReadPocketText("???UD???????????????????"));
  EXPECT_EQ(completion.count, 0);
  EXPECT_TRUE(completion.schemes.empty());
  EXPECT_TRUE(completion.open.empty());
}

}  // namespace
}  // namespace cubewright
