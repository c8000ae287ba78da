#include "solver/pocket/painting/pocket_symbols.h"

#include <algorithm>

#include "solver/text/sticker_symbols.h"
#include "solver/text/written_net.h"

namespace cubewright {

std::optional<FaceSequence> ReadFaceSequence(std::string_view text) {
  FaceSequence sequence = {};
  if (text.size() != sequence.size()) return std::nullopt;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char letter = text[i] >= 'a' ? static_cast<char>(text[i] - 'a' + 'A') : text[i];
    const auto found = std::find(kFaceLetters.begin(), kFaceLetters.end(), letter);
    if (found == kFaceLetters.end()) return std::nullopt;
    sequence[i] = static_cast<Face>(found - kFaceLetters.begin());
  }
  FaceSequence sorted = sequence;
  std::sort(sorted.begin(), sorted.end());
  if (sorted != kUsualFaceSequence) return std::nullopt;
  return sequence;
}

Result<PocketSymbols, Fault> ReadPocketSymbols(std::string_view text,
                                               const FaceSequence& sequence) {
  PocketSymbols written = {};
  if (TakeNet(text, written)) return written;
  const std::size_t count = TakeSymbols(text, written);
  if (count != written.size()) return WrongLength(count);
  PocketSymbols symbols = {};
  for (std::size_t i = 0; i < sequence.size(); ++i) {
    const auto face = static_cast<std::size_t>(sequence[i]);
    std::copy_n(written.begin() + i * kPocketStickersPerFace, kPocketStickersPerFace,
                symbols.begin() + face * kPocketStickersPerFace);
  }
  return symbols;
}

std::vector<int> PlacesInSequence(const FaceSequence& sequence, const std::vector<int>& stickers) {
  std::vector<int> places;
  for (const int sticker : stickers) {
    const auto face = static_cast<Face>(sticker / kPocketStickersPerFace);
    const auto found = std::find(sequence.begin(), sequence.end(), face);
    places.push_back(static_cast<int>(found - sequence.begin()) * kPocketStickersPerFace +
                     sticker % kPocketStickersPerFace);
  }
  std::sort(places.begin(), places.end());
  return places;
}

}  // namespace cubewright
