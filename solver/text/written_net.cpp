#include "solver/text/written_net.h"

#include <array>
#include <optional>

#include "solver/cube/facelets.h"
#include "solver/cube/move.h"
#include "solver/text/code_points.h"
#include "solver/text/sticker_symbols.h"

namespace cubewright {
namespace {

// More than a drawn net of nine rows has, even with two line ends after each row and empty lines.
constexpr std::size_t kMostLines = 100;

constexpr std::string_view kFacesSideBySide = "LFRB";

bool IsBorder(char32_t symbol) {
  return symbol == '|' || symbol == '+' || (symbol >= 0x2500 && symbol <= 0x257F);
}

// Takes the first line off the text, and its line end.
std::string_view TakeLine(std::string_view& text) {
  const std::string_view whole = text;
  while (!text.empty()) {
    const std::size_t size = whole.size() - text.size();
    if (IsLineEnd(TakeCodePoint(text))) return whole.substr(0, size);
  }
  return whole;
}

// Takes the symbols of a line. Returns how many there are, even if they do not fit.
std::size_t TakeRow(std::string_view line, bool is_drawn, std::span<char32_t> symbols) {
  std::size_t count = 0;
  bool is_border = is_drawn;
  while (!line.empty()) {
    const std::optional<char32_t> symbol = SymbolOf(TakeCodePoint(line));
    if (!symbol || (is_drawn && IsBorder(*symbol))) continue;
    is_border &= *symbol == '-';
    if (count < symbols.size()) symbols[count] = *symbol;
    ++count;
  }
  return is_border ? 0 : count;
}

// Takes the symbols line by line, if the lines have the shape of a net.
bool TakeRows(std::string_view text, std::size_t row, bool is_drawn, std::span<char32_t> symbols) {
  std::size_t row_count = 0;
  std::size_t found = 0;
  for (std::size_t lines = 0; !text.empty(); ++lines) {
    if (lines == kMostLines) return false;
    const std::size_t count = TakeRow(TakeLine(text), is_drawn, symbols.subspan(found));
    if (count == 0) continue;
    const bool is_side_by_side = row_count / row == 1;
    if (row_count == 3 * row || count != (is_side_by_side ? 4 * row : row)) return false;
    found += count;
    ++row_count;
  }
  return row_count == 3 * row;
}

}  // namespace

std::size_t PlaceInNet(std::size_t place, std::size_t row) {
  const std::size_t face_size = row * row;
  const std::size_t on_face = place % face_size;
  const char face = kFaceLetters[place / face_size];
  const std::size_t beside = kFacesSideBySide.find(face);
  if (beside == kFacesSideBySide.npos) return (face == 'U' ? 0 : 5 * face_size) + on_face;
  return face_size + 4 * row * (on_face / row) + row * beside + on_face % row;
}

bool TakeNet(std::string_view text, std::span<char32_t> symbols) {
  const std::size_t row = symbols.size() == kStickerCount ? 3 : 2;
  text = Unwrapped(text);
  std::array<char32_t, kStickerCount> by_lines = {};
  const std::span<char32_t> written = std::span(by_lines).first(symbols.size());
  if (!TakeRows(text, row, false, written) && !TakeRows(text, row, true, written)) return false;
  for (std::size_t place = 0; place < symbols.size(); ++place) {
    symbols[place] = written[PlaceInNet(place, row)];
  }
  return true;
}

bool IsNet(std::string_view text, std::size_t sticker_count) {
  std::array<char32_t, kStickerCount> symbols = {};
  return TakeNet(text, std::span(symbols).first(sticker_count));
}

}  // namespace cubewright
