#include "solver/methods/twophase-metrics/turns/axis_turns.h"

#include "solver/cube/symmetry.h"

namespace cubewright {

int CostOf(AxisTurn turn, Metric metric) { return CostOf(MovesOf(turn).span(), metric); }

AxisTurn ConjugateAxisTurn(AxisTurn turn, int symmetry) {
  const TurnMoves moves = MovesOf(turn);
  if (moves.count == 0) return turn;
  AxisTurn conjugate = AxisTurnOf(ConjugateMove(moves.moves[0], symmetry));
  if (moves.count == 2) {
    conjugate = ProductOf(conjugate, AxisTurnOf(ConjugateMove(moves.moves[1], symmetry)));
  }
  return conjugate;
}

}  // namespace cubewright
