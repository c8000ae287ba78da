#include "tests/cpp/pocket/plain_solutions.h"

#include <algorithm>

namespace cubewright {
namespace {

using Vector = std::array<int, 3>;  // right, up, front

struct Sticker {
  Vector corner;
  Vector normal;

  bool operator==(const Sticker&) const = default;
};

std::vector<Sticker> AllStickers() {
  std::vector<Sticker> stickers;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    for (int corner = 0; corner < 8; ++corner) {
      Sticker sticker{{corner & 1 ? 1 : -1, corner & 2 ? 1 : -1, corner & 4 ? 1 : -1}, {0, 0, 0}};
      sticker.normal[axis] = sticker.corner[axis];
      stickers.push_back(sticker);
    }
  }
  return stickers;
}

// A quarter turn clockwise, seen from the positive end of the axis.
Vector Turned(const Vector& v, std::size_t axis) {
  const std::size_t next = (axis + 1) % 3;
  const std::size_t last = (axis + 2) % 3;
  Vector turned = v;
  turned[next] = v[last];
  turned[last] = -v[next];
  return turned;
}

// The axes of U, R and F.
constexpr std::array<std::size_t, 3> kAxes = {1, 0, 2};

int FaceOf(int move) { return move / 3; }

}  // namespace

PlainPocket::PlainPocket() {
  const std::vector<Sticker> stickers = AllStickers();
  for (int move = 0; move < 9; ++move) {
    const std::size_t axis = kAxes[static_cast<std::size_t>(FaceOf(move))];
    for (std::size_t from = 0; from < stickers.size(); ++from) {
      Sticker sticker = stickers[from];
      for (int turns = 0; turns <= move % 3 && stickers[from].corner[axis] > 0; ++turns) {
        sticker = {Turned(sticker.corner, axis), Turned(sticker.normal, axis)};
      }
      const auto to = std::find(stickers.begin(), stickers.end(), sticker) - stickers.begin();
      sources_[static_cast<std::size_t>(move)][static_cast<std::size_t>(to)] =
          static_cast<int>(from);
    }
  }
}

const PlainStickers& PlainPocket::Solved() {
  static const PlainStickers kSolved = [] {
    PlainStickers colors;
    for (const Sticker& sticker : AllStickers()) {
      for (std::size_t axis = 0; axis < 3; ++axis) {
        if (sticker.normal[axis] != 0) {
          colors += static_cast<char>('a' + 2 * static_cast<int>(axis) +
                                      (sticker.normal[axis] > 0 ? 1 : 0));
        }
      }
    }
    return colors;
  }();
  return kSolved;
}

PlainStickers PlainPocket::After(const PlainStickers& stickers, int move) const {
  PlainStickers after = stickers;
  const auto& sources = sources_[static_cast<std::size_t>(move)];
  for (std::size_t i = 0; i < after.size(); ++i) {
    after[i] = stickers[static_cast<std::size_t>(sources[i])];
  }
  return after;
}

PlainSolutions::PlainSolutions(int half_turn_cost) : half_turn_cost_(half_turn_cost) {
  listed_[PlainPocket::Solved()] = {0, {{}}};
  std::vector<std::vector<PlainStickers>> layers = {{PlainPocket::Solved()}};
  for (int cost = 1; cost <= kListedCost + half_turn_cost_ - 1; ++cost) {
    std::vector<PlainStickers> layer;
    for (int move = 0; move < 9; ++move) {
      if (CostOf(move) > cost) continue;
      const int undo = move - move % 3 + 2 - move % 3;
      for (const PlainStickers& nearer : layers[static_cast<std::size_t>(cost - CostOf(move))]) {
        const PlainStickers stickers = pocket_.After(nearer, undo);
        const auto [entry, is_new] = listed_.try_emplace(stickers, Listed{cost, {}});
        if (is_new) layer.push_back(stickers);
        if (entry->second.cost != cost) continue;
        for (PlainWord word : listed_[nearer].words) {
          if (!word.empty() && FaceOf(word[0]) == FaceOf(move)) continue;
          word.insert(word.begin(), move);
          listed_[stickers].words.push_back(word);
        }
      }
    }
    layers.push_back(layer);
  }
}

// Sequences of cost `cost_left`, or one more with a half turn at the end, followed by listed ones,
// so that all have the same total cost.
void PlainSolutions::Follow(const PlainStickers& stickers, int cost_left, int tail_cost,
                            PlainWord& word, std::vector<PlainWord>& found) const {
  if (cost_left <= 0) {
    const auto listed = listed_.find(stickers);
    if (listed == listed_.end() || listed->second.cost != tail_cost + cost_left) return;
    for (const PlainWord& tail : listed->second.words) {
      if (!word.empty() && !tail.empty() && FaceOf(word.back()) == FaceOf(tail[0])) continue;
      found.push_back(word);
      found.back().insert(found.back().end(), tail.begin(), tail.end());
    }
    return;
  }
  for (int move = 0; move < 9; ++move) {
    if (!word.empty() && FaceOf(word.back()) == FaceOf(move)) continue;
    word.push_back(move);
    Follow(pocket_.After(stickers, move), cost_left - CostOf(move), tail_cost, word, found);
    word.pop_back();
  }
}

std::vector<PlainWord> PlainSolutions::Of(const PlainStickers& start) const {
  std::vector<PlainWord> found;
  for (int cost = 0; found.empty(); ++cost) {
    const int tail_cost = std::min(cost, kListedCost);
    PlainWord word;
    Follow(start, cost - tail_cost, tail_cost, word, found);
  }
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace cubewright
