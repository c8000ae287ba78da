#include "tests/cpp/optimal/plain_shortest.h"

#include <functional>
#include <sstream>
#include <utility>

#include "tests/cpp/cube/sticker_geometry.h"

namespace cubewright {
namespace {

constexpr std::string_view kFaces = "URFDLB";
constexpr std::string_view kAmounts[] = {"", "2", "'"};

std::string NameOf(std::size_t turn) {
  return std::string(1, kFaces[turn / 3]) + std::string(kAmounts[turn % 3]);
}

PlainShortest::Stickers SolvedStickers() {
  PlainShortest::Stickers solved{};
  for (std::size_t i = 0; i < solved.size(); ++i) solved[i] = kFaces[i / 9];
  return solved;
}

std::uint64_t HashOf(const PlainShortest::Stickers& stickers) {
  return std::hash<std::string_view>()({stickers.data(), stickers.size()}) | 1;
}

// Turns of opposite faces are in order, and no two of one face meet.
bool MayFollow(std::size_t turn, const std::vector<std::size_t>& word) {
  if (word.empty()) return true;
  const std::size_t face = turn / 3;
  const std::size_t last = word.back() / 3;
  return face != last && face + 3 != last;
}

std::string TextOf(std::vector<std::size_t> word) {
  for (std::size_t i = 1; i < word.size(); ++i) {
    if (word[i - 1] / 3 == word[i] / 3 + 3) std::swap(word[i - 1], word[i]);
  }
  std::string text;
  for (const std::size_t turn : word) text += (text.empty() ? "" : " ") + NameOf(turn);
  return text;
}

}  // namespace

PlainShortest::PlainShortest(int near_moves) : near_moves_(near_moves) {
  std::string places;
  for (char place = 0; place < 54; ++place) places += place;
  for (std::size_t turn = 0; turn < kTurns; ++turn) {
    const std::string turned =
        geometry::Turned(places, kFaces[turn / 3], static_cast<int>(turn % 3 + 1));
    for (std::size_t i = 0; i < turned.size(); ++i) {
      sources_[turn][i] = static_cast<std::size_t>(turned[i]);
    }
  }
  const std::size_t room = std::size_t{1} << (near_moves < 5 ? 17 : 24);
  hashes_.resize(room);
  distances_.resize(room);
  std::vector<Stickers> layer = {SolvedStickers()};
  Insert(layer[0], 0);
  for (int distance = 1; distance <= near_moves; ++distance) {
    std::vector<Stickers> next;
    for (const Stickers& stickers : layer) {
      for (std::size_t turn = 0; turn < kTurns; ++turn) {
        const Stickers turned = Turned(stickers, turn);
        if (Insert(turned, distance) && distance < near_moves) next.push_back(turned);
      }
    }
    layer = std::move(next);
  }
}

PlainShortest::Stickers PlainShortest::Turned(const Stickers& stickers, std::size_t turn) const {
  Stickers turned;
  for (std::size_t i = 0; i < turned.size(); ++i) turned[i] = stickers[sources_[turn][i]];
  return turned;
}

PlainShortest::Stickers PlainShortest::After(std::string_view moves) const {
  Stickers stickers = SolvedStickers();
  std::istringstream names{std::string(moves)};
  for (std::string name; names >> name;) {
    std::size_t turn = 0;
    while (NameOf(turn) != name) ++turn;
    stickers = Turned(stickers, turn);
  }
  return stickers;
}

int PlainShortest::DistanceOf(const Stickers& stickers) const {
  const std::uint64_t hash = HashOf(stickers);
  for (std::size_t at = hash >> 1;; ++at) {
    at %= hashes_.size();
    if (hashes_[at] == hash) return distances_[at];
    if (hashes_[at] == 0) return -1;
  }
}

bool PlainShortest::Insert(const Stickers& stickers, int distance) {
  const std::uint64_t hash = HashOf(stickers);
  for (std::size_t at = hash >> 1;; ++at) {
    at %= hashes_.size();
    if (hashes_[at] == hash) return false;
    if (hashes_[at] != 0) continue;
    hashes_[at] = hash;
    distances_[at] = static_cast<std::int8_t>(distance);
    return true;
  }
}

std::set<std::string> PlainShortest::Of(const Stickers& start) const {
  std::set<std::string> found;
  for (int ahead = 0; found.empty() && ahead <= near_moves_; ++ahead) {
    Word word;
    Follow(start, ahead, word, found);
  }
  return found;
}

void PlainShortest::Follow(const Stickers& stickers, int ahead, Word& word,
                           std::set<std::string>& found) const {
  if (ahead == 0) {
    const int distance = DistanceOf(stickers);
    if (distance >= 0) GoHome(stickers, distance, word, found);
    return;
  }
  for (std::size_t turn = 0; turn < kTurns; ++turn) {
    if (!MayFollow(turn, word)) continue;
    word.push_back(turn);
    Follow(Turned(stickers, turn), ahead - 1, word, found);
    word.pop_back();
  }
}

void PlainShortest::GoHome(const Stickers& stickers, int distance, Word& word,
                           std::set<std::string>& found) const {
  if (distance == 0) {
    found.insert(TextOf(word));
    return;
  }
  for (std::size_t turn = 0; turn < kTurns; ++turn) {
    const Stickers turned = Turned(stickers, turn);
    if (DistanceOf(turned) != distance - 1) continue;
    word.push_back(turn);
    GoHome(turned, distance - 1, word, found);
    word.pop_back();
  }
}

}  // namespace cubewright
