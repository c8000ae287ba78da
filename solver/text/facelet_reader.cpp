#include "solver/text/facelet_reader.h"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "solver/cube/cube_orientation.h"
#include "solver/text/sticker_symbols.h"

namespace cubewright {
namespace {

// The colours that are not on nine stickers, the most frequent first.
std::vector<Finding> WrongCounts(std::vector<SymbolCount> counts, SymbolMeaning meaning) {
  // A colour that is on no sticker can be named too if its letter is known.
  if (meaning != SymbolMeaning::kOther) {
    const std::span<const char> letters = meaning == SymbolMeaning::kFaces
                                              ? std::span<const char>(kFaceLetters)
                                              : std::span<const char>(kColorLetters);
    for (const char letter : letters) {
      const auto symbol = static_cast<char32_t>(letter);
      if (std::none_of(counts.begin(), counts.end(),
                       [symbol](const SymbolCount& entry) { return entry.symbol == symbol; })) {
        counts.push_back({symbol, 0});
      }
    }
  }
  std::stable_sort(counts.begin(), counts.end(),
                   [](const SymbolCount& a, const SymbolCount& b) { return a.count > b.count; });
  std::vector<Finding> wrong;
  for (const SymbolCount& entry : counts) {
    if (entry.count == kStickersPerFace) continue;
    wrong.push_back({FindingKind::kColorCount, {entry.symbol}, {}, entry.count});
  }
  return wrong;
}

// Marks the stickers that cannot stay as they are: symbols that cannot stand for a colour, colours
// on too many stickers, and if there are more than six colours, those that no centre has.
std::optional<Fault> ColorCountFault(const StickerSymbols& symbols,
                                     std::span<const SymbolCount> counts) {
  const auto center = [&symbols](int face) {
    return symbols[static_cast<std::size_t>(CenterSticker(static_cast<Face>(face)))];
  };
  Fault fault{Error::kColorCount, {}, {}, {}};
  std::optional<std::size_t> unreadable;
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    const char32_t symbol = symbols[i];
    const int count = std::find_if(counts.begin(), counts.end(), [symbol](const SymbolCount& e) {
                        return e.symbol == symbol;
                      })->count;
    bool on_a_center = false;
    for (int face = 0; face < kFaceCount; ++face) on_a_center |= center(face) == symbol;
    if (!IsLetterOrDigit(symbol) && !unreadable) unreadable = i;
    if (count > kStickersPerFace || !IsLetterOrDigit(symbol) ||
        (counts.size() > kFaceCount && !on_a_center)) {
      fault.stickers.push_back(static_cast<int>(i));
    }
  }
  if (fault.stickers.empty()) return std::nullopt;
  const SymbolMeaning meaning = MeaningOf(counts);
  fault.has_named_colors = meaning != SymbolMeaning::kOther;
  if (unreadable) {
    fault.findings = {UnreadableSymbol(symbols[*unreadable], static_cast<int>(*unreadable))};
  } else {
    fault.findings = WrongCounts({counts.begin(), counts.end()}, meaning);
  }
  return fault;
}

// Six colours of nine stickers each, but not each on one centre.
Fault RepeatedCenterFault(const ColorSymbols& centers) {
  Fault fault{Error::kCenter, {}, {}, {}, centers.are_named};
  std::u32string repeated;
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    const char32_t color = centers.of_face[face];
    if (std::count(centers.of_face.begin(), centers.of_face.end(), color) == 1) continue;
    fault.stickers.push_back(CenterSticker(static_cast<Face>(face)));
    if (repeated.find(color) != repeated.npos) continue;
    repeated += color;
    fault.findings.push_back({FindingKind::kRepeatedCenter, {color}, {}});
  }
  return fault;
}

Fault MisplacedCentersFault(const ColorSymbols& centers) {
  Fault fault{Error::kCenter, {}, {}, {}, centers.are_named};
  for (int face = 0; face < kFaceCount; ++face) {
    fault.stickers.push_back(CenterSticker(static_cast<Face>(face)));
  }
  fault.findings = {
      {FindingKind::kMisplacedCenters, {centers.of_face.begin(), centers.of_face.end()}, {}}};
  return fault;
}

}  // namespace

Result<FaceletReading, Fault> ReadFacelets(std::string_view text) {
  const Result<StickerSymbols, Fault> symbols = ReadSymbols(text);
  if (!symbols) return symbols.failure();
  return ReadFacelets(*symbols);
}

Result<FaceletReading, Fault> ReadFacelets(const StickerSymbols& symbols) {
  const std::vector<SymbolCount> counts = CountSymbols(symbols);
  if (std::optional<Fault> fault = ColorCountFault(symbols, counts)) return *std::move(fault);
  const SymbolMeaning meaning = MeaningOf(counts);

  FaceletReading reading;
  reading.colors.are_named = meaning != SymbolMeaning::kOther;
  auto& centers = reading.colors.of_face;
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    centers[face] = symbols[static_cast<std::size_t>(CenterSticker(static_cast<Face>(face)))];
  }
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    const auto center = std::find(centers.begin(), centers.end(), symbols[i]);
    if (center == centers.end()) return RepeatedCenterFault(reading.colors);
    reading.stickers[i] = static_cast<Face>(center - centers.begin());
  }
  if (meaning == SymbolMeaning::kOther) return reading;

  Centers held = {};
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    held[face] = static_cast<Face>(*FaceNamed(centers[face], meaning));
  }
  const std::optional<int> orientation = OrientationOf(held);
  if (!orientation && meaning == SymbolMeaning::kFaces)
    return MisplacedCentersFault(reading.colors);
  reading.orientation = orientation.value_or(0);
  return reading;
}

}  // namespace cubewright
