// Everything that a search reads and never writes: one copy serves all searches and threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "solver/twophase/conjugation_tables.h"
#include "solver/twophase/flip_slice_classes.h"
#include "solver/twophase/frames.h"
#include "solver/twophase/move_tables.h"
#include "solver/twophase/phase1_estimates.h"
#include "solver/twophase/phase1_tails.h"
#include "solver/twophase/phase2_bounds.h"

namespace cubewright {

// The move, conjugation and small pruning tables, which are made here within some tens of
// milliseconds and take about 12 MB, together with views of the two large pruning tables.
struct SearchTables {
  // `phase1` and `phase2` are the payloads of the `full` tables (see tables/FORMAT.md), whole and
  // checked; they must outlive this.
  SearchTables(std::span<const std::byte> phase1, std::span<const std::byte> phase2);

  SearchTables(const SearchTables&) = delete;
  SearchTables& operator=(const SearchTables&) = delete;

  Frames frames;
  MoveTable twist_moves;
  MoveTable quartet_moves;
  MoveTable corner_moves;
  LayerEdgeMoves layer_edge_moves;
  LayerEdgesFromQuartets layer_edges_from_quartets;
  ConjugationTable twist_conjugation;
  FlipSliceClasses flip_slice_classes;
  Phase1Estimates phase1_estimates;
  Phase1Tails phase1_tails;
  Phase2Bounds phase2_bounds;
  const std::byte* phase1_distances;
};

}  // namespace cubewright
