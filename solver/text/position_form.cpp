#include "solver/text/position_form.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "solver/text/code_points.h"
#include "solver/text/facelet_reader.h"
#include "solver/text/sticker_symbols.h"
#include "solver/text/written_net.h"

namespace cubewright {
namespace {

constexpr FaceletsLook kCubeLook = {.run = 9, .most_characters_of_bare_moves = 40};

bool OnlyMovesHave(char32_t code_point) {
  static constexpr std::u32string_view kSigns = U"'’‘′`´()[]:/";
  return kSigns.find(code_point) != std::u32string_view::npos;
}

bool IsLetter(char32_t code_point) {
  return (code_point >= 'A' && code_point <= 'Z') || (code_point >= 'a' && code_point <= 'z');
}

bool IsBlank(std::string_view text) {
  while (!text.empty()) {
    if (!IsWhiteSpace(TakeCodePoint(text))) return false;
  }
  return true;
}

bool IsDigit(char32_t code_point) { return code_point >= '0' && code_point <= '9'; }

// How far a word has been read that is a single turn (R2, Rw, 3Rw), the number of a list item (1.),
// or both without a space between them.
enum class WordPart { kStart, kNumber, kLayers, kItem, kTurn };

// None if no such word continues with the character.
std::optional<WordPart> PartAfter(WordPart part, char32_t code_point) {
  if (part == WordPart::kTurn) {
    return code_point == 'w' || IsDigit(code_point) ? std::optional(part) : std::nullopt;
  }
  const bool is_number = part == WordPart::kNumber || part == WordPart::kLayers;
  if (IsLetter(code_point) && part != WordPart::kNumber) return WordPart::kTurn;
  if (code_point == '.' && is_number) return WordPart::kItem;
  if (!IsDigit(code_point) || part == WordPart::kItem) return std::nullopt;
  const bool counts_layers = part == WordPart::kStart && (code_point == '2' || code_point == '3');
  return counts_layers ? WordPart::kLayers : WordPart::kNumber;
}

// Whether a word may end there.
bool IsWhole(WordPart part) { return part != WordPart::kNumber && part != WordPart::kLayers; }

// Whether the text is the stickers of a cube with this many of each colour, as single letters with
// white space between them, some of which are x, for unknown. As moves, these would be that many
// quarter turns of single faces and of the whole cube, with no other turn among them.
bool ArePaintedLetters(std::string_view text, std::size_t per_color) {
  std::string letters;
  bool is_in_word = false;
  while (!text.empty()) {
    const char32_t code_point = TakeCodePoint(text);
    const bool is_between = IsWhiteSpace(code_point) || IsComma(code_point);
    if (!is_between) {
      if (is_in_word || !IsLetter(code_point)) return false;
      letters += static_cast<char>(code_point >= 'a' ? code_point - 'a' + 'A' : code_point);
    }
    is_in_word = !is_between;
  }
  if (letters.size() != 6 * per_color || letters.find('X') == std::string::npos) return false;
  const auto have_colors = [&](std::string_view colors) {
    std::size_t known = 0;
    for (const char color : colors) {
      const auto count =
          static_cast<std::size_t>(std::count(letters.begin(), letters.end(), color));
      if (count > per_color) return false;
      known += count;
    }
    return known + static_cast<std::size_t>(std::count(letters.begin(), letters.end(), 'X')) ==
           letters.size();
  };
  return have_colors("URFDLB") || have_colors("WRGYOB");
}

}  // namespace

PositionForm FormOf(std::string_view text) {
  return ReadFacelets(text) ? PositionForm::kFacelets : FormByLook(text, kCubeLook);
}

PositionForm FormByLook(std::string_view text, const FaceletsLook& look) {
  if (IsBlank(text)) return PositionForm::kFacelets;
  text = Unwrapped(text);
  const bool is_painted = ArePaintedLetters(text, look.run);
  const bool is_net = IsNet(text, kFaceCount * look.run);
  std::size_t character_count = 0;
  bool has_moves_sign = false;
  bool words_are_turns = true;
  WordPart part = WordPart::kStart;
  char32_t previous = 0;
  std::size_t run = 0;
  std::size_t longest_run = 0;
  while (!text.empty()) {
    const char32_t code_point = TakeCodePoint(text);
    if (LetterOfPicture(code_point)) return PositionForm::kFacelets;
    has_moves_sign |= OnlyMovesHave(code_point);
    run = code_point == previous && IsLetter(code_point) ? run + 1 : 1;
    longest_run = std::max(longest_run, run);
    previous = code_point;
    if (IsWhiteSpace(code_point) || IsComma(code_point)) {
      words_are_turns &= IsWhole(part);
      part = WordPart::kStart;
      continue;
    }
    ++character_count;
    const std::optional<WordPart> next = PartAfter(part, code_point);
    words_are_turns &= next.has_value();
    part = next.value_or(WordPart::kTurn);
  }
  words_are_turns &= IsWhole(part);
  if (has_moves_sign) return PositionForm::kMoves;
  if (longest_run >= look.run || is_painted || is_net) return PositionForm::kFacelets;
  if (character_count <= look.most_characters_of_bare_moves) return PositionForm::kMoves;
  return words_are_turns ? PositionForm::kMoves : PositionForm::kFacelets;
}

}  // namespace cubewright
