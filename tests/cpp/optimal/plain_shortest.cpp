#include "tests/cpp/optimal/plain_shortest.h"

#include <array>
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

// Turns of one axis that meet become one turn of each face, U before D.
std::string TextOf(const std::vector<std::size_t>& word) {
  std::string text;
  for (std::size_t at = 0; at < word.size();) {
    const std::size_t axis = word[at] / 3 % 3;
    std::array<std::size_t, 2> quarters{};
    for (; at < word.size() && word[at] / 3 % 3 == axis; ++at) {
      quarters[word[at] / 9] += word[at] % 3 + 1;
    }
    for (std::size_t side = 0; side < quarters.size(); ++side) {
      if (quarters[side] % 4 == 0) continue;
      text += (text.empty() ? "" : " ") + NameOf(3 * (axis + 3 * side) + quarters[side] % 4 - 1);
    }
  }
  return text;
}

}  // namespace

PlainShortest::PlainShortest(int near_moves, Metric metric)
    : near_moves_(near_moves), metric_(metric) {
  std::string places;
  for (char place = 0; place < 54; ++place) places += place;
  for (std::size_t turn = 0; turn < kTurns; ++turn) {
    const std::string turned =
        geometry::Turned(places, kFaces[turn / 3], static_cast<int>(turn % 3 + 1));
    for (std::size_t i = 0; i < turned.size(); ++i) {
      sources_[turn][i] = static_cast<std::size_t>(turned[i]);
    }
  }
  const bool has_few = near_moves < 5 || (metric == Metric::kQtm && near_moves < 6);
  const std::size_t room = std::size_t{1} << (has_few ? 18 : 24);
  hashes_.resize(room);
  distances_.resize(room);
  std::vector<Stickers> layer = {SolvedStickers()};
  Insert(layer[0], 0);
  for (int distance = 1; distance <= near_moves; ++distance) {
    std::vector<Stickers> next;
    for (const Stickers& stickers : layer) {
      for (std::size_t turn = 0; turn < kTurns; ++turn) {
        if (!IsOne(turn)) continue;
        const Stickers turned = Turned(stickers, turn);
        if (Insert(turned, distance) && distance < near_moves) next.push_back(turned);
      }
    }
    layer = std::move(next);
  }
}

// Turns of opposite faces are in order, and no two of one face meet but two quarter turns that make
// a half turn.
bool PlainShortest::MayFollow(std::size_t turn, const Word& word) const {
  if (!IsOne(turn)) return false;
  if (word.empty()) return true;
  const std::size_t last = word.back();
  if (turn / 3 + 3 == last / 3) return false;
  if (turn / 3 != last / 3) return true;
  const bool is_third = word.size() > 1 && word[word.size() - 2] == turn;
  return metric_ == Metric::kQtm && turn == last && !is_third;
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
    if (!IsOne(turn)) continue;
    const Stickers turned = Turned(stickers, turn);
    if (DistanceOf(turned) != distance - 1) continue;
    word.push_back(turn);
    GoHome(turned, distance - 1, word, found);
    word.pop_back();
  }
}

}  // namespace cubewright
