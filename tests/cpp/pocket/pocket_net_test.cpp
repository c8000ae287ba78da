// A 2x2x2 written as its net shows it (solver/text/written_net.h).

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "solver/pocket/painting/pocket_reading.h"
#include "solver/pocket/painting/pocket_symbols.h"
#include "tests/cpp/net_text.h"
#include "tests/cpp/pocket/pocket_texts.h"

namespace cubewright {
namespace {

TEST(PocketNet, OfARandomPuzzleIsThatPuzzle) {
  RandomNumbers numbers(22);
  for (int i = 0; i < 200; ++i) {
    for (const std::string symbols : {"URFDLB", "WRGYOB"}) {
      const std::string text = RandomPocketText(symbols, numbers);
      for (const std::string between : {"", " ", "|"}) {
        const std::string net = AsNet(text, 2, between, "\n");
        EXPECT_EQ(PocketFormOf(net), PositionForm::kFacelets) << net;
        const auto reading = ReadPocket(net);
        ASSERT_TRUE(reading.ok()) << net;
        EXPECT_EQ(reading->position.cube, ReadPocket(text)->position.cube);
        EXPECT_EQ(reading->position.orientation, ReadPocket(text)->position.orientation);
      }
    }
  }
}

TEST(PocketNet, HasAnOrderOfItsOwnBesideAnotherOrderOfFaces) {
  RandomNumbers numbers(23);
  const std::string text = RandomPocketText("URFDLB", numbers);
  const auto read = ReadPocketSymbols(AsNet(text, 2, "", "\n"), *ReadFaceSequence("FBUDLR"));
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(*read, *ReadPocketSymbols(text));
}

TEST(PocketNet, TellsFaultsByTheNamesOfTheStickers) {
  const auto twisted = ReadPocket(AsNet("UUUFURRRFRFFDDDDLLLLBBBB", 2, "", "\n"));
  ASSERT_FALSE(twisted.ok());
  EXPECT_EQ(twisted.failure().error, Error::kCornerTwist);
  EXPECT_EQ(twisted.failure().stickers, (std::vector<int>{3, 4, 9}));
}

}  // namespace
}  // namespace cubewright
