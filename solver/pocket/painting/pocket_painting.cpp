#include "solver/pocket/painting/pocket_painting.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace cubewright {
namespace {

constexpr std::u32string_view kUnknownSymbols = U"?.-_";

bool IsUnknown(char32_t symbol) { return kUnknownSymbols.find(symbol) != kUnknownSymbols.npos; }

std::vector<char32_t> KnownSymbols(const PocketSymbols& symbols) {
  std::vector<char32_t> known;
  std::copy_if(symbols.begin(), symbols.end(), std::back_inserter(known),
               [](char32_t symbol) { return !IsUnknown(symbol); });
  return known;
}

// An X stands for an unknown sticker too, unless the other symbols are of the writer's own choice
// and only five.
PocketSymbols WithoutCrosses(const PocketSymbols& symbols) {
  PocketSymbols without = symbols;
  std::replace(without.begin(), without.end(), U'X', U'?');
  const std::vector<SymbolCount> others = CountSymbols(KnownSymbols(without));
  const bool is_a_color =
      MeaningOf(others) == SymbolMeaning::kOther && others.size() + 1 == kFaceCount;
  return is_a_color ? symbols : without;
}

// The fault of symbols that cannot stand for six colours: the first that is neither a letter nor a
// digit; if there is none, those on more or fewer than four stickers, or only those on more if some
// stickers are unknown. If there are more than six symbols, the rarest are marked.
Fault NotSixColors(const PocketSymbols& symbols, std::vector<SymbolCount> counts) {
  Fault fault{Error::kColorCount, {}, {}, {}};
  std::stable_sort(counts.begin(), counts.end(),
                   [](const SymbolCount& a, const SymbolCount& b) { return a.count > b.count; });
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    if (IsUnknown(symbols[i])) continue;
    const auto count =
        std::find_if(counts.begin(), counts.end(),
                     [&symbols, i](const SymbolCount& e) { return e.symbol == symbols[i]; });
    const bool is_readable = IsLetterOrDigit(symbols[i]);
    if (is_readable && count - counts.begin() < kFaceCount) continue;
    fault.stickers.push_back(static_cast<int>(i));
    if (is_readable || !fault.findings.empty()) continue;
    fault.findings.push_back(
        {FindingKind::kUnreadableSymbol, {symbols[i]}, {PocketStickerName(static_cast<int>(i))}});
  }
  if (!fault.findings.empty()) return fault;
  const bool are_all_known = std::none_of(symbols.begin(), symbols.end(), &IsUnknown);
  const int fewest = are_all_known ? kPocketStickersPerFace : 0;
  for (const SymbolCount& entry : counts) {
    if (entry.count >= fewest && entry.count <= kPocketStickersPerFace) continue;
    fault.findings.push_back({FindingKind::kColorCount, {entry.symbol}, {}, entry.count});
  }
  return fault;
}

Result<PocketColors, Fault> ReadColors(const PocketSymbols& symbols) {
  const std::vector<SymbolCount> counts = CountSymbols(KnownSymbols(symbols));
  PocketColors colors;
  colors.meaning = MeaningOf(counts);
  switch (colors.meaning) {
    case SymbolMeaning::kFaces:
      std::copy(kFaceLetters.begin(), kFaceLetters.end(), colors.symbols.begin());
      return colors;
    case SymbolMeaning::kColors:
      std::copy(kColorLetters.begin(), kColorLetters.end(), colors.symbols.begin());
      return colors;
    case SymbolMeaning::kOther:
      break;
  }
  const bool are_readable = std::all_of(counts.begin(), counts.end(), [](const SymbolCount& entry) {
    return IsLetterOrDigit(entry.symbol);
  });
  if (counts.size() != kFaceCount || !are_readable) return NotSixColors(symbols, counts);
  std::transform(counts.begin(), counts.end(), colors.symbols.begin(),
                 [](const SymbolCount& entry) { return entry.symbol; });
  std::sort(colors.symbols.begin(), colors.symbols.end());
  return colors;
}

}  // namespace

bool IsKnown(const PocketPainting& painting) {
  return std::find(painting.begin(), painting.end(), std::nullopt) == painting.end();
}

std::span<const ColorScheme> PocketColors::schemes() const {
  const std::span<const ColorScheme> all = AllColorSchemes();
  return meaning == SymbolMeaning::kFaces ? all.first(1) : all;
}

ColorSymbols PocketColors::InScheme(const ColorScheme& scheme) const {
  ColorSymbols in_scheme;
  in_scheme.are_named = are_named();
  for (std::size_t face = 0; face < scheme.size(); ++face) {
    in_scheme.of_face[face] = symbols[static_cast<std::size_t>(scheme[face])];
  }
  return in_scheme;
}

Result<PocketPaintingReading, Fault> ReadPocketPainting(const PocketSymbols& written) {
  const PocketSymbols symbols = WithoutCrosses(written);
  const Result<PocketColors, Fault> colors = ReadColors(symbols);
  if (!colors) return colors.failure();
  PocketPaintingReading reading{{}, *colors};
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    if (IsUnknown(symbols[i])) continue;
    const auto color = std::find(colors->symbols.begin(), colors->symbols.end(), symbols[i]);
    reading.painting[i] = static_cast<Face>(color - colors->symbols.begin());
  }
  return reading;
}

PocketStickers StickersIn(const ColorScheme& scheme, const PocketPainting& painting) {
  const std::array<Face, kFaceCount> faces = FacesOf(scheme);
  PocketStickers stickers;
  std::transform(painting.begin(), painting.end(), stickers.begin(),
                 [&faces](const std::optional<Face> color) {
                   return faces[static_cast<std::size_t>(*color)];
                 });
  return stickers;
}

Painting OnCube(const PocketPainting& painting, const ColorScheme& scheme) {
  const std::array<Face, kFaceCount> faces = FacesOf(scheme);
  Painting on_cube;
  for (std::size_t i = 0; i < painting.size(); ++i) {
    if (!painting[i]) continue;
    on_cube[static_cast<std::size_t>(CubeStickerOf(static_cast<int>(i)))] =
        faces[static_cast<std::size_t>(*painting[i])];
  }
  return on_cube;
}

PocketPainting FromCube(const Painting& painting, const ColorScheme& scheme) {
  PocketPainting from_cube;
  for (std::size_t i = 0; i < from_cube.size(); ++i) {
    const auto face = painting[static_cast<std::size_t>(CubeStickerOf(static_cast<int>(i)))];
    if (face) from_cube[i] = scheme[static_cast<std::size_t>(*face)];
  }
  return from_cube;
}

}  // namespace cubewright
