#include "solver/methods/cfop/step_search.h"

#include "solver/methods/cfop/step_lists.h"
#include "solver/methods/stages/cube_after.h"
#include "solver/methods/stages/step_beam.h"

namespace cubewright::cfop {
namespace {

const CubieCube kNothing;

bool IsHome(CubeAfter::PieceAt at, std::size_t place) {
  return at.piece == place && at.orientation == 0;
}

bool IsPairHome(const CubeAfter& cube, std::size_t hold) {
  return IsHome(cube.corner(kSlotCorners[hold]), kSlotCorners[hold]) &&
         IsHome(cube.edge(kSlotEdges[hold]), kSlotEdges[hold]);
}

// Each pair at home adds 9, and each corner or edge of a pair that stands in another's slot
// subtracts 1: it has to be brought out first.
constexpr int kNothingStuck = 8;
constexpr int kAllPairs = 4 * 9 + kNothingStuck;

int PairProgress(const CubeAfter& cube) {
  int progress = kNothingStuck;
  for (std::size_t hold = 0; hold < 4; ++hold) {
    if (IsPairHome(cube, hold)) progress += 9;
    const std::size_t corner = cube.corner(kSlotCorners[hold]).piece;
    const std::size_t edge = cube.edge(kSlotEdges[hold]).piece;
    if (corner >= 4 && corner != kSlotCorners[hold]) --progress;
    if (edge >= 8 && edge != kSlotEdges[hold]) --progress;
  }
  return progress;
}

bool IsCrossHome(const CubeAfter& cube) {
  for (std::size_t place = 4; place < 8; ++place) {
    if (!IsHome(cube.edge(place), place)) return false;
  }
  return true;
}

bool AreUpperEdgesTurned(const CubeAfter& cube) {
  for (std::size_t place = 0; place < 4; ++place) {
    if (cube.edge(place).orientation != 0) return false;
  }
  return true;
}

bool IsUpperLayerTurned(const CubeAfter& cube) {
  for (std::size_t place = 0; place < 4; ++place) {
    if (cube.corner(place).orientation != 0) return false;
  }
  return AreUpperEdgesTurned(cube);
}

// The upper corners stand in their order, some turns of the layer from their places.
bool AreUpperCornersInOrder(const CubeAfter& cube) {
  for (std::size_t place = 0; place < 3; ++place) {
    if (cube.corner(place + 1).piece != (cube.corner(place).piece + 1) % 4) return false;
  }
  return true;
}

bool AreUpperCornersPlaced(const CubeAfter& cube) {
  return cube.corner(0).piece == 0 && AreUpperCornersInOrder(cube);
}

bool IsUpperLayerInOrder(const CubeAfter& cube) {
  for (std::size_t place = 0; place < 4; ++place) {
    if (cube.edge(place).piece != cube.corner(place).piece) return false;
  }
  return AreUpperCornersInOrder(cube);
}

bool IsUpperLayerPlaced(const CubeAfter& cube) {
  return cube.corner(0).piece == 0 && IsUpperLayerInOrder(cube);
}

// The actions for each stage's steps, for one look and for two.
struct StageActions {
  std::vector<Action> pairs = ActionsWith(kF2lCases);
  std::vector<Action> slots_out = ActionsWith(kSlotOut);
  std::vector<Action> oll_edges = ActionsWith(kOllEdgeCases);
  std::vector<Action> oll_corners = ActionsWith(kOllCornerCases);
  std::vector<Action> oll = ActionsWith(kOllCases);
  std::vector<Action> pll_corners = ActionsWith(kPllCornerCases);
  std::vector<Action> pll_edges = ActionsWith(kPllEdgeCases);
  std::vector<Action> pll = ActionsWith(kPllCases);
  std::vector<Action> upper_turns = UpperTurns();
};

const StageActions& Actions() {
  static const StageActions kActions;
  return kActions;
}

// See step_beam.h.
struct CrossAndPairs {
  using Step = cfop::Step;

  static constexpr int kStageCount = cfop::kStageCount;
  static constexpr std::size_t kProgressCount = kAllPairs + 1;
  // At most eight pieces are brought out, and four pairs go in. OLL and PLL take at most two steps
  // each. The last step may be a turn of the layer alone.
  static constexpr std::size_t kMostTurns = kMostCrossMoves + (8 + 4 + 4) * kMostActionMoves + 1;
  static constexpr bool kAvoidsUndoing = false;

  std::span<const Step> crosses;
  Looks looks;

