#include "solver/text/facelet_reader.h"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "solver/cube/cube_orientation.h"
#include "solver/text/sentences.h"
#include "solver/text/sticker_symbols.h"

namespace cubewright {
namespace {

std::string CountMessage(std::vector<SymbolCount> counts, SymbolMeaning meaning) {
  // A colour that is not there at all is worth naming where its letter is known.
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
  std::vector<std::string> wrong;
  for (const SymbolCount& entry : counts) {
    if (entry.count == kStickersPerFace) continue;
    wrong.push_back(ColorName(entry.symbol, meaning) + (wrong.empty() ? " is on " : " on ") +
                    (entry.count == 0 ? "none" : std::to_string(entry.count)));
  }
  return "Each of the six colours must be on nine stickers, but " + Listed(wrong) + ".";
}

// Every sticker that cannot stay: of a colour that is on too many, or that no centre has although
// there are more than six.
std::optional<Fault> ColorCountFault(const StickerSymbols& symbols,
                                     std::span<const SymbolCount> counts) {
  const auto center = [&symbols](int face) {
    return symbols[static_cast<std::size_t>(CenterSticker(static_cast<Face>(face)))];
  };
  Fault fault{Error::kColorCount, "", {}, {}};
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
  fault.message = unreadable
                      ? UnreadableMessage(symbols[*unreadable], static_cast<int>(*unreadable))
                      : CountMessage({counts.begin(), counts.end()}, MeaningOf(counts));
  return fault;
}

// Six colours of nine stickers each, but not each on one centre.
Fault RepeatedCenterFault(const std::array<char32_t, kFaceCount>& centers, SymbolMeaning meaning) {
  Fault fault{Error::kCenter, "", {}, {}};
  std::vector<std::string> repeated;
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    if (std::count(centers.begin(), centers.end(), centers[face]) == 1) continue;
    fault.stickers.push_back(CenterSticker(static_cast<Face>(face)));
    const std::string name = ColorName(centers[face], meaning);
    if (std::find(repeated.begin(), repeated.end(), name) == repeated.end()) {
      repeated.push_back(name);
    }
  }
  fault.message = "The six centres must have six different colours, but " + Listed(repeated) +
                  (repeated.size() == 1 ? " is" : " are") + " on more than one.";
  return fault;
}

Fault MisplacedCentersFault(const Centers& centers) {
  Fault fault{Error::kCenter, "", {}, {}};
  std::string order;
  for (int face = 0; face < kFaceCount; ++face) {
    fault.stickers.push_back(CenterSticker(static_cast<Face>(face)));
    order += kFaceLetters[static_cast<std::size_t>(centers[static_cast<std::size_t>(face)])];
  }
  fault.message = "The centres stand in the order " + order +
                  " on U R F D L B, and no cube can be held so. Check the middle sticker of each "
                  "face.";
  return fault;
}

}  // namespace

Result<FaceletReading, Fault> ReadFacelets(std::string_view text) {
  const Result<StickerSymbols, Fault> read = ReadSymbols(text);
  if (!read) return read.failure();
  const StickerSymbols& symbols = *read;

  const std::vector<SymbolCount> counts = CountSymbols(symbols);
  if (std::optional<Fault> fault = ColorCountFault(symbols, counts)) return *std::move(fault);
  const SymbolMeaning meaning = MeaningOf(counts);

  FaceletReading reading;
  std::array<char32_t, kFaceCount> centers = {};
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    centers[face] = symbols[static_cast<std::size_t>(CenterSticker(static_cast<Face>(face)))];
    reading.color_names[face] = ColorName(centers[face], meaning);
  }
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    const auto center = std::find(centers.begin(), centers.end(), symbols[i]);
    if (center == centers.end()) return RepeatedCenterFault(centers, meaning);
    reading.stickers[i] = static_cast<Face>(center - centers.begin());
  }
  if (meaning == SymbolMeaning::kOther) return reading;

  Centers held = {};
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    held[face] = static_cast<Face>(*FaceNamed(centers[face], meaning));
  }
  const std::optional<int> orientation = OrientationOf(held);
  if (!orientation && meaning == SymbolMeaning::kFaces) return MisplacedCentersFault(held);
  reading.orientation = orientation.value_or(0);
  return reading;
}

}  // namespace cubewright
