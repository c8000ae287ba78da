#include "solver/methods/twophase-metrics/pruning/metric_tables.h"

#include "solver/methods/twophase-metrics/tables/table_set.h"

namespace cubewright {

MetricTables::MetricTables(Metric metric, std::span<const std::byte> phase1,
                           std::span<const std::byte> phase2)
    : turns(metric),
      frames(turns),
      twist_moves(MakeTwistMoves()),
      quartet_moves(MakeQuartetMoves()),
      twist_conjugation(MakeTwistConjugation()),
      flip_slice_classes(MakeFlipMoves(), quartet_moves),
      rows(turns, flip_slice_classes, twist_moves),
      tails(turns, frames, rows, flip_slice_classes, twist_moves, twist_conjugation),
      corner_moves(MakeCornerMoves()),
      steps(turns, corner_moves, MakeLayerEdgeMoves(), quartet_moves),
      phase2_costs(turns, steps, phase2.data(), FarthestKnown(metric)),
      phase1_distances(phase1.data()) {}

}  // namespace cubewright
