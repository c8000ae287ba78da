#include "solver/methods/cfop/actions.h"

#include "solver/cube/cube_orientation.h"

namespace cubewright::cfop {
namespace {

Action MakeAction(std::size_t hold, int upper_turns, const NamedSequence* sequence) {
  Action action;
  action.hold = hold;
  action.upper_turns = upper_turns;
  if (upper_turns != 0) action.written.push_back({'U', upper_turns});
  if (sequence != nullptr) {
    action.name = sequence->name;
    const auto moves = WrittenMovesOf(*sequence);
    action.written.insert(action.written.end(), moves.begin(), moves.end());
  }
  Centers centers = Rotated(kUsualCenters, Axis::kY, static_cast<int>(hold));
  for (const WrittenMove move : action.written) AppendFaceTurns(move, centers, action.moves);
  action.moves = MergedMoves(action.moves);
  action.effect = Apply(CubieCube{}, action.moves);
  return action;
}

}  // namespace

std::vector<Action> ActionsWith(std::span<const NamedSequence> sequences) {
  std::vector<Action> actions;
  for (const NamedSequence& sequence : sequences) {
    for (std::size_t hold = 0; hold < 4; ++hold) {
      for (int upper_turns = 0; upper_turns < 4; ++upper_turns) {
        actions.push_back(MakeAction(hold, upper_turns, &sequence));
      }
    }
  }
  return actions;
}

std::vector<Action> UpperTurns() {
  std::vector<Action> actions;
  for (int upper_turns = 1; upper_turns < 4; ++upper_turns) {
    actions.push_back(MakeAction(0, upper_turns, nullptr));
  }
  return actions;
}

}  // namespace cubewright::cfop
