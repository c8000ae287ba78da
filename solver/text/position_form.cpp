#include "solver/text/position_form.h"

#include <cstddef>

#include "solver/text/code_points.h"
#include "solver/text/facelet_reader.h"

namespace cubewright {
namespace {

// Moves that people write without signs and spaces are no longer than this, and facelets of which
// only a few are missing are longer.
constexpr std::size_t kMostCharactersOfBareMoves = 40;

bool OnlyMovesHave(char32_t code_point) {
  static constexpr std::u32string_view kSigns = U"'’‘′`´()[],:/";
  return kSigns.find(code_point) != std::u32string_view::npos;
}

bool IsLetter(char32_t code_point) {
  return (code_point >= 'A' && code_point <= 'Z') || (code_point >= 'a' && code_point <= 'z');
}

bool FollowsTurnLetter(char32_t code_point) {
  return code_point == 'w' || (code_point >= '0' && code_point <= '9');
}

}  // namespace

PositionForm FormOf(std::string_view text) {
  if (ReadFacelets(text)) return PositionForm::kFacelets;
  std::size_t character_count = 0;
  bool starts_word = true;
  bool words_are_turns = true;
  while (!text.empty()) {
    const char32_t code_point = TakeCodePoint(text);
    if (OnlyMovesHave(code_point)) return PositionForm::kMoves;
    if (IsWhiteSpace(code_point)) {
      starts_word = true;
      continue;
    }
    ++character_count;
    words_are_turns &= starts_word ? IsLetter(code_point) : FollowsTurnLetter(code_point);
    starts_word = false;
  }
  if (character_count == 0) return PositionForm::kFacelets;
  if (character_count <= kMostCharactersOfBareMoves) return PositionForm::kMoves;
  return words_are_turns ? PositionForm::kMoves : PositionForm::kFacelets;
}

}  // namespace cubewright
