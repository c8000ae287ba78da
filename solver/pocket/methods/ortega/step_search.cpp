#include "solver/pocket/methods/ortega/step_search.h"

#include <algorithm>

#include "solver/methods/stages/step_beam.h"
#include "solver/pocket/methods/layers.h"
#include "solver/pocket/methods/ortega/cases.h"
#include "solver/pocket/methods/pocket_teller.h"

namespace cubewright::ortega {
namespace {

std::vector<PocketAction> MakeOrientationActions() {
  std::vector<PocketAction> actions;
  for (const NamedSequence& sequence : kOrientationCases) {
    for (int hold = 0; hold < 4; ++hold) {
      for (int upper_turns = 0; upper_turns < 4; ++upper_turns) {
        actions.push_back(MakePocketAction({hold}, upper_turns, sequence));
      }
    }
  }
  return actions;
}

std::vector<PocketAction> MakePermutationActions() {
  std::vector<PocketAction> actions;
  for (const bool is_turned_over : {false, true}) {
    for (const NamedSequence& sequence : kPermutationCases) {
      for (int hold = 0; hold < 4; ++hold) {
        for (int upper_turns = 0; upper_turns < 4; ++upper_turns) {
          actions.push_back(MakePocketAction({hold, is_turned_over}, upper_turns, sequence));
        }
      }
    }
    for (int upper_turns = 1; upper_turns < 4; ++upper_turns) {
      actions.push_back(MakeUpperTurn({0, is_turned_over}, upper_turns));
    }
  }
  return actions;
}

bool IsOriented(const CubeAfter& cube) { return OrientedIn(cube, kUpperPlace) == 4; }

// Both layers are in order, and at most a turn of one is missing.
constexpr int kButForATurn = 1;
constexpr int kAllPermuted = 2;

int ProgressOfPermutation(const CubeAfter& cube) {
  if (LayerOrderOf(cube, kUpperPlace) != LayerOrder::kRight ||
      LayerOrderOf(cube, kLowerPlace) != LayerOrder::kRight) {
    return 0;
  }
  return AreLayersAligned(cube) ? kAllPermuted : kButForATurn;
}

// See step_beam.h.
class Looks {
 public:
  using Step = PocketStep;

  static constexpr int kStageCount = ortega::kStageCount;
  static constexpr std::size_t kProgressCount = 2;
  // The longest sequences have ten and eleven turns, each after one more turn; then a turn alone.
  static constexpr std::size_t kMostTurns = PocketStep::kMostFreeMoves + 11 + 12 + 1;
  static constexpr bool kAvoidsUndoing = false;

  Looks(const FirstFaces& faces, Face first_color, int spare_face_turns)
      : faces_(faces), first_color_(first_color), spare_face_turns_(spare_face_turns) {}

  static int FirstStage(const CubieCube&) { return static_cast<int>(Stage::kFirstFace); }
  template <class Node>
  static int StageOf(const Node& node) {
    const CubieCube nothing;
    const CubeAfter here(node.cube, nothing);
    if (!IsOriented(here)) return static_cast<int>(Stage::kOrientation);
    const bool is_solved = ProgressOfPermutation(here) == kAllPermuted;
    return static_cast<int>(is_solved ? Stage::kSolved : Stage::kPermutation);
  }
  template <class Node>
  static int Progress(const Node& node) {
    if (static_cast<Stage>(node.stage) != Stage::kPermutation) return 0;
    const CubieCube nothing;
    return ProgressOfPermutation(CubeAfter(node.cube, nothing));
  }
  static int TurnsLeft(const CubieCube&) { return 0; }

  // Each of the first steps has its own hold; for the last step, it matters which layer is above.
  template <class Node>
  static bool AreAlike(const Node& one, const Node& other) {
    return one.step_count > 0 && other.step_count > 0 &&
           HoldOf(one).is_turned_over == HoldOf(other).is_turned_over;
  }

  template <class Node, class Take>
  void Follow(const Node& node, const Take& take) const {
    switch (static_cast<Stage>(node.stage)) {
      case Stage::kFirstFace:
        TakeFirstFaces(node.cube, take);
        break;
      case Stage::kOrientation:
        TakeOrientations(node, take);
        break;
      case Stage::kPermutation:
        TakePermutations(node, take);
        break;
      case Stage::kSolved:
        break;
    }
  }

 private:
  template <class Node>
  static PocketHold HoldOf(const Node& node) {
    return node.step.action == nullptr ? PocketHold{} : node.step.action->hold;
  }

  // The puzzle is turned first, so that the face is made below.
  template <class Take>
  void TakeFirstFaces(const CubieCube& corners, const Take& take) const {
    for (const FaceWay& way : faces_.Ways(corners, first_color_, spare_face_turns_)) {
      PocketStep step;
      step.stage = static_cast<int>(Stage::kFirstFace);
      step.first_hold = 4 * static_cast<int>(OppositeFace(way.face));
      const Centers& centers = CentersOf(step.first_hold);
      for (const Move move : way.moves) {
        const auto place = std::find(centers.begin(), centers.end(), FaceOf(move));
        const auto face = static_cast<Face>(place - centers.begin());
        step.free_moves[step.free_move_count++] = MakeMove(face, QuarterTurnsOf(move));
      }
      take(step, FromFirstHold(PocketAfter(corners, step)));
    }
  }

  template <class Node, class Take>
  static void TakeOrientations(const Node& node, const Take& take) {
    static const std::vector<PocketAction> kActions = MakeOrientationActions();
    for (const PocketAction& action : kActions) {
      if (IsOriented(CubeAfter(node.cube, action.effect))) TakeAction(node, action, take);
    }
  }

  template <class Node, class Take>
  static void TakePermutations(const Node& node, const Take& take) {
    static const std::vector<PocketAction> kActions = MakePermutationActions();
    const bool is_but_for_a_turn = Progress(node) == kButForATurn;
    for (const PocketAction& action : kActions) {
      const int next = ProgressOfPermutation(CubeAfter(node.cube, action.effect));
      const bool is_allowed = is_but_for_a_turn
                                  ? action.name.empty() && next == kAllPermuted &&
                                        action.hold.is_turned_over == HoldOf(node).is_turned_over
                                  : !action.name.empty() && next > 0;
      if (is_allowed) TakeAction(node, action, take);
    }
  }

  template <class Node, class Take>
  static void TakeAction(const Node& node, const PocketAction& action, const Take& take) {
    PocketStep step;
    step.stage = node.stage;
    step.action = &action;
    take(step, Multiply(node.cube, action.effect));
  }

  const FirstFaces& faces_;
  const Face first_color_;
  const int spare_face_turns_;
};

}  // namespace

std::vector<PocketStep> FindSteps(const FirstFaces& faces, const CubieCube& corners,
                                  Face first_color, SearchWidth width) {
  const Looks looks(faces, first_color, width.spare_face_turns);
  return StepBeam<Looks>(looks, width.beam_width).Find(corners);
}

}  // namespace cubewright::ortega
