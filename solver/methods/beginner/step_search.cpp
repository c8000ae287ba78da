#include "solver/methods/beginner/step_search.h"

#include "solver/methods/beginner/cross_steps.h"
#include "solver/methods/stages/step_beam.h"

namespace cubewright::beginner {
namespace {

int ProgressOf(const CubieCube& cube, Stage stage) {
  const CubieCube nothing;
  return Progress(stage, CubeAfter(cube, nothing));
}

// See step_beam.h.
struct Layers {
  using Step = beginner::Step;

  static constexpr int kStageCount = beginner::kStageCount;
  static constexpr std::size_t kProgressCount = 21;
  // Four edges of the daisy and four of the cross. In the stages with slots there are at most four
  // pieces to bring out and four to bring in; in the upper layer at most three, two, three and four
  // steps, and two turns alone.
  static constexpr std::size_t kMostTurns =
      4 * kMostFreeMoves + 4 * 2 + (8 + 8 + 3 + 2 + 3 + 4) * kMostActionMoves + 2;

  // Steps of the daisy are free; a learner would not be taught to undo one with the next.
  static constexpr bool kAvoidsUndoing = true;

  static int FirstStage(const CubieCube& cube) {
    // A cross that stands already is not taken apart for a daisy.
    const bool has_cross = beginner::StageOf(cube, Stage::kCross) != Stage::kCross;
    return static_cast<int>(beginner::StageOf(cube, has_cross ? Stage::kCorners : Stage::kDaisy));
  }
  template <class Node>
  static int StageOf(const Node& node) {
    return static_cast<int>(beginner::StageOf(node.cube, static_cast<Stage>(node.stage)));
  }
  template <class Node>
  static int Progress(const Node& node) {
    return ProgressOf(node.cube, static_cast<Stage>(node.stage));
  }
  static int TurnsLeft(const CubieCube&) { return 0; }

  // While corners are being turned, the place where it is done matters.
  template <class Node>
  static bool AreAlike(const Node& one, const Node& other) {
    if (!IsTurningCorners(one) && !IsTurningCorners(other)) return true;
    return IsTurningCorners(one) && IsTurningCorners(other) &&
           one.step.action->hold == other.step.action->hold;
  }

  template <class Node, class Take>
  static void Follow(const Node& node, const Take& take) {
    const auto stage = static_cast<Stage>(node.stage);
    if (stage == Stage::kDaisy || stage == Stage::kCross) {
      const auto steps = stage == Stage::kDaisy ? DaisySteps(node.cube) : CrossSteps(node.cube);
      for (const Step& step : steps) take(step, Apply(node.cube, step.moves()));
      return;
    }
    const int progress = ProgressOf(node.cube, stage);
    for (const Action& action : ActionsOf(stage)) {
      const int next = beginner::Progress(stage, CubeAfter(node.cube, action.effect));
      if (next <= progress || !IsAllowed(node, action, progress, next)) continue;
      Step step;
      step.stage = stage;
      step.action = &action;
      take(step, Multiply(node.cube, action.effect));
    }
  }

 private:
  template <class Node>
  static bool IsTurningCorners(const Node& node) {
    return node.step.stage == Stage::kUpperCornersTurned;
  }

  template <class Node>
  static bool IsAllowed(const Node& node, const Action& action, int progress, int next) {
    const bool is_but_for_a_turn = progress == kButForATurn;
    switch (static_cast<Stage>(node.stage)) {
      case Stage::kUpperEdges:
        // Another turn before a sequence can save the turn of the layer after it, so sequences
        // that leave only such a turn are not taken.
        return action.sequence == kNoSequence ? is_but_for_a_turn : next != kButForATurn;
      case Stage::kUpperCornersTurned:
        if (action.sequence == kNoSequence || is_but_for_a_turn) {
          return action.sequence == kNoSequence && is_but_for_a_turn;
        }
        // The lower layers come back only if all corners are turned at the same place.
        return !IsTurningCorners(node) || node.step.action->hold == action.hold;
      default:
        return true;
    }
  }
};

}  // namespace

std::vector<Step> FindSteps(const CubieCube& cube, std::size_t beam_width) {
  const Layers layers;
  return StepBeam<Layers>(layers, beam_width).Find(cube);
}

}  // namespace cubewright::beginner
