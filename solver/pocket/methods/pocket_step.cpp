#include "solver/pocket/methods/pocket_step.h"

namespace cubewright {
namespace {

PocketAction WithEffect(PocketAction action, Centers centers) {
  for (const WrittenMove move : action.written) AppendFaceTurns(move, centers, action.moves);
  action.effect = Apply(CubieCube{}, action.moves);
  return action;
}

}  // namespace

Centers PocketHold::centers() const {
  const Centers upright = is_turned_over ? Rotated(kUsualCenters, Axis::kX, 2) : kUsualCenters;
  return Rotated(upright, Axis::kY, quarter_turns);
}

PocketAction MakePocketAction(PocketHold hold, int upper_turns, const NamedSequence& sequence) {
  PocketAction action{hold, sequence.name, {}, {}, {}};
  if (upper_turns != 0) action.written.push_back({'U', upper_turns});
  const std::vector<WrittenMove> moves = WrittenMovesOf(sequence);
  action.written.insert(action.written.end(), moves.begin(), moves.end());
  return WithEffect(action, hold.centers());
}

PocketAction MakeUpperTurn(PocketHold hold, int upper_turns) {
  return WithEffect({hold, {}, {{'U', upper_turns}}, {}, {}}, hold.centers());
}

}  // namespace cubewright
