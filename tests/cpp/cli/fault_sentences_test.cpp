#include "solver/cli/english/fault_sentences.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/cli/english/notation_sentences.h"
#include "solver/cli/english/table_sentences.h"
#include "solver/painting/diagnosis.h"
#include "solver/pocket/painting/pocket_reading.h"
#include "tests/cpp/shared_vectors.h"

namespace cubewright {
namespace {

// The sentences of the first few repairs, as in tests/data/fault-sentences.tsv.
std::string RepairSentences(const std::string& text) {
  const auto painted = ReadPainting(text);
  std::string sentences;
  if (!painted) return sentences;
  const RepairReport report = FindRepairs(painted->painting);
  for (std::size_t i = 0; i < std::min<std::size_t>(report.repairs.size(), 6); ++i) {
    sentences += (i > 0 ? " | " : "") + RepairSentence(report.repairs[i], painted->colors);
  }
  return sentences;
}

TEST(FaultSentences, AreThoseOfTheJavaScriptInterface) {
  for (const auto& line : SharedVectors("fault-sentences.tsv")) {
    const auto reading = ReadCube(line[0]);
    ASSERT_FALSE(reading.ok()) << line[0];
    EXPECT_EQ(ErrorCode(reading.failure().error), line[1]) << line[0];
    EXPECT_EQ(FaultSentences(reading.failure()), line[2]) << line[0];
    EXPECT_EQ(RepairSentences(line[0]), line.size() > 3 ? line[3] : "") << line[0];
  }
}

TEST(FaultSentences, SayThatAPaintingNeedsSixCentres) {
  std::string text(54, '?');
  text[0] = '1';
  const auto painted = ReadPainting(text);
  ASSERT_FALSE(painted.ok());
  EXPECT_EQ(FaultSentences(painted.failure()),
            "The six centres must have six different colours: they tell which face each colour "
            "belongs to.");
}

std::string PocketSentences(const std::string& text) {
  const auto reading = ReadPocket(text);
  return reading ? "" : FaultSentences(reading.failure(), kPocketStickersPerFace);
}

TEST(FaultSentences, TellOfAPocketCubeWhatItHas) {
  EXPECT_EQ(PocketSentences(""), "No stickers are given. A cube has 24, four on each face.");
  EXPECT_EQ(PocketSentences("U"), "A cube has 24 stickers, four on each face, but 1 is given.");
  EXPECT_EQ(PocketSentences("WWWRRRRRGGGGYYYYOOOOBBBB"),
            "Each of the six colours must be on four stickers, but red is on 5 and white on 3.");
  EXPECT_EQ(PocketSentences("WWWW????GGGG1111OOOOBBBB"),
            "Six different letters or digits are needed, one for each colour.");
  EXPECT_EQ(
      PocketSentences("WWWGWRRRGRGGYYYYOOOOBBBB"),
      "The white-red-green corner at URF is turned in its place. One corner is twisted, which "
      "turns cannot do. Check the colours of the corners, or twist a corner of the cube in "
      "its place.");
}

TEST(FaultSentences, TellHowToMendAPocketCube) {
  const auto painted = ReadPocketPainting(*ReadPocketSymbols("WWWRRRRRGGGGYYYYOOOOBBBB"));
  ASSERT_TRUE(painted.ok());
  const PocketRepairReport report = FindPocketRepairs(*painted);
  ASSERT_FALSE(report.repairs.empty());
  EXPECT_EQ(RepairSentence(report.repairs[0], painted->colors), "Paint U4 white instead of red.");
}

TEST(NotationSentences, TellWhereAndWhatForEachKindOfFault) {
  const std::vector<std::pair<std::string, std::string>> sentences = {
      {std::string(100'001, 'R'), "At character 100001: Moves may have up to 100000 characters."},
      {"R Q",
       "At character 3: “Q” is no move. Moves are U R F D L B, wide turns Uw or u, slices M E S, "
       "rotations x y z."},
      {"R 2", "At character 3: A number stands right behind the turn or bracket that it repeats."},
      {"R '",
       "At character 3: An apostrophe stands right behind the turn or bracket that it undoes."},
      {"R4", "At character 2: A face is turned 1, 2 or 3 quarter turns."},
      {"(R)0", "At character 4: A bracket is repeated 1 time or more."},
      {"(R)10001", "At character 4: Written out, these are more than 10000 turns."},
      {std::string(101, '('), "At character 101: Brackets stand more than 100 deep in each other."},
      {"(R", "At character 1: This bracket is never closed."},
      {"R)", "At character 2: This bracket was never opened."},
      {"(R]", "At character 3: This bracket does not match the one that is open."},
      {"(R, U)", "At character 3: “,” stands only in square brackets: [A, B] or [A: B]."},
      {"[R]", "At character 3: Square brackets hold two parts: [A, B] or [A: B]."},
      {"[R, U, F]",
       "At character 6: Square brackets hold two parts; put a further pair around two."},
  };
  std::set<NotationFaultKind> kinds;
  for (const auto& [text, sentence] : sentences) {
    const auto reading = ReadMoves(text);
    ASSERT_FALSE(reading.ok()) << sentence;
    EXPECT_EQ(NotationSentence(reading.failure()), sentence);
    kinds.insert(reading.failure().kind);
  }
  EXPECT_EQ(kinds.size(), static_cast<std::size_t>(NotationFaultKind::kMoreThanTwoParts) + 1);
}

TEST(TableSentences, TellForEachErrorWhatIsWrongAndWhatToDo) {
  std::set<std::string_view> faults;
  for (int error = 0; error < kTableErrorCount; ++error) {
    const std::string_view sentences = TableSentences(static_cast<TableError>(error));
    EXPECT_TRUE(sentences.ends_with(" again.")) << sentences;
    faults.insert(sentences.substr(0, sentences.find(". ")));
  }
  EXPECT_EQ(faults.size(), static_cast<std::size_t>(kTableErrorCount));
}

}  // namespace
}  // namespace cubewright
