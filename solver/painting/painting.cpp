#include "solver/painting/painting.h"

#include <algorithm>
#include <vector>

#include "solver/text/sticker_symbols.h"

namespace cubewright {
namespace {

constexpr std::u32string_view kUnknownSymbols = U"?.-_";

bool IsUnknown(char32_t symbol) { return kUnknownSymbols.find(symbol) != kUnknownSymbols.npos; }

// An X stands for an unknown sticker too, unless the writer chose letters for the colours and X is
// one of them, that is, on a centre.
StickerSymbols WithoutCrosses(const StickerSymbols& symbols) {
  std::vector<char32_t> others;
  for (const char32_t symbol : symbols) {
    if (!IsUnknown(symbol) && symbol != 'X') others.push_back(symbol);
  }
  bool is_on_a_center = false;
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    const int center = CenterSticker(static_cast<Face>(face));
    is_on_a_center |= symbols[static_cast<std::size_t>(center)] == 'X';
  }
  if (is_on_a_center && MeaningOf(CountSymbols(others)) == SymbolMeaning::kOther) return symbols;
  StickerSymbols without = symbols;
  std::replace(without.begin(), without.end(), U'X', U'?');
  return without;
}

using CenterSymbols = std::array<char32_t, kFaceCount>;

// Symbols that mean nothing by themselves get their meaning from the centres, if all six are known
// and different.
Result<CenterSymbols, Fault> ReadCenters(const StickerSymbols& symbols) {
  CenterSymbols centers = {};
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    const int sticker = CenterSticker(static_cast<Face>(face));
    centers[face] = symbols[static_cast<std::size_t>(sticker)];
  }
  for (const char32_t center : centers) {
    if (IsUnknown(center) || std::count(centers.begin(), centers.end(), center) > 1) {
      Fault fault{Error::kCenter, {}, {}, {{FindingKind::kUnclearCenters, {}, {}}}};
      for (std::size_t face = 0; face < kFaceCount; ++face) {
        fault.stickers.push_back(CenterSticker(static_cast<Face>(face)));
      }
      return fault;
    }
  }
  return centers;
}

}  // namespace

Result<PaintingReading, Fault> ReadPainting(std::string_view text) {
  const Result<StickerSymbols, Fault> symbols = ReadSymbols(text);
  if (!symbols) return symbols.failure();
  return ReadPainting(*symbols);
}

Result<PaintingReading, Fault> ReadPainting(const StickerSymbols& written) {
  const StickerSymbols symbols = WithoutCrosses(written);
  std::vector<char32_t> known;
  for (const char32_t symbol : symbols) {
    if (!IsUnknown(symbol)) known.push_back(symbol);
  }
  const SymbolMeaning meaning = MeaningOf(CountSymbols(known));
  PaintingReading reading;
  reading.colors.are_named = meaning != SymbolMeaning::kOther;
  CenterSymbols& centers = reading.colors.of_face;
  if (meaning == SymbolMeaning::kOther) {
    const Result<CenterSymbols, Fault> read = ReadCenters(symbols);
    if (!read) return read.failure();
    centers = *read;
  } else {
    const auto letters = meaning == SymbolMeaning::kFaces
                             ? std::string_view(kFaceLetters.data(), kFaceLetters.size())
                             : kColorLetters;
    std::copy(letters.begin(), letters.end(), centers.begin());
  }
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    const char32_t symbol = symbols[i];
    if (IsUnknown(symbol)) continue;
    const auto center = std::find(centers.begin(), centers.end(), symbol);
    if (center == centers.end()) {
      const int sticker = static_cast<int>(i);
      return Fault{Error::kColorCount, {sticker}, {}, {UnreadableSymbol(symbol, sticker)}};
    }
    reading.painting[i] = static_cast<Face>(center - centers.begin());
  }
  return reading;
}

Painting InFrameOf(const Centers& centers, const Painting& painting) {
  std::array<Face, kFaceCount> place_of = {};
  for (std::size_t place = 0; place < kFaceCount; ++place) {
    place_of[static_cast<std::size_t>(centers[place])] = static_cast<Face>(place);
  }
  Painting framed = painting;
  for (std::optional<Face>& color : framed) {
    if (color) color = place_of[static_cast<std::size_t>(*color)];
  }
  return framed;
}

Stickers PaintedStickers(const CubieCube& cube, const Centers& centers) {
  Stickers stickers = StickersOf(cube);
  for (Face& color : stickers) color = centers[static_cast<std::size_t>(color)];
  return stickers;
}

}  // namespace cubewright
