#include "solver/cube/facelet_reader.h"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "solver/cube/code_points.h"
#include "solver/cube/cube_orientation.h"
#include "solver/cube/sentences.h"

namespace cubewright {
namespace {

using Symbols = std::array<char32_t, kStickerCount>;

constexpr std::string_view kColorLetters = "WRGYOB";
constexpr std::array<std::string_view, kFaceCount> kColorWords = {"white",  "red",    "green",
                                                                  "yellow", "orange", "blue"};

// What the symbols of a facelet string stand for.
enum class Meaning { kFaces, kColors, kOther };

struct SymbolCount {
  char32_t symbol;
  int count;
};

bool IsLetterOrDigit(char32_t symbol) {
  return (symbol >= 'A' && symbol <= 'Z') || (symbol >= '0' && symbol <= '9');
}

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

Meaning MeaningOf(std::span<const SymbolCount> counts) {
  const auto all_in = [counts](std::span<const char> letters) {
    return std::all_of(counts.begin(), counts.end(), [letters](const SymbolCount& entry) {
      return PositionIn(letters, entry.symbol).has_value();
    });
  };
  if (all_in(kFaceLetters)) return Meaning::kFaces;
  if (all_in(kColorLetters)) return Meaning::kColors;
  return Meaning::kOther;
}

// The face that a symbol names by itself.
std::optional<std::size_t> FaceNamed(char32_t symbol, Meaning meaning) {
  switch (meaning) {
    case Meaning::kFaces:
      return PositionIn(kFaceLetters, symbol);
    case Meaning::kColors:
      return PositionIn(kColorLetters, symbol);
    case Meaning::kOther:
      break;
  }
  return std::nullopt;
}

std::string ColorName(char32_t symbol, Meaning meaning) {
  const std::optional<std::size_t> face = FaceNamed(symbol, meaning);
  return face ? std::string(kColorWords[*face]) : CharacterName(symbol);
}

std::vector<SymbolCount> CountSymbols(const Symbols& symbols) {
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

Fault LengthFault(std::size_t found) {
  return {Error::kLength,
          found == 0 ? "No stickers are given. A cube has 54, nine on each face."
                     : "A cube has 54 stickers, nine on each face, but " + std::to_string(found) +
                           (found == 1 ? " is given." : " are given."),
          {},
          {}};
}

std::string CountMessage(std::vector<SymbolCount> counts, Meaning meaning) {
  // A colour that is not there at all is worth naming where its letter is known.
  if (meaning != Meaning::kOther) {
    const std::span<const char> letters = meaning == Meaning::kFaces
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
std::optional<Fault> ColorCountFault(const Symbols& symbols, std::span<const SymbolCount> counts) {
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
  fault.message =
      unreadable ? CharacterName(symbols[*unreadable]) + " (sticker " +
                       StickerName(static_cast<int>(*unreadable)) +
                       ") cannot stand for a colour: give a letter or a digit for each sticker."
                 : CountMessage({counts.begin(), counts.end()}, MeaningOf(counts));
  return fault;
}

// Six colours of nine stickers each, but not each on one centre.
Fault RepeatedCenterFault(const std::array<char32_t, kFaceCount>& centers, Meaning meaning) {
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
  Symbols symbols = {};
  std::size_t found = 0;
  while (!text.empty()) {
    const char32_t code_point = TakeCodePoint(text);
    if (IsWhiteSpace(code_point)) continue;
    if (found < symbols.size()) symbols[found] = Capital(code_point);
    ++found;
  }
  if (found != symbols.size()) return LengthFault(found);

  const std::vector<SymbolCount> counts = CountSymbols(symbols);
  if (std::optional<Fault> fault = ColorCountFault(symbols, counts)) return *std::move(fault);
  const Meaning meaning = MeaningOf(counts);

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
  if (meaning == Meaning::kOther) return reading;

  Centers held = {};
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    held[face] = static_cast<Face>(*FaceNamed(centers[face], meaning));
  }
  const std::optional<int> orientation = OrientationOf(held);
  if (!orientation && meaning == Meaning::kFaces) return MisplacedCentersFault(held);
  reading.orientation = orientation.value_or(0);
  return reading;
}

}  // namespace cubewright
