#include "solver/methods/twophase/pruning/phase2_bounds.h"

#include <algorithm>

#include "solver/methods/twophase/pruning/pair_distances.h"

namespace cubewright {
namespace {

// What the moves of phase 2 do to the classes; `after(permutation, i)` is the permutation after the
// move kPhase2MoveList[i].
template <class After>
ClassMoves ClassMovesInPhase2(const EightPieceClasses& classes, After after) {
  ClassMoves moves = {kPhase2MoveList, {}, {}};
  moves.steps.reserve(std::size_t{kEightPieceClassCount} * kPhase2MoveCount);
  moves.stabilizers.reserve(kEightPieceClassCount);
  for (int class_index = 0; class_index < kEightPieceClassCount; ++class_index) {
    moves.stabilizers.push_back(static_cast<std::uint16_t>(classes.StabilizerOf(class_index)));
    for (std::size_t i = 0; i < kPhase2MoveCount; ++i) {
      const int permutation = after(classes.RepresentativeOf(class_index), i);
      moves.steps.push_back({static_cast<std::uint16_t>(classes.ClassOf(permutation)),
                             static_cast<std::uint16_t>(classes.SymmetryOf(permutation))});
    }
  }
  return moves;
}

std::vector<std::uint8_t> UpperCornersByCorners() {
  std::vector<std::uint8_t> upper_corners(kCornerPermutationCount);
  CubieCube cube;
  for (std::uint8_t& of_corners : upper_corners) {
    of_corners = static_cast<std::uint8_t>(UpperCornersOf(cube));
    std::next_permutation(cube.corner_piece.begin(), cube.corner_piece.end());
  }
  return upper_corners;
}

}  // namespace

Phase2Bounds::Phase2Bounds(const MoveTable& corner_moves, const LayerEdgeMoves& layer_edge_moves,
                           const MoveTable& quartet_moves)
    : upper_corners_(UpperCornersByCorners()) {
  const auto corners_after = [&](int corners, std::size_t i) {
    return corner_moves.After(corners, kPhase2MoveList[i]);
  };
  const auto layer_edges_after = [&](int edges, std::size_t i) {
    return static_cast<int>(layer_edge_moves[static_cast<std::size_t>(edges)][i]);
  };
  with_corners_ = PairDistances(ClassMovesInPhase2(corner_classes_, corners_after), quartet_moves,
                                slice_order_conjugation_);
  with_layer_edges_ = PairDistances(ClassMovesInPhase2(layer_edge_classes_, layer_edges_after),
                                    MakeUpperCornersMoves(), upper_corners_conjugation_);
}

}  // namespace cubewright
