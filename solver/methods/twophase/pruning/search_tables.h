// Everything that a search reads and never writes: one copy serves all searches and threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "solver/methods/twophase/coordinates/conjugation_tables.h"
#include "solver/methods/twophase/coordinates/flip_slice_classes.h"
#include "solver/methods/twophase/coordinates/frames.h"
#include "solver/methods/twophase/coordinates/move_tables.h"
#include "solver/methods/twophase/pruning/phase1_estimates.h"
#include "solver/methods/twophase/pruning/phase1_tails.h"
#include "solver/methods/twophase/pruning/phase2_bounds.h"

namespace cubewright {

// What a search has to work with.
enum class TableTier : std::uint8_t {
  kMini,  // what is made here
  kFull,  // that and the two large tables
};

// "mini" or "full".
std::string_view TableTierName(TableTier tier);

// The move, conjugation and small pruning tables, which are made here within some tens of
// milliseconds and take about 14 MB; together with views of the two large pruning tables, once they
// are there.
struct SearchTables {
  // The `mini` tier.
  SearchTables();
  // The `full` tier, as by UseFull.
  SearchTables(std::span<const std::byte> phase1, std::span<const std::byte> phase2)
      : SearchTables() {
    UseFull(phase1, phase2);
  }

  // Uses the payloads of the `full` tables (see solver/methods/twophase/tables/README.md), which
  // have to be whole and checked, and must outlive their use. Precondition: no search is going on
  // with these tables.
  void UseFull(std::span<const std::byte> phase1, std::span<const std::byte> phase2);
  // Goes back to what is made here. The same precondition.
  void UseMini();
  TableTier tier() const {
    return phase1_distances == nullptr ? TableTier::kMini : TableTier::kFull;
  }

  SearchTables(const SearchTables&) = delete;
  SearchTables& operator=(const SearchTables&) = delete;

  Frames frames;
  MoveTable twist_moves;
  MoveTable quartet_moves;
  ConjugationTable twist_conjugation;
  FlipSliceClasses flip_slice_classes;
  Phase1Tails phase1_tails;
  // These are made after the tails, in the memory that was needed only to make the tails: the
  // memory of a WebAssembly module never shrinks.
  MoveTable corner_moves;
  LayerEdgeMoves layer_edge_moves;
  LayerEdgesFromQuartets layer_edges_from_quartets;
  Phase1Estimates phase1_estimates;
  Phase2Bounds phase2_bounds;
  const std::byte* phase1_distances = nullptr;  // null in the `mini` tier
};

}  // namespace cubewright
