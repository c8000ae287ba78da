#include "solver/text/notation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "solver/cube/cube_orientation.h"
#include "solver/cube/random_cube.h"
#include "tests/cpp/cube/sticker_geometry.h"
#include "tests/cpp/shared_vectors.h"

namespace cubewright {
namespace {

NotationFault FaultOf(const std::string& text) {
  const auto reading = ReadMoves(text);
  EXPECT_FALSE(reading.ok()) << text.substr(0, 80);
  return reading.ok() ? NotationFault{} : reading.failure();
}

TEST(Notation, ReadsTheSharedVectors) {
  for (const std::vector<std::string>& line : SharedVectors("notation.tsv")) {
    ASSERT_EQ(line.size(), 3U);
    const auto reading = ReadMoves(line[0]);
    if (line[1] == "error") {
      ASSERT_FALSE(reading.ok()) << line[0];
      EXPECT_EQ(std::to_string(reading.failure().position), line[2])
          << line[0] << " at " << reading.failure().position;
      continue;
    }
    ASSERT_TRUE(reading.ok()) << line[0] << " at " << reading.failure().position;
    EXPECT_EQ(MovesText(reading->moves), line[1]) << line[0];
    EXPECT_EQ(std::to_string(reading->orientation), line[2]) << line[0];
  }
}

using Turns = std::vector<std::pair<char, int>>;

Turns Undone(Turns turns) {
  std::reverse(turns.begin(), turns.end());
  for (auto& [letter, quarter_turns] : turns) quarter_turns = 4 - quarter_turns;
  return turns;
}

// A random text, together with the turns for which it stands.
struct Sample {
  std::string text;
  Turns turns;
};

Sample& operator+=(Sample& sample, const Sample& other) {
  sample.text += other.text;
  sample.turns.insert(sample.turns.end(), other.turns.begin(), other.turns.end());
  return sample;
}

Sample RandomText(RandomNumbers& numbers, int depth);

void AddSuffix(Sample& sample, RandomNumbers& numbers) {
  if (const std::uint32_t repeats = numbers.Below(4); repeats > 0) {
    const Turns once = sample.turns;
    sample.text += std::to_string(repeats);
    for (std::uint32_t i = 1; i < repeats; ++i) {
      sample.turns.insert(sample.turns.end(), once.begin(), once.end());
    }
  }
  if (numbers.Below(2) == 0) {
    sample.text += numbers.Below(2) == 0 ? "'" : "’";
    sample.turns = Undone(sample.turns);
  }
}

Sample RandomElement(RandomNumbers& numbers, int depth) {
  static constexpr std::string_view kLetters = "URFDLBurfdlbMESxyz";
  const std::uint32_t kind = depth == 0 ? 0 : numbers.Below(6);
  if (kind < 3) {
    const char letter = kLetters[numbers.Below(18)];
    const bool wide = letter >= 'b' && letter <= 'u' && numbers.Below(2) == 0;
    Sample sample{
        wide ? std::string{static_cast<char>(letter - 'a' + 'A'), 'w'} : std::string{letter},
        {{letter, 1}}};
    AddSuffix(sample, numbers);
    return sample;
  }
  const Sample first = RandomText(numbers, depth - 1);
  Sample group{(kind == 3 ? "(" : "[") + first.text, first.turns};
  if (kind > 3) {
    const Sample second = RandomText(numbers, depth - 1);
    group += {kind == 4 ? "," : ":", {}};
    group += second;
    group += {"", Undone(first.turns)};
    if (kind == 4) group += {"", Undone(second.turns)};
  }
  group.text += kind == 3 ? ")" : "]";
  AddSuffix(group, numbers);
  return group;
}

Sample RandomText(RandomNumbers& numbers, int depth) {
  static const std::vector<std::string> kGaps = {"", " ", "\n", " // R2 (\n"};
  Sample sample;
  for (std::uint32_t count = numbers.Below(4); count > 0; --count) {
    sample.text += kGaps[numbers.Below(4)];
    sample += RandomElement(numbers, depth);
  }
  return sample;
}

TEST(Notation, KeepsTheTurnsAsTheyAreWritten) {
  const auto reading = ReadMoves("x y2' 2Rw r3 3u' [M: E S2] (U D3)2");
  ASSERT_TRUE(reading.ok());
  EXPECT_EQ(WrittenMovesText(reading->written), "x y2 r r' y' M E S2 M' U D' U D'");
  EXPECT_EQ(FaceTurnsOf(reading->written), reading->moves);
}

// The moves that were read, applied to a cube of 54 different stickers that is then held as
// reported, must give the same result as turning the layers themselves one after the other.
TEST(Notation, MeansWhatTheLayersOfARealCubeDo) {
  const std::string to_top[] = {"", "zzz", "x", "xx", "z", "xxx"};
  std::string stickers;
  for (char sticker = '!'; stickers.size() < 54; ++sticker) stickers += sticker;
  RandomNumbers numbers(15);
  std::size_t greatest_length = 0;
  for (int i = 0; i < 300; ++i) {
    const Sample sample = RandomText(numbers, 3);
    const auto reading = ReadMoves(sample.text);
    ASSERT_TRUE(reading.ok()) << sample.text << " at " << reading.failure().position;
    std::string expected = stickers;
    for (const auto& [letter, turns] : sample.turns) {
      expected = geometry::Turned(expected, letter, turns % 4);
    }
    std::string found = stickers;
    for (const Move move : reading->moves) {
      found = geometry::Turned(found, kFaceLetters[static_cast<std::size_t>(FaceOf(move))],
                               QuarterTurnsOf(move));
    }
    const int orientation = reading->orientation;
    for (const char letter :
         to_top[orientation / 4] + std::string(static_cast<std::size_t>(orientation % 4), 'y')) {
      found = geometry::Turned(found, letter, 1);
    }
    ASSERT_EQ(found, expected) << sample.text;
    greatest_length = std::max(greatest_length, reading->moves.size());
  }
  EXPECT_GT(greatest_length, 100U) << "the texts hold nothing to speak of";
}

TEST(Notation, BoundsWhatATextCanAskFor) {
  const std::string turns(kMostNotationTurns, 'R');
  ASSERT_TRUE(ReadMoves(turns).ok());
  EXPECT_EQ(ReadMoves(turns)->moves.size(), kMostNotationTurns);
  EXPECT_EQ(FaultOf(turns + "U").position, kMostNotationTurns);
  EXPECT_TRUE(ReadMoves("(R)10000").ok());
  EXPECT_EQ(FaultOf("(R)10000 U").position, 9U);

  const std::string spaces(kMostNotationCharacters, ' ');
  EXPECT_TRUE(ReadMoves(spaces).ok());
  EXPECT_EQ(FaultOf(spaces + "R").position, kMostNotationCharacters);

  const auto nested = [](std::size_t depth) {
    return std::string(depth, '(') + "R" + std::string(depth, ')');
  };
  EXPECT_TRUE(ReadMoves(nested(kMostNotationNesting)).ok());
  EXPECT_EQ(FaultOf(nested(kMostNotationNesting + 1)).position, kMostNotationNesting);
}

TEST(Notation, RepeatsOfRepeatsEndAtOnce) {
  std::string repeats = "R U";
  for (int i = 0; i < 90; ++i) repeats = "(" + repeats + ")9";
  EXPECT_EQ(FaultOf(repeats).kind, NotationFaultKind::kTooManyTurns);
  std::string commutators = "R";
  for (int i = 0; i < 90; ++i) commutators = "[" + commutators + ", U]";
  EXPECT_EQ(FaultOf(commutators).kind, NotationFaultKind::kTooManyTurns);
  std::string nothing;
  for (int i = 0; i < 90; ++i) nothing = "(" + nothing + ")9999'";
  ASSERT_TRUE(ReadMoves(nothing).ok());
  EXPECT_TRUE(ReadMoves(nothing)->moves.empty());
}

TEST(Notation, TenMegabytesAreRefused) {
  EXPECT_FALSE(ReadMoves(std::string(10'000'000, 'R')).ok());
  EXPECT_FALSE(ReadMoves(std::string(10'000'000, '(')).ok());
  EXPECT_FALSE(ReadMoves(std::string(10'000'000, '\xFF')).ok());
}

TEST(Notation, BrokenTextIsAnErrorWhereItIsBroken) {
  EXPECT_EQ(FaultOf("R \xFF").position, 2U);
  EXPECT_EQ(FaultOf("R \xE2\x80").position, 2U);
  EXPECT_EQ(FaultOf(std::string("R\0U", 3)).position, 1U);
}

TEST(Notation, TellsWhatIsWrong) {
  using enum NotationFaultKind;
  const std::vector<std::tuple<std::string, NotationFaultKind, std::size_t>> samples = {
      {std::string(100'001, ' '), kTooManyCharacters, 100'000},
      {"R Q", kUnknownMove, 2},
      {"R 2", kLooseNumber, 2},
      {"R '", kLooseApostrophe, 2},
      {"R4", kQuarterTurns, 1},
      {"(R)0", kRepeats, 3},
      {"(R)10001", kTooManyTurns, 3},
      {std::string(101, '('), kTooDeep, 100},
      {"R (U", kUnclosedBracket, 2},
      {"R )", kUnopenedBracket, 2},
      {"[R)", kUnmatchedBracket, 2},
      {"(R, U)", kSeparatorOutside, 2},
      {"[R]", kOnePart, 2},
      {"[R, U, F]", kMoreThanTwoParts, 5},
  };
  for (const auto& [text, kind, position] : samples) {
    EXPECT_EQ(FaultOf(text).kind, kind) << text.substr(0, 20);
    EXPECT_EQ(FaultOf(text).position, position) << text.substr(0, 20);
  }
  EXPECT_EQ(FaultOf("R Q").character, U'Q');
}

// The moves read from any accepted text can be written and read again.
TEST(Notation, SurvivesGarbageOfItsOwnCharacters) {
  static const std::vector<std::string> kPieces = {"U", "R2", "F'", "d", "Bw",   "M", "x", "(",
                                                   ")", "[",  "]",  ",", ":",    "3", "'", "’",
                                                   " ", "\n", "//", "é", "\xFF", "99"};
  RandomNumbers numbers(16);
  int accepted = 0;
  for (int i = 0; i < 100'000; ++i) {
    std::string text;
    for (std::uint32_t count = numbers.Below(12); count > 0; --count) {
      text += kPieces[numbers.Below(static_cast<std::uint32_t>(kPieces.size()))];
    }
    const auto reading = ReadMoves(text);
    if (!reading.ok()) {
      ASSERT_LE(reading.failure().position, text.size()) << text;
      continue;
    }
    ++accepted;
    const auto again = ReadMoves(MovesText(reading->moves));
    ASSERT_TRUE(again.ok()) << text;
    ASSERT_EQ(again->moves, reading->moves) << text;
  }
  EXPECT_GT(accepted, 1000);
}

}  // namespace
}  // namespace cubewright
