#include "solver/cli/english/phrases.h"

#include <string_view>

#include "solver/text/code_points.h"

namespace cubewright {
namespace {

// Control and formatting characters could garble the sentence, and a replacement character says
// nothing.
bool Shows(char32_t code_point) {
  return code_point > 0xA0 && code_point != 0xAD && !IsWhiteSpace(code_point) &&
         !(code_point >= 0x200B && code_point <= 0x206F) && code_point != kReplacementCharacter;
}

std::string CodePointNumber(char32_t code_point) {
  static constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string number;
  for (char32_t rest = code_point; rest != 0 || number.size() < 4; rest >>= 4) {
    number.insert(number.begin(), kDigits[rest & 0xF]);
  }
  return "U+" + number;
}

}  // namespace

std::string Listed(std::span<const std::string> items) {
  std::string list;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) list += i + 1 == items.size() ? " and " : ", ";
    list += items[i];
  }
  return list;
}

std::string CharacterName(char32_t code_point) {
  if (code_point > ' ' && code_point < 0x7F) return "“" + Utf8(code_point) + "”";
  if (!Shows(code_point)) return CodePointNumber(code_point);
  return "“" + Utf8(code_point) + "” (" + CodePointNumber(code_point) + ")";
}

}  // namespace cubewright
