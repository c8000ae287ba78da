#include "solver/scan/written_readings.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace cubewright {
namespace {

constexpr std::string_view kBetween = " \t\r\n,;";
constexpr std::string_view kUnread = "-";
constexpr std::size_t kParts = 3;

std::vector<std::string_view> WordsOf(std::string_view text) {
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t start = text.find_first_not_of(kBetween);
    if (start == std::string_view::npos) return words;
    text.remove_prefix(start);
    const std::size_t length = std::min(text.find_first_of(kBetween), text.size());
    words.push_back(text.substr(0, length));
    text.remove_prefix(length);
  }
}

std::optional<std::uint8_t> PartOf(std::string_view word) {
  double value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  if (!(value >= 0 && value <= 255)) return std::nullopt;
  return static_cast<std::uint8_t>(std::lround(value));
}

// ScanReadings or PocketReadings.
template <class Readings>
Result<Readings, Error> Read(std::string_view text) {
  const std::vector<std::string_view> words = WordsOf(text);
  const bool is_all_triples = words.size() == std::tuple_size_v<Readings> * kParts;
  Readings readings;
  std::size_t sticker = 0;
  for (std::size_t word = 0; word < words.size(); ++sticker) {
    if (sticker == readings.size()) return Error::kLength;
    if (words[word] == kUnread && !is_all_triples) {
      ++word;
      continue;
    }
    if (words.size() - word < kParts) return Error::kLength;
    const auto triple = words.begin() + static_cast<std::ptrdiff_t>(word);
    word += kParts;
    if (std::all_of(triple, triple + kParts,
                    [](std::string_view part) { return part == kUnread; })) {
      continue;
    }
    std::array<std::uint8_t, kParts> parts = {};
    for (std::size_t i = 0; i < kParts; ++i) {
      const auto part = PartOf(triple[static_cast<std::ptrdiff_t>(i)]);
      if (!part) return Error::kColorCount;
      parts[i] = *part;
    }
    readings[sticker] = {parts[0], parts[1], parts[2]};
  }
  if (sticker != readings.size()) return Error::kLength;
  return readings;
}

}  // namespace

Result<ScanReadings, Error> ReadWrittenReadings(std::string_view text) {
  return Read<ScanReadings>(text);
}

Result<PocketReadings, Error> ReadWrittenPocketReadings(std::string_view text) {
  return Read<PocketReadings>(text);
}

}  // namespace cubewright
