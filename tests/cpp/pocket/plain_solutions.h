// All shortest solutions of the 2x2x2 by plain search, for comparison: stickers with coordinates in
// space, and words of turns. It shares no code with the solver.
#pragma once

#include <array>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace cubewright {

// A way: numbers 3 * face + quarter turns - 1, faces in the order U R F.
using PlainWord = std::vector<int>;

// The colour of each sticker.
using PlainStickers = std::string;

class PlainPocket {
 public:
  PlainPocket();

  static const PlainStickers& Solved();
  PlainStickers After(const PlainStickers& stickers, int move) const;

 private:
  // For each move, where each sticker comes from.
  std::array<std::array<int, 24>, 9> sources_;
};

class PlainSolutions {
 public:
  // `half_turn_cost` is 1 or 2. Lists all words from positions near the solved one.
  explicit PlainSolutions(int half_turn_cost);

  // Of the least cost, sorted. No turn follows one of the same face.
  std::vector<PlainWord> Of(const PlainStickers& start) const;

 private:
  static constexpr int kListedCost = 6;

  struct Listed {
    int cost = 0;
    std::vector<PlainWord> words;
  };

  int CostOf(int move) const { return move % 3 == 1 ? half_turn_cost_ : 1; }
  void Follow(const PlainStickers& stickers, int cost_left, int tail_cost, PlainWord& word,
              std::vector<PlainWord>& found) const;

  const int half_turn_cost_;
  const PlainPocket pocket_;
  std::unordered_map<PlainStickers, Listed> listed_;
};

}  // namespace cubewright
