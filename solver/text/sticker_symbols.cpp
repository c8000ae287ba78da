#include "solver/text/sticker_symbols.h"

#include <algorithm>

#include "solver/cube/cube_orientation.h"
#include "solver/text/code_points.h"
#include "solver/text/written_net.h"

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

// Requests that the character before it be shown in colour.
constexpr char32_t kVariationSelector = 0xFE0F;

// For each face in the order U L F R B D, its place in the order U R F D L B.
constexpr std::array<std::size_t, kFaceCount> kPlaceInOtherOrder = {0, 4, 2, 1, 5, 3};

StickerSymbols InOtherOrder(const StickerSymbols& symbols) {
  StickerSymbols ordered = {};
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    std::copy_n(symbols.begin() + face * kStickersPerFace, kStickersPerFace,
                ordered.begin() + kPlaceInOtherOrder[face] * kStickersPerFace);
  }
  return ordered;
}

StickerSymbols FromNet(const StickerSymbols& symbols) {
  StickerSymbols ordered = {};
  for (std::size_t place = 0; place < ordered.size(); ++place) {
    ordered[place] = symbols[PlaceInNet(place, 3)];
  }
  return ordered;
}

using CenterSymbols = std::array<char32_t, kFaceCount>;

CenterSymbols CentersIn(const StickerSymbols& symbols) {
  CenterSymbols centers = {};
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    centers[face] = symbols[static_cast<std::size_t>(CenterSticker(static_cast<Face>(face)))];
  }
  return centers;
}

// Whether the centres are all different, as they are in any order of the faces.
bool AreCentersDifferent(const StickerSymbols& symbols) {
  return CountSymbols(CentersIn(symbols)).size() == kFaceCount;
}

// Whether the centres are six letters of faces or of standard colours, arranged as on a rotated
// cube.
bool AreCentersOfACube(const StickerSymbols& symbols) {
  const CenterSymbols centers = CentersIn(symbols);
  const SymbolMeaning meaning = MeaningOf(CountSymbols(centers));
  if (meaning == SymbolMeaning::kOther) return false;
  Centers held = {};
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    held[face] = static_cast<Face>(*FaceNamed(centers[face], meaning));
  }
  return OrientationOf(held).has_value();
}

}  // namespace

std::optional<char32_t> LetterOfPicture(char32_t symbol) {
  static constexpr std::u32string_view kPictures[] = {
      U"⬜◻◽□▫⚪", U"🟥🔴", U"🟩🟢", U"🟨🟡", U"🟧🟠", U"🟦🔵", U"⬛◼◾■▪⚫",
  };
  static constexpr std::u32string_view kLetters = U"WRGYOB?";
  for (std::size_t i = 0; i < kLetters.size(); ++i) {
    if (kPictures[i].find(symbol) != kPictures[i].npos) return kLetters[i];
  }
  return std::nullopt;
}

std::optional<char32_t> SymbolOf(char32_t code_point) {
  if (IsWhiteSpace(code_point) || IsComma(code_point) || code_point == kVariationSelector) {
    return std::nullopt;
  }
  return LetterOfPicture(code_point).value_or(Capital(code_point));
}

std::size_t TakeSymbols(std::string_view text, std::span<char32_t> symbols) {
  std::size_t found = 0;
  text = Unwrapped(text);
  while (!text.empty()) {
    const std::optional<char32_t> symbol = SymbolOf(TakeCodePoint(text));
    if (!symbol) continue;
    if (found < symbols.size()) symbols[found] = *symbol;
    ++found;
  }
  return found;
}

Fault WrongLength(std::size_t symbol_count) {
  const Finding finding = {FindingKind::kWrongLength, {}, {}, static_cast<int>(symbol_count)};
  return {Error::kLength, {}, {}, {finding}};
}

Result<StickerSymbols, Fault> ReadSymbols(std::string_view text) {
  StickerSymbols symbols = {};
  if (TakeNet(text, symbols)) return symbols;
  const std::size_t found = TakeSymbols(text, symbols);
  if (found != symbols.size()) return WrongLength(found);
  const StickerSymbols reordered = InOtherOrder(symbols);
  if (AreCentersOfACube(reordered)) return reordered;
  if (AreCentersDifferent(symbols)) return symbols;
  const StickerSymbols from_net = FromNet(symbols);
  return AreCentersOfACube(from_net) ? from_net : symbols;
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
