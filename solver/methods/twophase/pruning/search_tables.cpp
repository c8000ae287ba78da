#include "solver/methods/twophase/pruning/search_tables.h"

namespace cubewright {

std::string_view TableTierName(TableTier tier) {
  return tier == TableTier::kMini ? "mini" : "full";
}

SearchTables::SearchTables()
    : twist_moves(MakeTwistMoves()),
      quartet_moves(MakeQuartetMoves()),
      twist_conjugation(MakeTwistConjugation()),
      flip_slice_classes(MakeFlipMoves(), quartet_moves),
      phase1_tails(flip_slice_classes, twist_moves, twist_conjugation),
      corner_moves(MakeCornerMoves()),
      layer_edge_moves(MakeLayerEdgeMoves()),
      phase1_estimates(flip_slice_classes, twist_moves, twist_conjugation),
      phase2_bounds(corner_moves, layer_edge_moves, quartet_moves) {}

void SearchTables::UseFull(std::span<const std::byte> phase1, std::span<const std::byte> phase2) {
  phase1_distances = phase1.data();
  phase2_bounds.UseLargeTable(phase2.data());
}

void SearchTables::UseMini() {
  phase1_distances = nullptr;
  phase2_bounds.UseLargeTable(nullptr);
}

}  // namespace cubewright
