#include "solver/twophase/search_tables.h"

namespace cubewright {

SearchTables::SearchTables(std::span<const std::byte> phase1, std::span<const std::byte> phase2)
    : twist_moves(MakeTwistMoves()),
      quartet_moves(MakeQuartetMoves()),
      corner_moves(MakeCornerMoves()),
      layer_edge_moves(MakeLayerEdgeMoves()),
      twist_conjugation(MakeTwistConjugation()),
      flip_slice_classes(MakeFlipMoves(), quartet_moves),
      phase1_estimates(flip_slice_classes, twist_moves, twist_conjugation),
      phase1_tails(flip_slice_classes, twist_moves, twist_conjugation, frames),
      phase2_bounds(corner_moves, layer_edge_moves, quartet_moves, phase2.data()),
      phase1_distances(phase1.data()) {}

}  // namespace cubewright
