#include "solver/cli/english/fault_sentences.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "solver/cli/english/notation_sentences.h"
#include "solver/cli/english/table_sentences.h"
#include "solver/painting/diagnosis.h"
#include "tests/cpp/shared_vectors.h"

namespace cubewright {
namespace {

// Of the first few repairs, as tests/data/fault-sentences.tsv has them.
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
            "The six centres must have six different colours, which the other stickers are told "
            "by.");
}

TEST(NotationSentences, TellWhereAndWhat) {
  EXPECT_EQ(NotationSentence({NotationFaultKind::kUnknownMove, U'Q', 2}),
            "At character 3: “Q” is no move. Moves are U R F D L B, wide turns Uw or u, slices "
            "M E S, rotations x y z.");
  EXPECT_EQ(NotationSentence({NotationFaultKind::kTooManyTurns, U'9', 0}),
            "At character 1: Written out, these are more than 10000 turns.");
}

TEST(TableSentences, TellWhatToDo) {
  for (int error = 0; error < kTableErrorCount; ++error) {
    EXPECT_TRUE(TableSentences(static_cast<TableError>(error)).ends_with(" again."));
  }
}

}  // namespace
}  // namespace cubewright
