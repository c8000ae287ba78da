// Phase 2: the shortest way home within the subgroup, if it is short enough.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "solver/methods/twophase/pruning/search_tables.h"

namespace cubewright {

// The longest phase 2 that is searched for. The large table does not tell longer ones apart, and
// hardly any good solution has one.
inline constexpr int kMaxPhase2Length = 10;

class Phase2Search {
 public:
  explicit Phase2Search(const SearchTables& tables) : tables_(tables) {}

  // The least number of moves, at most `limit` <= kMaxPhase2Length, that solve the position, or -1
  // if there are none. `last` is the move made before, which the first must not repeat. The caller
  // has checked that the small tables allow `limit`.
  int Solve(const Phase2Position& position, Move last, int limit);

  // The moves of the last Solve that succeeded.
  std::span<const Move> moves() const { return {moves_.data(), static_cast<std::size_t>(length_)}; }
  // Positions visited since the last call.
  std::uint64_t TakeNodes() {
    const std::uint64_t nodes = nodes_;
    nodes_ = 0;
    return nodes;
  }

 private:
  bool Extend(const Phase2Position& position, unsigned allowed, int made, int moves_left);

  const SearchTables& tables_;
  std::array<Move, kMaxPhase2Length> moves_{};
  int length_ = 0;
  std::uint64_t nodes_ = 0;
};

}  // namespace cubewright
