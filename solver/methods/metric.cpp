#include "solver/methods/metric.h"

#include <algorithm>

namespace cubewright {

int CostOf(std::span<const Move> moves, Metric metric) {
  const bool counts_quarters = metric == Metric::kQtm || metric == Metric::kAxialQtm;
  const bool is_axial = metric == Metric::kAxialHtm || metric == Metric::kAxialQtm;
  const auto cost_of_one = [&](Move move) {
    return counts_quarters && QuarterTurnsOf(move) == 2 ? 2 : 1;
  };
  int cost = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    int turn = cost_of_one(moves[i]);
    if (is_axial && i + 1 < moves.size() &&
        FaceOf(moves[i + 1]) == OppositeFace(FaceOf(moves[i]))) {
      turn = std::max(turn, cost_of_one(moves[++i]));
    }
    cost += turn;
  }
  return cost;
}

}  // namespace cubewright
