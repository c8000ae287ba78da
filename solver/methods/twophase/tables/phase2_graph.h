// What the large table of phase 2 is made from: corner classes x layer edges, joined by the moves
// of phase 2; slice edges are ignored.
//
// While a layer is found, its entries are 2, those of the layer before it 1, and those of all
// earlier layers 0. So after the tenth layer, 0 to 3 mean 8 or fewer, 9, 10, and more.
#pragma once

#include <cstdint>

#include "solver/cube/permutation_rank.h"
#include "solver/methods/twophase/coordinates/eight_piece_classes.h"
#include "solver/methods/twophase/coordinates/eight_piece_ranks.h"
#include "solver/methods/twophase/coordinates/move_tables.h"
#include "tables/layered_generation.h"

namespace cubewright {

class Phase2Graph {
 public:
  static constexpr int kMoves = kPhase2MoveCount;

  TableRowStep StepFrom(int row, int move) const {
    EightPieceRanks::Pieces pieces{};
    PermutationFromRank(corner_classes_.RepresentativeOf(row), pieces);
    const int corners = ranks_.After(
        pieces, EightPieceRanks::Rearrangement(
                    MoveCube(kPhase2MoveList[static_cast<std::size_t>(move)]).corner_piece));
    return {corner_classes_.ClassOf(corners), corner_classes_.SymmetryOf(corners)};
  }
  unsigned StabilizerOf(int row) const { return corner_classes_.StabilizerOf(row); }
  int Conjugate(int edges, int symmetry) const { return edge_classes_.Conjugate(edges, symmetry); }
  auto EntryAfter(int move, int symmetry) const {
    return [this, move, symmetry](std::uint32_t edges) {
      const int moved = edge_moves_[edges][static_cast<std::size_t>(move)];
      return static_cast<std::uint32_t>(edge_classes_.Conjugate(moved, symmetry));
    };
  }

  static constexpr bool kLayersAge = true;
  static unsigned CodeOfLastLayer(int) { return 1; }
  static unsigned CodeOfNextLayer(int) { return 2; }
  static constexpr int kLastDistance = 10;

 private:
  EightPieceClasses corner_classes_ = EightPieceClasses::OfCorners();
  EightPieceClasses edge_classes_ = EightPieceClasses::OfLayerEdges();
  EightPieceRanks ranks_;
  LayerEdgeMoves edge_moves_ = MakeLayerEdgeMoves();
};

}  // namespace cubewright
