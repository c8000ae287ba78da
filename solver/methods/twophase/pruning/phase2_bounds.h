// How many moves phase 2 needs at least.
//
// Two small exact tables, corners with slice edges and layer edges with the places of the upper
// corners, reject most positions without a read beyond the processor's cache: with classes they
// have 66,432 and 193,760 entries, a fifteenth of what they would have without. The large table of
// corners and layer edges (table kind `phase2`) decides for the rest whether more than eight, nine
// or ten moves are needed.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/methods/twophase/coordinates/conjugation_tables.h"
#include "solver/methods/twophase/coordinates/eight_piece_classes.h"
#include "solver/methods/twophase/coordinates/move_tables.h"
#include "tables/packed_entries.h"

namespace cubewright {

// A cube in the phase 2 subgroup.
struct Phase2Position {
  int corners;
  int layer_edges;
  int slice_order;  // the slice edges' quartet coordinate, below 24
};

class Phase2Bounds {
 public:
  Phase2Bounds(const MoveTable& corner_moves, const LayerEdgeMoves& layer_edge_moves,
               const MoveTable& quartet_moves);

  // Uses this payload of the large table, which must outlive its use; null: no large table.
  void UseLargeTable(const std::byte* corners_and_layer_edges) {
    corners_and_layer_edges_ = corners_and_layer_edges;
  }

  int OfCorners(int corners, int slice_order) const {
    return with_corners_[Index(corner_classes_, corners, slice_order_conjugation_, slice_order)];
  }
  int OfLayerEdges(int layer_edges, int corners) const {
    return with_layer_edges_[Index(layer_edge_classes_, layer_edges, upper_corners_conjugation_,
                                   upper_corners_[static_cast<std::size_t>(corners)])];
  }
  // The larger of the two.
  int OfSmallTables(const Phase2Position& position) const {
    return std::max(OfCorners(position.corners, position.slice_order),
                    OfLayerEdges(position.layer_edges, position.corners));
  }
  // 8 if eight moves may be enough or there is no large table, else 9, 10 or 11.
  int OfLargeTable(int corners, int layer_edges) const {
    if (corners_and_layer_edges_ == nullptr) return 8;
    const int edges =
        layer_edge_classes_.Conjugate(layer_edges, corner_classes_.SymmetryOf(corners));
    const auto entry =
        static_cast<std::uint32_t>(corner_classes_.ClassOf(corners) * kLayerEdgesCount + edges);
    return 8 + static_cast<int>(PackedEntry<2>(corners_and_layer_edges_, entry));
  }

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
  std::vector<std::uint8_t> with_corners_;
  std::vector<std::uint8_t> with_layer_edges_;
  const std::byte* corners_and_layer_edges_ = nullptr;
};

}  // namespace cubewright
