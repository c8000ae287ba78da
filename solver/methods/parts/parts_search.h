// The search for the shortest ways to answer a question from one position: depth first, limited by
// cost and bounds, with the limit raised whenever nothing is left below it (IDA*; R. Korf,
// "Depth-first iterative-deepening", Artificial Intelligence 27, 1985). With exact tables every
// branch leads to an answer.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"
#include "solver/methods/parts/parts_tables.h"

namespace cubewright {

enum class PartsSearchState : std::uint8_t {
  kRunning,
  kFound,      // a further way is known; the search may go on
  kExhausted,  // there is no further way
};

class PartsSearch {
 public:
  // The most positions on a way.
  static constexpr std::size_t kMostTurns = 64;
  static constexpr int kNoLimit = Distances::kUnreached - 1;

  // `tables` are complete and must outlive the search.
  explicit PartsSearch(const PartsTables& tables);

  // Begins with a position, and looks for ways that cost at most `most_cost`. Allocates nothing, so
  // one search can do many positions, one after another.
  void Begin(const CubieCube& cube, int most_cost = kNoLimit);

  // Goes on by about `work` positions. Ways come by rising cost: first all of the least, each once
  // (turns of opposite faces in one order only), then those that cost more. None passes an answer
  // before its end. If several tables bound the cost, and the moves cannot lead to an answer, the
  // search may go on until the caller stops it.
  PartsSearchState Step(std::uint64_t work);

  // The way found last. Precondition: one was found.
  std::span<const Move> way() const { return std::span(way_).first(way_length_); }
  int cost() const { return limit_; }
  // No further way costs less.
  int lower_bound() const { return limit_; }
  // Positions looked at since the search began.
  std::uint64_t nodes() const { return nodes_; }

 private:
  // A position on the way, the turns from it that are still to be tried, and the one made.
  struct Node {
    TurnSet left;
    std::uint8_t turn;
    std::uint8_t cost;
  };

  std::span<std::uint32_t> ValuesAt(std::size_t depth) {
    return std::span(values_).subspan(depth * coordinate_count_, coordinate_count_);
  }
  int BoundAt(std::size_t depth);
  void BeginPass();
  void Make(std::size_t turn);
  void RecordWay();

  const PartsTables& tables_;
  const std::size_t coordinate_count_;
  // By table: which values make its entry, and how much each counts.
  struct Term {
    std::uint8_t table;
    std::uint8_t coordinate;
    std::uint32_t stride;
  };
  std::vector<Term> terms_;
  std::vector<std::uint32_t> values_;
  std::array<Node, kMostTurns> nodes_on_way_;
  std::array<Move, 2 * kMostTurns> way_;
  std::size_t way_length_ = 0;
  std::size_t depth_ = 0;
  int limit_ = 0;
  int next_limit_ = 0;
  int most_cost_ = 0;
  bool is_exhausted_ = true;
  std::uint64_t nodes_ = 0;
};

}  // namespace cubewright
