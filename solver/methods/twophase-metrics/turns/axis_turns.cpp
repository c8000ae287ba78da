#include "solver/methods/twophase-metrics/turns/axis_turns.h"

#include "solver/cube/symmetry.h"

namespace cubewright {

TurnMoves MovesOf(AxisTurn turn) {
  TurnMoves result;
  const auto add = [&result](int face, int quarters) {
    if (quarters == 0) return;
    result.moves[result.count++] = MakeMove(static_cast<Face>(face), quarters);
  };
  add(AxisOf(turn), FirstQuarters(turn));
  add(AxisOf(turn) + 3, SecondQuarters(turn));
  return result;
}

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
