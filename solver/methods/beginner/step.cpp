#include "solver/methods/beginner/step.h"

#include <utility>

#include "solver/cube/cube_orientation.h"

namespace cubewright::beginner {
namespace {

Action MakeAction(int hold, int upper_turns, int sequence) {
  Action action{hold, upper_turns, sequence, {}, {}, {}};
  if (upper_turns != 0) action.written.push_back({'U', upper_turns});
  if (sequence != kNoSequence) {
    const auto moves = WrittenMovesOf(kSequences[static_cast<std::size_t>(sequence)]);
    action.written.insert(action.written.end(), moves.begin(), moves.end());
  }
  Centers centers = Rotated(kUsualCenters, Axis::kY, hold);
  for (const WrittenMove move : action.written) AppendFaceTurns(move, centers, action.moves);
  action.effect = Apply(CubieCube{}, action.moves);
  return action;
}

std::vector<Sequence> SequencesOf(Stage stage) {
  using enum Sequence;
  switch (stage) {
    case Stage::kCorners:
      return {kCornerIn, kCornerInLeft, kCornerFacingUpIn};
    case Stage::kMiddleLayer:
      return {kEdgeIn, kEdgeInLeft};
    case Stage::kUpperCross:
      return {kUpperCross};
    case Stage::kUpperEdges:
      return {kSune};
    case Stage::kUpperCornersPlaced:
      return {kNiklas};
    case Stage::kUpperCornersTurned:
      return {kTurnCorner, kTurnCornerBack};
    default:
      return {};
  }
}

std::vector<Action> MakeActions(Stage stage) {
  std::vector<Action> actions;
  for (const Sequence sequence : SequencesOf(stage)) {
    for (int hold = 0; hold < 4; ++hold) {
      for (int upper_turns = 0; upper_turns < 4; ++upper_turns) {
        // The edges above are matched, and stay so.
        if (stage == Stage::kUpperCornersPlaced && upper_turns != 0) continue;
        actions.push_back(MakeAction(hold, upper_turns, static_cast<int>(sequence)));
      }
    }
  }
  // In these stages a turn of the layer may be all that is missing.
  if (stage == Stage::kUpperEdges || stage == Stage::kUpperCornersTurned) {
    for (int upper_turns = 1; upper_turns < 4; ++upper_turns) {
      actions.push_back(MakeAction(0, upper_turns, kNoSequence));
    }
  }
  return actions;
}

std::array<std::vector<Action>, kStageCount> MakeAllActions() {
  std::array<std::vector<Action>, kStageCount> all;
  for (int stage = 0; stage < kStageCount; ++stage) {
    all[static_cast<std::size_t>(stage)] = MakeActions(static_cast<Stage>(stage));
  }
  return all;
}

}  // namespace

const std::vector<Action>& ActionsOf(Stage stage) {
  static const std::array<std::vector<Action>, kStageCount> kActions = MakeAllActions();
  return kActions[static_cast<std::size_t>(stage)];
}

}  // namespace cubewright::beginner
