#include "solver/pocket/painting/pocket_repair.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/pocket/painting/near_pockets.h"
#include "solver/pocket/painting/pocket_reading.h"
#include "tests/cpp/pocket/pocket_texts.h"
#include "tests/cpp/pocket/sticker_judge.h"

namespace cubewright {
namespace {

constexpr int kTexts = 20;
constexpr int kManyTexts = 10'000;
// Texts for which all schemes are examined take thirty times as long.
constexpr int kManyTextsOfAnyScheme = 1'000;

// The number of repairs if none makes what is wanted.
std::size_t PlaceOf(const std::string& wanted, const PocketRepairReport& report,
                    const PocketColors& colors) {
  const auto& repairs = report.repairs;
  const auto found = std::find_if(repairs.begin(), repairs.end(), [&](const auto& repair) {
    return WritePocketPainting(repair.painting, colors) == wanted;
  });
  return static_cast<std::size_t>(found - repairs.begin());
}

// 0 if no repair makes what is wanted.
int RankOf(const std::string& wanted, const PocketRepairReport& report,
           const PocketColors& colors) {
  const std::size_t place = PlaceOf(wanted, report, colors);
  return place < report.repairs.size() ? report.repairs[place].rank : 0;
}

void ExpectEveryProposalIsLegalAndRanked(const PocketRepairReport& report, const std::string& text,
                                         const PocketColors& colors) {
  int rank = 1;
  for (const PocketRepair& repair : report.repairs) {
    const std::string repaired = WritePocketPainting(repair.painting, colors);
    EXPECT_TRUE(IsLegalText(repaired)) << text;
    EXPECT_TRUE(repair.rank == rank || repair.rank == rank + 1);
    rank = repair.rank;
    std::vector<int> changed;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (repaired[i] != text[i]) changed.push_back(static_cast<int>(i));
    }
    EXPECT_EQ(repair.stickers, changed);
    ASSERT_EQ(repair.before.size(), changed.size());
    for (std::size_t i = 0; i < changed.size(); ++i) {
      EXPECT_EQ(colors.symbols[static_cast<std::size_t>(repair.before[i])],
                static_cast<char32_t>(text[static_cast<std::size_t>(changed[i])]));
    }
  }
}

// One wrong sticker: the right puzzle is the only one so near. Two: it is among the first three, or
// is shown to be as likely as any.
void CheckWrongStickers(int wrong, const std::string& symbols, int texts) {
  RandomNumbers numbers(static_cast<std::uint64_t>(wrong));
  for (int i = 0; i < texts; ++i) {
    const std::string right = RandomPocketText(symbols, numbers);
    const std::string text = WithWrongStickers(right, wrong, symbols, numbers);
    const PocketPaintingReading reading = ReadPocketText(text);
    const PocketRepairReport report = FindPocketRepairs(reading);
    ASSERT_FALSE(report.repairs.empty()) << text;
    EXPECT_EQ(report.smallest_change, wrong);
    ExpectEveryProposalIsLegalAndRanked(report, text, reading.colors);
    const std::size_t place = PlaceOf(right, report, reading.colors);
    ASSERT_LT(place, report.repairs.size()) << text;
    if (wrong == 1) {
      EXPECT_EQ(place, 0U) << text;
      EXPECT_TRUE(report.repairs.size() == 1 || report.repairs[1].rank > 1) << text;
    } else {
      EXPECT_TRUE(place < 3 || report.repairs[place].rank == 1) << text << " place " << place;
    }
  }
}

TEST(PocketRepair, OneWrongStickerIsFound) {
  for (const std::string symbols : {"URFDLB", "WRGYOB", "123456"}) {
    CheckWrongStickers(1, symbols, kTexts);
  }
}

TEST(PocketRepair, TwoWrongStickersAreFound) {
  for (const std::string symbols : {"URFDLB", "WRGYOB", "123456"}) {
    CheckWrongStickers(2, symbols, kTexts);
  }
}

TEST(PocketRepairLong, OneWrongStickerIsFoundInThousands) {
  CheckWrongStickers(1, "URFDLB", kManyTexts);
  CheckWrongStickers(1, "WRGYOB", kManyTextsOfAnyScheme);
}

TEST(PocketRepairLong, TwoWrongStickersAreFoundInThousands) {
  CheckWrongStickers(2, "URFDLB", kManyTexts);
  CheckWrongStickers(2, "WRGYOB", kManyTextsOfAnyScheme);
}

// The judge knows nothing of schemes: with digits, all of them are possible.
TEST(NearPockets, AreThoseThatTryingEveryChangeFinds) {
  const std::string symbols = "123456";
  RandomNumbers numbers(8);
  for (int i = 0; i < 10; ++i) {
    const std::string text =
        WithWrongStickers(RandomPocketText(symbols, numbers), 2, symbols, numbers);
    std::set<std::string> tried;
    std::string changed = text;
    const auto try_all = [&](const auto& self, std::size_t from, int changes) -> void {
      if (IsLegalText(changed)) tried.insert(changed);
      if (changes == 2) return;
      for (std::size_t sticker = from; sticker < text.size(); ++sticker) {
        for (const char symbol : symbols) {
          changed[sticker] = symbol;
          if (symbol != text[sticker]) self(self, sticker + 1, changes + 1);
        }
        changed[sticker] = text[sticker];
      }
    };
    try_all(try_all, 0, 0);
    const auto [painting, colors] = ReadPocketText(text);
    std::set<std::string> found;
    for (const NearPocket& near : FindNearPockets(painting, colors.schemes()).pockets) {
      EXPECT_TRUE(found.insert(WritePocketPainting(near.stickers, colors)).second);
    }
    EXPECT_EQ(found, tried);
  }
}

// The least distance of two legal puzzles is four, within a scheme and between two.
TEST(NearPockets, LegalPuzzlesDifferInFourStickersOrMore) {
  const auto [painting, colors] = ReadPocketText("111122223333444455556666");
  const NearPockets near = FindNearPockets(painting, colors.schemes(), {.distance = 4});
  ASSERT_GT(near.pockets.size(), 1U);
  EXPECT_EQ(near.pockets[0].distance, 0);
  bool is_other_scheme = false;
  for (std::size_t i = 1; i < near.pockets.size(); ++i) {
    EXPECT_EQ(near.pockets[i].distance, 4);
    is_other_scheme = is_other_scheme || near.pockets[i].scheme != near.pockets[0].scheme;
  }
  EXPECT_FALSE(is_other_scheme);
}

TEST(PocketRepair, ATwistedCornerMayBeAnyOfEight) {
  RandomNumbers numbers(6);
  for (int i = 0; i < kTexts; ++i) {
    const CubieCube right = RandomPocketCube(numbers);
    CubieCube cube = right;
    auto& orientation = cube.corner_orientation[numbers.Below(kCornerCount)];
    orientation = static_cast<std::uint8_t>((orientation + 1 + numbers.Below(2)) % 3);
    const PocketPaintingReading reading = ReadPocketText(Written(PocketStickersOf(cube), "WRGYOB"));
    const PocketRepairReport report = FindPocketRepairs(reading);
    EXPECT_TRUE(report.has_every_piece);
    EXPECT_EQ(RankOf(Written(PocketStickersOf(right), "WRGYOB"), report, reading.colors), 1);
    std::set<std::string> twisted;
    for (const PocketRepair& repair : report.repairs) {
      if (repair.rank > 1) break;
      EXPECT_EQ(repair.kind, RepairKind::kTwistCorner);
      twisted.insert(repair.pieces[0]);
    }
    EXPECT_EQ(twisted.size(), 8U);
  }
}

// Not knowing a sticker or two does not make a turned corner less likely.
TEST(PocketRepair, ATwistedCornerComesFirstAmongUnknownStickers) {
  RandomNumbers numbers(9);
  for (int i = 0; i < kTexts; ++i) {
    const CubieCube right = RandomPocketCube(numbers);
    CubieCube cube = right;
    const std::size_t place = numbers.Below(kCornerCount);
    const auto turns = 1 + numbers.Below(2);
    auto& orientation = cube.corner_orientation[place];
    orientation = static_cast<std::uint8_t>((orientation + turns) % 3);
    std::string text = Written(PocketStickersOf(cube), "WRGYOB");
    std::string wanted = Written(PocketStickersOf(right), "WRGYOB");
    // At most one sticker of each corner: two identify the piece.
    for (std::size_t other = 0; other < kCornerCount; other += 2) {
      const auto side = numbers.Below(3);
      const auto sticker =
          static_cast<std::size_t>(PocketStickerOf(static_cast<int>(kCornerStickers[other][side])));
      text[sticker] = wanted[sticker] = '?';
    }
    const PocketPaintingReading reading = ReadPocketText(text);
    const PocketRepairReport report = FindPocketRepairs(reading);
    EXPECT_EQ(RankOf(wanted, report, reading.colors), 1) << text;
    for (const PocketRepair& repair : report.repairs) {
      if (WritePocketPainting(repair.painting, reading.colors) != wanted) continue;
      EXPECT_EQ(repair.kind, RepairKind::kTwistCorner);
      EXPECT_EQ(repair.is_clockwise, turns == 2) << text;
    }
  }
}

TEST(PocketRepair, AmongUnknownStickersOnlyTheLikeliestRepairsAreOffered) {
  RandomNumbers numbers(10);
  for (int i = 0; i < kTexts; ++i) {
    std::string text = WithWrongStickers(RandomPocketText("WRGYOB", numbers), 1, "WRGYOB", numbers);
    for (int unknown = 0; unknown < 9; ++unknown) text[numbers.Below(kPocketStickerCount)] = '?';
    const PocketRepairReport report = FindPocketRepairs(ReadPocketText(text));
    const auto is_first = [](const PocketRepair& repair) { return repair.rank == 1; };
    EXPECT_TRUE(report.repairs.size() <= 12 ||
                std::all_of(report.repairs.begin(), report.repairs.end(), is_first))
        << text << ' ' << report.repairs.size();
  }
}

// As if the face had been read with the puzzle turned by a quarter turn.
std::string WithTurnedFace(const std::string& text, std::size_t face) {
  std::string turned = text;
  const std::size_t first = face * kPocketStickersPerFace;
  for (const auto& [to, from] : {std::pair{0, 2}, {1, 0}, {3, 1}, {2, 3}}) {
    turned[first + static_cast<std::size_t>(to)] = text[first + static_cast<std::size_t>(from)];
  }
  return turned;
}

TEST(PocketRepair, AFaceGivenTurnedIsTurnedBack) {
  RandomNumbers numbers(7);
  for (int i = 0; i < kTexts; ++i) {
    const std::string right = RandomPocketText("URFDLB", numbers);
    const std::size_t face = numbers.Below(kFaceCount);
    const std::string text = WithTurnedFace(right, face);
    if (text == right || IsLegalText(text)) continue;
    const PocketPaintingReading reading = ReadPocketText(text);
    const PocketRepairReport report = FindPocketRepairs(reading);
    const int rank = RankOf(right, report, reading.colors);
    EXPECT_TRUE(rank >= 1 && rank <= 3) << text << " rank " << rank;
  }
}

// Face letters say which scheme it is; a mirrored net of colours would belong to another scheme.
TEST(PocketRepair, ANetGivenMirroredIsMirroredBack) {
  RandomNumbers numbers(8);
  for (int i = 0; i < kTexts; ++i) {
    const std::string right = RandomPocketText("URFDLB", numbers);
    std::string text = right;
    for (std::size_t row = 0; row < text.size(); row += 2) std::swap(text[row], text[row + 1]);
    if (IsLegalText(text) && ReadPocket(text)) continue;
    const PocketPaintingReading reading = ReadPocketText(text);
    const PocketRepairReport report = FindPocketRepairs(reading);
    const int rank = RankOf(right, report, reading.colors);
    EXPECT_TRUE(rank >= 1 && rank <= 3) << text << " rank " << rank;
  }
}

TEST(PocketRepair, ALegalPuzzleNeedsNone) {
  const PocketRepairReport report = FindPocketRepairs(ReadPocketText("UUUURRRRFFFFDDDDLLLLBBBB"));
  EXPECT_TRUE(report.repairs.empty());
  EXPECT_EQ(report.smallest_change, 0);
  EXPECT_TRUE(report.has_every_piece);
}

TEST(PocketRepair, UnknownStickersStayUnknown) {
  const PocketPaintingReading reading = ReadPocketText("?UUURRRRFFFFDDDDLLLLBBBF");
  const PocketRepairReport report = FindPocketRepairs(reading);
  ASSERT_FALSE(report.repairs.empty());
  EXPECT_EQ(report.repairs[0].kind, RepairKind::kRecolor);
  EXPECT_EQ(report.repairs[0].stickers, std::vector<int>{23});
  EXPECT_EQ(WritePocketPainting(report.repairs[0].painting, reading.colors),
            "?UUURRRRFFFFDDDDLLLLBBBB");
  EXPECT_FALSE(report.has_every_piece);
}

TEST(PocketRepair, APaintingFarFromAnyPuzzleGetsNoProposals) {
  const PocketRepairReport report = FindPocketRepairs(ReadPocketText(std::string(24, 'U')));
  EXPECT_TRUE(report.repairs.empty());
  EXPECT_EQ(report.smallest_change, 20);
}

}  // namespace
}  // namespace cubewright
