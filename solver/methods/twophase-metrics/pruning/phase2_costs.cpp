#include "solver/methods/twophase-metrics/pruning/phase2_costs.h"

#include <bit>

#include "solver/cube/permutation_rank.h"
#include "solver/cube/solvable.h"

namespace cubewright {
namespace {

constexpr std::uint8_t kUnreached = 0xFF;

// The least costs of a small table whose rows are classes of one coordinate and whose columns are
// values of another, seen in the frame of the class: E. Dijkstra's algorithm, with a list for each
// cost.
class PairCosts {
 public:
  template <class RowAfter, class ColumnAfter>
  PairCosts(const Phase2Steps& steps, const EightPieceClasses& classes,
            const ConjugationTable& conjugation, RowAfter row_after, ColumnAfter column_after)
      : columns_(static_cast<std::size_t>(conjugation.size())),
        costs_(kEightPieceClassCount * columns_, kUnreached) {
    for (int row = 0; row < kEightPieceClassCount; ++row) {
      stabilizers_.push_back(static_cast<std::uint16_t>(classes.StabilizerOf(row)));
    }
    Reach(conjugation, 0, 0, 0);
    for (std::size_t cost = 0; cost < waiting_.size(); ++cost) {
      for (std::size_t i = 0; i < waiting_[cost].size(); ++i) {
        const std::uint32_t entry = waiting_[cost][i];
        if (costs_[entry] != cost) continue;
        const int row = static_cast<int>(entry / columns_);
        const auto& rows = row_after(classes.RepresentativeOf(row));
        const auto& columns = column_after(static_cast<int>(entry % columns_));
        for (std::size_t step = 0; step < steps.count(); ++step) {
          const int permutation = rows[step];
          Reach(conjugation, classes.ClassOf(permutation),
                conjugation.Conjugate(columns[step], classes.SymmetryOf(permutation)),
                cost + static_cast<std::size_t>(steps.CostOfStep(step)));
        }
      }
    }
  }

  std::vector<std::uint8_t> Take() && { return std::move(costs_); }

 private:
  // In a class that symmetries keep, several entries mean the same position. A call for each
  // (twophase/README.md, "Loops cut into calls").
  [[gnu::noinline]] void Reach(const ConjugationTable& conjugation, int row, int column,
                               std::size_t cost) {
    const std::size_t first = static_cast<std::size_t>(row) * columns_;
    if (costs_[first + static_cast<std::size_t>(column)] <= cost) return;
    if (waiting_.size() <= cost) waiting_.resize(cost + 1);
    for (unsigned left = stabilizers_[static_cast<std::size_t>(row)]; left != 0; left &= left - 1) {
      const int same = conjugation.Conjugate(column, std::countr_zero(left));
      const std::size_t entry = first + static_cast<std::size_t>(same);
      if (costs_[entry] <= cost) continue;
      costs_[entry] = static_cast<std::uint8_t>(cost);
      waiting_[cost].push_back(static_cast<std::uint32_t>(entry));
    }
  }

  std::size_t columns_;
  std::vector<std::uint8_t> costs_;
  std::vector<std::uint16_t> stabilizers_;
  std::vector<std::vector<std::uint32_t>> waiting_;  // by cost
};

}  // namespace

Phase2Costs::Phase2Costs(const UnitTurns& turns, const Phase2Steps& steps,
                         const std::byte* large_table, int farthest)
    : large_table_(large_table) {
  upper_corners_.reserve(kCornerPermutationCount);
  CubieCube cube;
  for (int corners = 0; corners < kCornerPermutationCount; ++corners) {
    upper_corners_.push_back(static_cast<std::uint8_t>(UpperCornersOf(cube)));
    std::next_permutation(cube.corner_piece.begin(), cube.corner_piece.end());
  }
  const bool has_parity = turns.parity_step() == 2;
  for (int row = 0; row < kEightPieceClassCount; ++row) {
    EightPieceRanks::Pieces pieces{};
    PermutationFromRank(corner_classes_.RepresentativeOf(row), pieces);
    is_odd_.push_back(has_parity && IsOddPermutation(pieces) ? 1 : 0);
  }
  for (std::size_t odd = 0; odd < least_.size(); ++odd) {
    const int largest = has_parity ? farthest - static_cast<int>(odd) : farthest;
    for (int code = 1; code < 4; ++code) {
      least_[odd][static_cast<std::size_t>(code)] =
          static_cast<std::uint8_t>(largest + (code - 2) * turns.parity_step());
    }
  }
  with_corners_ = PairCosts(
                      steps, corner_classes_, slice_order_conjugation_,
                      [&](int corners) -> auto& { return steps.CornersAfter(corners); },
                      [&](int order) -> auto& { return steps.SliceOrderAfter(order); })
                      .Take();
  const MoveTable upper_corners_moves = MakeUpperCornersMoves();
  std::vector<Phase2Steps::Row> upper_corners_after(kUpperCornersCount);
  for (int upper = 0; upper < kUpperCornersCount; ++upper) {
    for (std::size_t step = 0; step < steps.count(); ++step) {
      int after = upper;
      for (const Move move : MovesOf(steps.TurnOfStep(step))) {
        after = upper_corners_moves.After(after, move);
      }
      upper_corners_after[static_cast<std::size_t>(upper)][step] =
          static_cast<std::uint16_t>(after);
    }
  }
  with_layer_edges_ =
      PairCosts(
          steps, layer_edge_classes_,
          upper_corners_conjugation_, [&](int edges) -> auto& { return steps.EdgesAfter(edges); },
          [&](int upper) -> auto& { return upper_corners_after[static_cast<std::size_t>(upper)]; })
          .Take();
}

}  // namespace cubewright
