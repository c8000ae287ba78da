#include "solver/text/sticker_symbols.h"

#include <algorithm>

#include "solver/text/code_points.h"

namespace cubewright {
namespace {

char32_t Capital(char32_t symbol) {
  return symbol >= 'a' && symbol <= 'z' ? symbol - 'a' + 'A' : symbol;
}

std::optional<std::size_t> PositionIn(std::span<const char> letters, char32_t symbol) {
  const auto found = std::find_if(letters.begin(), letters.end(), [symbol](char letter) {
    return static_cast<char32_t>(letter) == symbol;
  });
  if (found == letters.end()) return std::nullopt;
  return static_cast<std::size_t>(found - letters.begin());
}

}  // namespace

Result<StickerSymbols, Fault> ReadSymbols(std::string_view text) {
  StickerSymbols symbols = {};
  std::size_t found = 0;
  while (!text.empty()) {
    const char32_t code_point = TakeCodePoint(text);
    if (IsWhiteSpace(code_point)) continue;
    if (found < symbols.size()) symbols[found] = Capital(code_point);
    ++found;
  }
  if (found == symbols.size()) return symbols;
  const Finding finding = {FindingKind::kWrongLength, {}, {}, static_cast<int>(found)};
  return Fault{Error::kLength, {}, {}, {finding}};
}

std::vector<SymbolCount> CountSymbols(std::span<const char32_t> symbols) {
  std::vector<SymbolCount> counts;
  for (const char32_t symbol : symbols) {
    const auto entry = std::find_if(counts.begin(), counts.end(),
                                    [symbol](const SymbolCount& e) { return e.symbol == symbol; });
    if (entry == counts.end()) {
      counts.push_back({symbol, 1});
    } else {
      ++entry->count;
    }
  }
  return counts;
}

bool IsLetterOrDigit(char32_t symbol) {
  return (symbol >= 'A' && symbol <= 'Z') || (symbol >= '0' && symbol <= '9');
}

SymbolMeaning MeaningOf(std::span<const SymbolCount> counts) {
  const auto all_in = [counts](std::span<const char> letters) {
    return std::all_of(counts.begin(), counts.end(), [letters](const SymbolCount& entry) {
      return PositionIn(letters, entry.symbol).has_value();
    });
  };
  if (all_in(kFaceLetters)) return SymbolMeaning::kFaces;
  if (all_in(kColorLetters)) return SymbolMeaning::kColors;
  return SymbolMeaning::kOther;
}

std::optional<std::size_t> FaceNamed(char32_t symbol, SymbolMeaning meaning) {
  switch (meaning) {
    case SymbolMeaning::kFaces:
      return PositionIn(kFaceLetters, symbol);
    case SymbolMeaning::kColors:
      return PositionIn(kColorLetters, symbol);
    case SymbolMeaning::kOther:
      break;
  }
  return std::nullopt;
}

Finding UnreadableSymbol(char32_t symbol, int sticker) {
  return {FindingKind::kUnreadableSymbol, {symbol}, {StickerName(sticker)}};
}

}  // namespace cubewright
