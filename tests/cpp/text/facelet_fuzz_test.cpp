// Strings made from legal cubes by mistakes of every kind, each judged by a second model.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/cube/solvable.h"
#include "solver/painting/diagnosis.h"
#include "tests/cpp/cube/sticker_geometry.h"

namespace cubewright {
namespace {

// One character each, in UTF-8; "\xFF", "\xC0" and "\xC3" are broken wherever they stand.
using Characters = std::vector<std::string>;

std::string Joined(const Characters& characters) {
  std::string text;
  for (const std::string& character : characters) text += character;
  return text;
}

bool IsSpace(const std::string& character) {
  return character == " " || character == "\n" || character == "\t";
}

char Capital(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

struct Verdict {
  std::string code;
  // In normal form, if the stickers could be read.
  std::string facelets;
};

Verdict Judged(Characters characters) {
  std::erase_if(characters, IsSpace);
  if (characters.size() != 54) return {"length", ""};
  std::map<char, int> counts;
  std::string symbols;
  for (const std::string& character : characters) {
    const char symbol = Capital(character[0]);
    const bool known = (symbol >= 'A' && symbol <= 'Z') || (symbol >= '0' && symbol <= '9');
    if (!known) return {"color-count", ""};
    ++counts[symbol];
    symbols += symbol;
  }
  if (counts.size() != 6) return {"color-count", ""};
  for (const auto& [symbol, count] : counts) {
    if (count != 9) return {"color-count", ""};
  }
  std::string centers;
  for (std::size_t face = 0; face < 6; ++face) centers += symbols[9 * face + 4];
  for (const auto& [symbol, count] : counts) {
    if (centers.find(symbol) == std::string::npos) return {"center", ""};
  }
  const bool faces = counts.contains('U') && counts.contains('R') && counts.contains('F') &&
                     counts.contains('D') && counts.contains('L') && counts.contains('B');
  if (faces && !geometry::IsRotated(centers)) return {"center", ""};
  std::string facelets;
  for (const char symbol : symbols) facelets += "URFDLB"[centers.find(symbol)];
  return {geometry::PieceErrorCode(facelets), facelets};
}

class Mutator {
 public:
  explicit Mutator(std::uint64_t seed) : numbers_(seed) {}

  Characters Mutated() {
    Characters characters;
    for (const char letter : WriteFacelets(RandomCube(numbers_))) characters.push_back({letter});
    for (std::uint32_t count = numbers_.Below(4); count > 0; --count) Mutate(characters);
    return characters;
  }

 private:
  std::size_t Below(std::size_t bound) { return numbers_.Below(static_cast<std::uint32_t>(bound)); }

  std::string& Any(Characters& characters) { return characters[Below(characters.size())]; }

  // Moves each sticker's colour to the next.
  void Cycle(Characters& characters, const std::vector<std::size_t>& stickers) {
    if (characters.size() != 54) return;
    for (std::size_t i = 1; i < stickers.size(); ++i) {
      std::swap(characters[stickers[0]], characters[stickers[i]]);
    }
  }

  void Recolor(Characters& characters) {
    static const std::string kLetters = "URFDLB";
    static const std::vector<std::string> kSchemes = {"WRGYOB", "123456", "wRbYoG", "ABCDEF",
                                                      "DRFULB", "FRDBLU", "URFDLX", "RWGOYB"};
    const std::string& scheme = kSchemes[Below(kSchemes.size())];
    for (std::string& character : characters) {
      const std::size_t face = kLetters.find(character);
      if (face != std::string::npos) character = scheme[face];
    }
  }

  void Rotate(Characters& characters) {
    if (characters.size() != 54 ||
        std::any_of(characters.begin(), characters.end(),
                    [](const std::string& character) { return character.size() != 1; })) {
      return;
    }
    const std::string turned =
        geometry::Turned(Joined(characters), "xyzMESurf"[Below(9)], static_cast<int>(Below(4)));
    for (std::size_t i = 0; i < 54; ++i) characters[i] = turned[i];
  }

  void Mutate(Characters& characters) {
    static const std::vector<std::string> kStrange = {"é", "😀", "\xFF", "\xC0", "\xC3", "?",
                                                      "X", "7", "\x01", "-",    " "};
    static const std::vector<std::vector<std::size_t>> kTwists = {
        {8, 9, 20}, {6, 18, 38}, {0, 36, 47}, {2, 45, 11}, {29, 26, 15}, {35, 17, 51}};
    static const std::vector<std::vector<std::size_t>> kFlips = {{5, 10}, {7, 19},  {3, 37},
                                                                 {1, 46}, {23, 12}, {50, 39}};
    switch (numbers_.Below(14)) {
      case 0:
      case 1:
        return std::swap(Any(characters), Any(characters));
      case 2:
        Any(characters) = "URFDLB"[Below(6)];
        return;
      case 3:
        Any(characters) = Any(characters);
        return;
      case 4:
        Any(characters) = kStrange[Below(kStrange.size())];
        return;
      case 5:
        characters.insert(characters.begin() + static_cast<std::ptrdiff_t>(Below(54)),
                          numbers_.Below(2) == 0 ? "U" : kStrange[Below(kStrange.size())]);
        return;
      case 6:
        characters.erase(characters.begin() + static_cast<std::ptrdiff_t>(Below(53)));
        return;
      case 7:
        characters.insert(characters.begin() + static_cast<std::ptrdiff_t>(Below(53)),
                          {" ", "\n", "\t"});
        return;
      case 8:
        for (std::string& character : characters) {
          if (character[0] >= 'A' && character[0] <= 'Z' && numbers_.Below(2) == 0) {
            character[0] = static_cast<char>(character[0] - 'A' + 'a');
          }
        }
        return;
      case 9:
        return Recolor(characters);
      case 10:
        return Rotate(characters);
      case 11:
        return Cycle(characters, kTwists[Below(kTwists.size())]);
      case 12:
        return Cycle(characters, kFlips[Below(kFlips.size())]);
      case 13: {
        // Two whole edges exchanged.
        const std::size_t first = Below(kFlips.size());
        const std::size_t second = (first + 1 + Below(kFlips.size() - 1)) % kFlips.size();
        Cycle(characters, {kFlips[first][0], kFlips[second][0]});
        return Cycle(characters, {kFlips[first][1], kFlips[second][1]});
      }
    }
  }

  RandomNumbers numbers_;
};

void ExpectRightJudgements(int count, int least_of_each) {
  Mutator mutator(18);
  std::map<std::string, int> verdicts;
  for (int i = 0; i < count; ++i) {
    const Characters characters = mutator.Mutated();
    const std::string text = Joined(characters);
    const Verdict verdict = Judged(characters);
    ++verdicts[verdict.code];
    const auto reading = ReadCube(text);
    if (!reading.ok()) {
      const Fault& fault = reading.failure();
      ASSERT_EQ(ErrorCode(fault.error), verdict.code) << text;
      ASSERT_TRUE(std::is_sorted(fault.stickers.begin(), fault.stickers.end()));
      for (const int sticker : fault.stickers) ASSERT_TRUE(sticker >= 0 && sticker < 54);
      continue;
    }
    ASSERT_EQ("", verdict.code) << "accepted: " << text;
    ASSERT_TRUE(IsSolvable(reading->cube)) << text;
    ASSERT_EQ(WriteFacelets(reading->cube), verdict.facelets) << text;
  }
  // Every facelet error, and legal cubes, must have occurred often enough to mean something.
  EXPECT_EQ(verdicts.size(), static_cast<std::size_t>(kErrorCount));
  for (const auto& [code, times] : verdicts) EXPECT_GT(times, least_of_each) << code;
}

TEST(FaceletFuzz, EveryMutatedStringIsJudgedRightly) { ExpectRightJudgements(15'000, 30); }
TEST(FaceletFuzzLong, EveryMutatedStringIsJudgedRightly) { ExpectRightJudgements(100'000, 200); }

}  // namespace
}  // namespace cubewright
