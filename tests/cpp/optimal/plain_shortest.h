// All shortest solutions of the 3x3x3 by plain search from both sides, for comparison: stickers
// moved as points in space, and words of turns. It shares no code with the solver.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "solver/methods/metric.h"

namespace cubewright {

class PlainShortest {
 public:
  // The letters of 54 stickers.
  using Stickers = std::array<char, 54>;

  // Knows all positions up to `near_moves` from the solved one: 47 thousand of 4, 8 million of 6.
  // In quarter turns, 106 thousand of 5. `metric` is kHtm or kQtm.
  explicit PlainShortest(int near_moves, Metric metric = Metric::kHtm);

  // From the solved cube, by moves with spaces between them.
  Stickers After(std::string_view moves) const;
  // All solutions of the least length, which is at most twice `near_moves`; turns of opposite faces
  // in the order U D, R L, F B.
  std::set<std::string> Of(const Stickers& start) const;

 private:
  static constexpr std::size_t kTurns = 18;
  using Word = std::vector<std::size_t>;

  // Whether the turn costs one in the metric.
  bool IsOne(std::size_t turn) const { return metric_ == Metric::kHtm || turn % 3 != 1; }
  // Whether some shortest way continues like this.
  bool MayFollow(std::size_t turn, const Word& word) const;
  Stickers Turned(const Stickers& stickers, std::size_t turn) const;
  // The number of turns to the solved cube, or -1 if it is not near.
  int DistanceOf(const Stickers& stickers) const;
  bool Insert(const Stickers& stickers, int distance);
  // Sequences of `ahead` turns, followed by the shortest ways home from the near positions.
  void Follow(const Stickers& stickers, int ahead, Word& word, std::set<std::string>& found) const;
  void GoHome(const Stickers& stickers, int distance, Word& word,
              std::set<std::string>& found) const;

  const int near_moves_;
  const Metric metric_;
  // By turn, from where each sticker comes. In the order U U2 U' R .., faces U R F D L B.
  std::array<std::array<std::size_t, 54>, kTurns> sources_;
  // The near positions, by 64-bit hashes (0: none), and their distances, with open addressing. The
  // chance that two of 8 million have the same hash is one in half a million.
  std::vector<std::uint64_t> hashes_;
  std::vector<std::int8_t> distances_;
};

}  // namespace cubewright
