#include "solver/text/code_points.h"

namespace cubewright {
namespace {

struct Lead {
  std::size_t continuation_count;
  char32_t bits;
  // The range of the first continuation byte is narrower after some leads, which excludes overlong
  // forms, surrogates and code points beyond U+10FFFF.
  unsigned char lowest;
  unsigned char highest;
};

Lead LeadOf(unsigned char byte) {
  const auto bits = static_cast<char32_t>(byte);
  if (byte >= 0xC2 && byte <= 0xDF) return {1, bits & 0x1F, 0x80, 0xBF};
  if (byte == 0xE0) return {2, 0, 0xA0, 0xBF};
  if (byte == 0xED) return {2, 0xD, 0x80, 0x9F};
  if (byte >= 0xE1 && byte <= 0xEF) return {2, bits & 0xF, 0x80, 0xBF};
  if (byte == 0xF0) return {3, 0, 0x90, 0xBF};
  if (byte >= 0xF1 && byte <= 0xF3) return {3, bits & 0x7, 0x80, 0xBF};
  if (byte == 0xF4) return {3, 4, 0x80, 0x8F};
  return {0, kReplacementCharacter, 0, 0};
}

bool AreQuotationMarks(char32_t opening, char32_t closing) {
  static constexpr std::u32string_view kPairs = U"\"\"''``“”‘’„“„”«»「」";
  for (std::size_t i = 0; i < kPairs.size(); i += 2) {
    if (kPairs[i] == opening && kPairs[i + 1] == closing) return true;
  }
  return false;
}

}  // namespace

char32_t TakeCodePoint(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text.front());
  if (first < 0x80) {
    text.remove_prefix(1);
    return first;
  }
  const Lead lead = LeadOf(first);
  char32_t code_point = lead.bits;
  for (std::size_t i = 1; i <= lead.continuation_count; ++i) {
    const unsigned char byte = i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
    const unsigned char lowest = i == 1 ? lead.lowest : 0x80;
    const unsigned char highest = i == 1 ? lead.highest : 0xBF;
    if (byte < lowest || byte > highest) {
      text.remove_prefix(1);
      return kReplacementCharacter;
    }
    code_point = code_point << 6 | (byte & 0x3F);
  }
  text.remove_prefix(1 + lead.continuation_count);
  return code_point;
}

char32_t TakeLastCodePoint(std::string_view& text) {
  const auto is_continuation = [](char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
  };
  std::size_t size = 1;
  while (size < 4 && size < text.size() && is_continuation(text[text.size() - size])) ++size;
  std::string_view last = text.substr(text.size() - size);
  const char32_t code_point = TakeCodePoint(last);
  const bool is_whole = last.empty();
  text.remove_suffix(is_whole ? size : 1);
  return is_whole ? code_point : kReplacementCharacter;
}

std::string Utf8(char32_t code_point) {
  const auto continuation = [code_point](unsigned shift) {
    return static_cast<char>(0x80 | (code_point >> shift & 0x3F));
  };
  if (code_point < 0x80) return {static_cast<char>(code_point)};
  if (code_point < 0x800) return {static_cast<char>(0xC0 | code_point >> 6), continuation(0)};
  if (code_point < 0x10000) {
    return {static_cast<char>(0xE0 | code_point >> 12), continuation(6), continuation(0)};
  }
  return {static_cast<char>(0xF0 | code_point >> 18), continuation(12), continuation(6),
          continuation(0)};
}

bool IsWhiteSpace(char32_t code_point) {
  switch (code_point) {
    case ' ':
    case '\t':
    case '\v':
    case '\f':
    case 0x00A0:
    case 0x1680:
    case 0x202F:
    case 0x205F:
    case 0x3000:
    case 0xFEFF:
      return true;
    default:
      return IsLineEnd(code_point) || (code_point >= 0x2000 && code_point <= 0x200A);
  }
}

bool IsLineEnd(char32_t code_point) {
  return code_point == '\n' || code_point == '\r' || code_point == 0x2028 || code_point == 0x2029;
}

bool IsComma(char32_t code_point) { return code_point == ',' || code_point == 0xFF0C; }

std::string_view Unwrapped(std::string_view text) {
  const auto is_around = [](char32_t code_point) {
    return IsWhiteSpace(code_point) || IsComma(code_point);
  };
  for (;;) {
    std::string_view rest = text;
    while (!rest.empty() && is_around(TakeCodePoint(rest))) text = rest;
    rest = text;
    while (!rest.empty() && is_around(TakeLastCodePoint(rest))) text = rest;
    rest = text;
    if (rest.empty()) return text;
    const char32_t opening = TakeCodePoint(rest);
    if (rest.empty() || !AreQuotationMarks(opening, TakeLastCodePoint(rest))) return text;
    text = rest;
  }
}

}  // namespace cubewright
