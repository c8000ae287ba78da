#include "solver/methods/twophase-metrics/pruning/phase2_steps.h"

#include <algorithm>

namespace cubewright {

Phase2Steps::Phase2Steps(const UnitTurns& turns, const MoveTable& corner_moves,
                         const LayerEdgeMoves& layer_edge_moves, const MoveTable& quartet_moves)
    : corners_after_(kCornerPermutationCount),
      edges_after_(kLayerEdgesCount),
      slice_orders_after_(kQuartetOrderCount) {
  const Turns together(kPhase2Moves, turns.metric());
  for (const Turn& turn : together.turns()) {
    const std::size_t step = steps_.size();
    const Move first = together.moves()[turn.first];
    const bool is_pair = turn.second != Turn::kNone;
    const Move second = is_pair ? together.moves()[turn.second] : first;
    const AxisTurn axis_turn =
        is_pair ? ProductOf(AxisTurnOf(first), AxisTurnOf(second)) : AxisTurnOf(first);
    steps_.push_back({axis_turn, turn.cost, static_cast<StepSet>(together.After(step))});
    for (std::size_t i = 0; i < corners_after_.size(); ++i) {
      const int after = corner_moves.After(static_cast<int>(i), first);
      corners_after_[i][step] =
          static_cast<std::uint16_t>(is_pair ? corner_moves.After(after, second) : after);
      const std::uint16_t edges = layer_edge_moves[i][turn.first];
      edges_after_[i][step] = is_pair ? layer_edge_moves[edges][turn.second] : edges;
    }
    for (std::size_t i = 0; i < slice_orders_after_.size(); ++i) {
      const int after = quartet_moves.After(static_cast<int>(i), first);
      slice_orders_after_[i][step] =
          static_cast<std::uint16_t>(is_pair ? quartet_moves.After(after, second) : after);
    }
  }
  for (AxisTurn turned = 0; turned < kAxisTurnCount; ++turned) {
    for (std::size_t step = 0; step < steps_.size(); ++step) {
      const AxisTurn next = steps_[step].turn;
      const bool may_follow = TurnsNothing(turned) || AxisOf(turned) != AxisOf(next) ||
                              turns.CostsAsMuchAfter(turned, next);
      if (may_follow) first_after_[turned] |= StepSet{1} << step;
    }
  }
}

}  // namespace cubewright
