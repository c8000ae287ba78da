// What each of the eighteen moves does to each coordinate: computed once, then only read.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/cube/move.h"
#include "solver/methods/twophase/coordinates/coordinates.h"

namespace cubewright {

// A row of eighteen per value of the coordinate.
class MoveTable {
 public:
  using AfterFaces = std::array<std::uint16_t, kFaceCount>;

  // `after_quarter_turns(coordinate)`, called for one coordinate after another from 0 on, gives the
  // coordinates after a clockwise turn of each face.
  template <class AfterQuarterTurns>
  MoveTable(int size, AfterQuarterTurns after_quarter_turns)
      : rows_(static_cast<std::size_t>(size)) {
    for (int coordinate = 0; coordinate < size; ++coordinate) {
      const AfterFaces after = after_quarter_turns(coordinate);
      for (std::size_t face = 0; face < kFaceCount; ++face) {
        rows_[static_cast<std::size_t>(coordinate)][3 * face] = after[face];
      }
    }
    for (auto& row : rows_) {
      for (std::size_t quarter = 0; quarter < kMoveCount; quarter += 3) {
        row[quarter + 1] = rows_[row[quarter]][quarter];
        row[quarter + 2] = rows_[row[quarter + 1]][quarter];
      }
    }
  }

  int size() const { return static_cast<int>(rows_.size()); }
  int After(int coordinate, Move move) const {
    return rows_[static_cast<std::size_t>(coordinate)][move];
  }
  const std::array<std::uint16_t, kMoveCount>& Row(int coordinate) const {
    return rows_[static_cast<std::size_t>(coordinate)];
  }

 private:
  std::vector<std::array<std::uint16_t, kMoveCount>> rows_;
};

MoveTable MakeTwistMoves();
MoveTable MakeFlipMoves();
// For any of the three quartets of edges.
MoveTable MakeQuartetMoves();
MoveTable MakeCornerMoves();
MoveTable MakeUpperCornersMoves();

// Layer edges after the moves of kPhase2MoveList, in its order.
using LayerEdgeMoves = std::vector<std::array<std::uint16_t, kPhase2MoveCount>>;
LayerEdgeMoves MakeLayerEdgeMoves();

// A layer edge coordinate from the quartets of the U and D edges in phase 2.
class LayerEdgesFromQuartets {
 public:
  LayerEdgesFromQuartets();
  // Precondition: both quartets stand in the eight places of the two layers, and share none.
  int At(int upper_quartet, int lower_quartet) const {
    return table_[static_cast<std::size_t>(row_of_upper_[static_cast<std::size_t>(upper_quartet)])]
                 [static_cast<std::size_t>(lower_quartet % kQuartetOrderCount)];
  }

 private:
  std::vector<std::uint16_t> row_of_upper_;
  std::vector<std::array<std::uint16_t, kQuartetOrderCount>> table_;
};

}  // namespace cubewright
