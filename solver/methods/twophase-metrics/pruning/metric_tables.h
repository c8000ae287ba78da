// Everything that a search in one metric reads and never writes: one copy serves all searches.
#pragma once

#include <cstddef>
#include <span>

#include "solver/methods/twophase-metrics/pruning/phase2_costs.h"
#include "solver/methods/twophase-metrics/pruning/phase2_steps.h"
#include "solver/methods/twophase-metrics/pruning/unit_rows.h"
#include "solver/methods/twophase-metrics/pruning/unit_tails.h"
#include "solver/methods/twophase-metrics/turns/unit_frames.h"
#include "solver/methods/twophase-metrics/turns/unit_turns.h"
#include "solver/methods/twophase/coordinates/conjugation_tables.h"
#include "solver/methods/twophase/coordinates/flip_slice_classes.h"
#include "solver/methods/twophase/coordinates/move_tables.h"

namespace cubewright {

struct MetricTables {
  // With the payloads of MetricTableSet(metric), which must outlive this. Takes some hundred
  // milliseconds.
  MetricTables(Metric metric, std::span<const std::byte> phase1, std::span<const std::byte> phase2);
  MetricTables(const MetricTables&) = delete;
  MetricTables& operator=(const MetricTables&) = delete;

  UnitTurns turns;
  UnitFrames frames;
  MoveTable twist_moves;
  MoveTable quartet_moves;
  ConjugationTable twist_conjugation;
  FlipSliceClasses flip_slice_classes;
  UnitRows rows;
  UnitTails tails;
  MoveTable corner_moves;
  LayerEdgesFromQuartets layer_edges_from_quartets;
  Phase2Steps steps;
  Phase2Costs phase2_costs;
  const std::byte* phase1_distances;
};

}  // namespace cubewright
