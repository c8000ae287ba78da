#include "solver/text/code_points.h"

#include <gtest/gtest.h>

#include <string>

namespace cubewright {
namespace {

std::u32string Decoded(std::string_view text) {
  std::u32string code_points;
  while (!text.empty()) code_points += TakeCodePoint(text);
  return code_points;
}

TEST(CodePoints, DecodesSequencesOfEachLength) {
  EXPECT_EQ(Decoded("U\xC3\xA9\xE2\x80\x99\xF0\x9F\x98\x80"), U"U\u00E9\u2019\U0001F600");
}

TEST(CodePoints, EveryCodePointRoundTrips) {
  for (char32_t code_point = 0; code_point <= 0x10FFFF; ++code_point) {
    if (code_point >= 0xD800 && code_point <= 0xDFFF) continue;
    const std::string bytes = Utf8(code_point);
    std::string_view rest = bytes;
    ASSERT_EQ(TakeCodePoint(rest), code_point);
    ASSERT_TRUE(rest.empty());
  }
}

TEST(CodePoints, EachMisplacedByteIsReplacedByItself) {
  EXPECT_EQ(Decoded("\xFF\xC0\x80U"), U"\uFFFD\uFFFD\uFFFDU");
  EXPECT_EQ(Decoded("\xE2\x80"), U"\uFFFD\uFFFD") << "cut short";
  EXPECT_EQ(Decoded("\xC3U"), U"\uFFFDU") << "the U is not swallowed";
  EXPECT_EQ(Decoded("\xE0\x80\xAF"), U"\uFFFD\uFFFD\uFFFD") << "overlong";
  EXPECT_EQ(Decoded("\xED\xA0\x80"), U"\uFFFD\uFFFD\uFFFD") << "a surrogate";
  EXPECT_EQ(Decoded("\xF4\x90\x80\x80"), U"\uFFFD\uFFFD\uFFFD\uFFFD") << "beyond U+10FFFF";
  EXPECT_EQ(Decoded("\xF0\x8F\xBF\xBF"), U"\uFFFD\uFFFD\uFFFD\uFFFD") << "overlong";
}

TEST(CodePoints, TakesTheLastAsItWouldBeReadFromTheBeginning) {
  const std::string texts[] = {"U",        "é",        "’",     "😀",     "\xFF",     "U\x80",
                               "\x80\x80", "\xE2\x80", "😀\x80", "\xC3U", "é\xBF\xBF"};
  for (const std::string& text : texts) {
    std::u32string backwards;
    for (std::string_view rest = text; !rest.empty();) backwards += TakeLastCodePoint(rest);
    EXPECT_EQ(std::u32string(backwards.rbegin(), backwards.rend()), Decoded(text)) << text;
  }
}

TEST(CodePoints, UnwrapsWhatStandsInQuotationMarks) {
  for (const std::string text : {"R'", "\"R'\"", " “R'” ,", "'R''", ",, „R'“,", "「\"R'\"」"}) {
    EXPECT_EQ(Unwrapped(text), "R'") << text;
  }
  EXPECT_EQ(Unwrapped("\"R"), "\"R") << "only a pair";
  EXPECT_EQ(Unwrapped("\""), "\"");
  EXPECT_EQ(Unwrapped("”R“"), "”R“");
  EXPECT_EQ(Unwrapped("\"\""), "");
  EXPECT_EQ(Unwrapped(" , "), "");
}

TEST(CodePoints, WhiteSpaceIsThatOfEcmaScript) {
  const std::u32string expected =
      U"\t\n\v\f\r \u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A"
      U"\u2028\u2029\u202F\u205F\u3000\uFEFF";
  std::u32string found;
  for (char32_t code_point = 0; code_point <= 0x10FFFF; ++code_point) {
    if (IsWhiteSpace(code_point)) found += code_point;
  }
  EXPECT_EQ(found, expected);
}

}  // namespace
}  // namespace cubewright