  bool IsComplete(Stage stage, const CubeAfter& cube) const {
    switch (stage) {
      case Stage::kCross:
        return IsCrossHome(cube);
      case Stage::kPairs:
        return PairProgress(cube) == kAllPairs;
      case Stage::kOllEdges:
        return looks == Looks::kOne || AreUpperEdgesTurned(cube);
      case Stage::kOll:
        return IsUpperLayerTurned(cube);
      case Stage::kPllCorners:
        return looks == Looks::kOne || AreUpperCornersInOrder(cube);
      case Stage::kPll:
        return IsUpperLayerPlaced(cube);
    }
    return false;
  }
  int StageFrom(int stage, const CubieCube& cube) const {
    const CubeAfter here(cube, kNothing);
    while (stage < kStageCount && IsComplete(static_cast<Stage>(stage), here)) ++stage;
    return stage;
  }

  int FirstStage(const CubieCube& cube) const { return StageFrom(0, cube); }
  template <class Node>
  int StageOf(const Node& node) const {
    return StageFrom(node.stage, node.cube);
  }
  template <class Node>
  static int Progress(const Node& node) {
    const bool is_pairs = static_cast<Stage>(node.stage) == Stage::kPairs;
    return is_pairs ? PairProgress(CubeAfter(node.cube, kNothing)) : 0;
  }
  static int TurnsLeft(const CubieCube&) { return 0; }
  template <class Node>
  static bool AreAlike(const Node&, const Node&) {
    return true;
  }

  template <class Node, class Take>
  void Follow(const Node& node, const Take& take) const {
    switch (static_cast<Stage>(node.stage)) {
      case Stage::kCross:
        for (const Step& cross : crosses) take(cross, Apply(node.cube, cross.moves()));
        break;
      case Stage::kPairs:
        FollowPairs(node.cube, take);
        break;
      case Stage::kOllEdges:
        TakeThose(Stage::kOllEdges, node.cube, Actions().oll_edges, AreUpperEdgesTurned, take);
        break;
      case Stage::kOll:
        TakeThose(Stage::kOll, node.cube,
                  looks == Looks::kOne ? Actions().oll : Actions().oll_corners, IsUpperLayerTurned,
                  take);
        break;
      case Stage::kPllCorners:
        TakeThose(Stage::kPllCorners, node.cube, Actions().pll_corners, AreUpperCornersPlaced,
                  take);
        break;
      case Stage::kPll: {
        // The turn before the sequence is such that none is needed after it.
        const bool needs_turn_only = IsUpperLayerInOrder(CubeAfter(node.cube, kNothing));
        const auto& pll = looks == Looks::kOne ? Actions().pll : Actions().pll_edges;
        TakeThose(Stage::kPll, node.cube, needs_turn_only ? Actions().upper_turns : pll,
                  IsUpperLayerPlaced, take);
        break;
      }
    }
  }

 private:
  // Takes those actions after which `is_done` holds.
  template <class Condition, class Take>
  static void TakeThose(Stage stage, const CubieCube& cube, const std::vector<Action>& actions,
                        const Condition& is_done, const Take& take) {
    for (const Action& action : actions) {
      if (!is_done(CubeAfter(cube, action.effect))) continue;
      Step step;
      step.stage = stage;
      step.action = &action;
      take(step, Multiply(cube, action.effect));
    }
  }

  template <class Take>
  static void FollowPairs(const CubieCube& cube, const Take& take) {
    const CubeAfter here(cube, kNothing);
    std::array<bool, 4> is_home{};
    for (std::size_t hold = 0; hold < 4; ++hold) is_home[hold] = IsPairHome(here, hold);
    const int progress = PairProgress(here);
    for (const Action& action : Actions().pairs) {
      if (is_home[action.hold]) continue;
      const CubeAfter after(cube, action.effect);
      if (IsPairHome(after, action.hold)) TakeOne(cube, action, take);
    }
    for (const Action& action : Actions().slots_out) {
      if (is_home[action.hold]) continue;
      const CubeAfter after(cube, action.effect);
      // One that brings its own pair home is a case.
      if (!IsPairHome(after, action.hold) && PairProgress(after) > progress) {
        TakeOne(cube, action, take);
      }
    }
  }

  template <class Take>
  static void TakeOne(const CubieCube& cube, const Action& action, const Take& take) {
    Step step;
    step.stage = Stage::kPairs;
    step.action = &action;
    take(step, Multiply(cube, action.effect));
  }
};

}  // namespace

std::vector<Step> FindSteps(const CubieCube& cube, std::span<const Step> crosses, Looks looks,
                            std::size_t beam_width) {
  const CrossAndPairs problem{crosses, looks};
  return StepBeam<CrossAndPairs>(problem, beam_width).Find(cube);
}

}  // namespace cubewright::cfop
