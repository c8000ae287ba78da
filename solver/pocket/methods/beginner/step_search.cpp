#include "solver/pocket/methods/beginner/step_search.h"

#include "solver/methods/stages/step_beam.h"
#include "solver/pocket/methods/beginner/layer_stages.h"
#include "solver/pocket/methods/pocket_teller.h"
#include "solver/pocket/pocket_facelets.h"

namespace cubewright::pocket_beginner {
namespace {

int ProgressOf(const CubieCube& cube, Stage stage) {
  const CubieCube nothing;
  return Progress(stage, CubeAfter(cube, nothing));
}

// See step_beam.h.
class Layers {
 public:
  using Step = PocketStep;

  static constexpr int kStageCount = pocket_beginner::kStageCount;
  static constexpr std::size_t kProgressCount = 21;
  // At most three corners to bring out and three to bring in, two steps to place the last four,
  // four to turn them; the longest is a turn and (R' D' R D)2. Then a turn alone.
  static constexpr std::size_t kMostTurns = (3 + 3 + 2 + 4) * 9 + 1;
  static constexpr bool kAvoidsUndoing = false;

  explicit Layers(Face first_color) : first_color_(first_color) {}

  static int FirstStage(const CubieCube&) { return static_cast<int>(Stage::kFirstLayer); }
  template <class Node>
  static int StageOf(const Node& node) {
    return static_cast<int>(pocket_beginner::StageOf(node.cube, static_cast<Stage>(node.stage)));
  }
  template <class Node>
  static int Progress(const Node& node) {
    return node.step_count == 0 ? 0 : ProgressOf(node.cube, static_cast<Stage>(node.stage));
  }
  static int TurnsLeft(const CubieCube&) { return 0; }

  // After the first step, cubes are seen in the first hold; while corners are turned, the place
  // where this is done matters, too.
  template <class Node>
  static bool AreAlike(const Node& one, const Node& other) {
    if (one.step_count == 0 || other.step_count == 0) return false;
    if (!IsTurningCorners(one) && !IsTurningCorners(other)) return true;
    return IsTurningCorners(one) && IsTurningCorners(other) &&
           one.step.action->hold == other.step.action->hold;
  }

  template <class Node, class Take>
  void Follow(const Node& node, const Take& take) const {
    if (node.step_count == 0) {
      TakeFirstCorners(node.cube, take);
      return;
    }
    const auto stage = static_cast<Stage>(node.stage);
    const int progress = ProgressOf(node.cube, stage);
    for (const PocketAction& action : ActionsOf(stage)) {
      const int next = pocket_beginner::Progress(stage, CubeAfter(node.cube, action.effect));
      if (next <= progress || !IsAllowed(node, action, progress)) continue;
      PocketStep step;
      step.stage = node.stage;
      step.action = &action;
      take(step, Multiply(node.cube, action.effect));
    }
  }

 private:
  // The layer may be built around any corner of the first colour: it comes to DBL with that colour
  // below.
  template <class Take>
  void TakeFirstCorners(const CubieCube& corners, const Take& take) const {
    for (int hold = 0; hold < kOrientationCount; ++hold) {
      const HeldCube held = PocketHeldSo(corners, hold);
      if (LowerColorAtDbl(held) != first_color_) continue;
      PocketStep step;
      step.stage = static_cast<int>(Stage::kFirstLayer);
      step.first_hold = hold;
      take(step, FromFirstHold(held));
    }
  }

  static Face LowerColorAtDbl(const HeldCube& held) {
    constexpr int kSticker = kCornerStickers[static_cast<std::size_t>(Corner::kDbl)][0];
    return PocketStickersOf(held.cube(), held.centers())[PocketStickerOf(kSticker)];
  }

  template <class Node>
  static bool IsTurningCorners(const Node& node) {
    return node.step.action != nullptr && node.step.stage == static_cast<int>(Stage::kTurned);
  }

  template <class Node>
  static bool IsAllowed(const Node& node, const PocketAction& action, int progress) {
    if (static_cast<Stage>(node.stage) != Stage::kTurned) return true;
    const bool is_but_for_a_turn = progress == kButForATurn;
    if (action.name.empty() || is_but_for_a_turn) return action.name.empty() && is_but_for_a_turn;
    // The first layer comes back only if all corners are turned at the same place.
    return !IsTurningCorners(node) || node.step.action->hold == action.hold;
  }

  const Face first_color_;
};

}  // namespace

std::vector<PocketStep> FindSteps(const CubieCube& corners, Face first_color,
                                  std::size_t beam_width) {
  const Layers layers(first_color);
  return StepBeam<Layers>(layers, beam_width).Find(corners);
}

}  // namespace cubewright::pocket_beginner
