// How much phase 2 costs at least: as Phase2Bounds of the search in half turns, in another metric.
//
// Two small exact tables, corners with slice edges and layer edges with the places of the upper
// corners, are made here; the large table of corners and layer edges decides for the rest.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/methods/twophase-metrics/pruning/phase2_steps.h"
#include "solver/methods/twophase/coordinates/conjugation_tables.h"
#include "solver/methods/twophase/coordinates/eight_piece_classes.h"
#include "tables/packed_entries.h"

namespace cubewright {

class Phase2Costs {
 public:
  // `large_table` must outlive this; tables/table_set.h explains what its entries mean, `farthest`
  // is FarthestKnown of the metric.
  Phase2Costs(const UnitTurns& turns, const Phase2Steps& steps, const std::byte* large_table,
              int farthest);

  int OfCorners(int corners, int slice_order) const {
    return with_corners_[Index(corner_classes_, corners, slice_order_conjugation_, slice_order)];
  }
  int OfLayerEdges(int layer_edges, int corners) const {
    return with_layer_edges_[Index(layer_edge_classes_, layer_edges, upper_corners_conjugation_,
                                   upper_corners_[static_cast<std::size_t>(corners)])];
  }
  // The larger of the two.
  int OfSmallTables(const StepPosition& position) const {
    return std::max(OfCorners(position.corners, position.slice_order),
                    OfLayerEdges(position.layer_edges, position.corners));
  }
  // 0 where the large table gives no bound.
  int OfLargeTable(int corners, int layer_edges) const {
    const int edges =
        layer_edge_classes_.Conjugate(layer_edges, corner_classes_.SymmetryOf(corners));
    const int row = corner_classes_.ClassOf(corners);
    const auto entry = static_cast<std::uint32_t>(row * kLayerEdgesCount + edges);
    return least_[is_odd_[static_cast<std::size_t>(row)]][PackedEntry<2>(large_table_, entry)];
  }
  // A phase 2 that costs at most this need not be looked up in the large table.
  int never_told() const { return least_[1][1] - 1; }

 private:
  // The entry of a permutation's class together with what is beside it, seen in the frame of the
  // class.
  static std::size_t Index(const EightPieceClasses& classes, int permutation,
                           const ConjugationTable& conjugation, int beside) {
    return static_cast<std::size_t>(classes.ClassOf(permutation) * conjugation.size() +
                                    conjugation.Conjugate(beside, classes.SymmetryOf(permutation)));
  }

  EightPieceClasses corner_classes_ = EightPieceClasses::OfCorners();
  EightPieceClasses layer_edge_classes_ = EightPieceClasses::OfLayerEdges();
  ConjugationTable slice_order_conjugation_ = MakeSliceOrderConjugation();
  ConjugationTable upper_corners_conjugation_ = MakeUpperCornersConjugation();
  std::vector<std::uint8_t> upper_corners_;  // by corner permutation
  std::vector<std::uint8_t> is_odd_;         // by corner class; 0 without parity
  std::vector<std::uint8_t> with_corners_;
  std::vector<std::uint8_t> with_layer_edges_;
  const std::byte* large_table_;
  // What an entry means in even and in odd rows.
  std::array<std::array<std::uint8_t, 4>, 2> least_{};
};

}  // namespace cubewright
