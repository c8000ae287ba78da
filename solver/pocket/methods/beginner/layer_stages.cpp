#include "solver/pocket/methods/beginner/layer_stages.h"

#include <algorithm>
#include <cstddef>

#include "solver/pocket/methods/beginner/sequence_list.h"
#include "solver/pocket/methods/layers.h"

namespace cubewright::pocket_beginner {
namespace {

int ProgressOfFirstLayer(const CubeAfter& cube) {
  int progress = kLayerPlaces;
  for (std::size_t place = kLowerPlace; place < kLowerPlace + kLayerPlaces; ++place) {
    if (IsCornerHome(cube, place)) {
      progress += 4;
    } else if (cube.corner(place).piece >= kLowerPlace) {
      --progress;
    }
  }
  return progress;
}

int ProgressOfTurned(const CubeAfter& cube) {
  const int turned = OrientedIn(cube, kUpperPlace);
  return turned == kButForATurn && AreLayersAligned(cube) ? kButForATurn + 1 : turned;
}

std::vector<std::string_view> SequencesOf(Stage stage) {
  switch (stage) {
    case Stage::kFirstLayer:
      return {"corner-in", "corner-in-left", "corner-facing-up-in"};
    case Stage::kPlaced:
      return {"niklas"};
    case Stage::kTurned:
      return {"turn-corner", "turn-corner-back"};
    case Stage::kSolved:
      break;
  }
  return {};
}

std::vector<PocketAction> MakeActions(Stage stage) {
  std::vector<PocketAction> actions;
  for (const std::string_view name : SequencesOf(stage)) {
    const NamedSequence& sequence =
        *std::find_if(kSequences.begin(), kSequences.end(),
                      [name](const NamedSequence& one) { return one.name == name; });
    for (int hold = 0; hold < 4; ++hold) {
      // Which corner stays matters, not how the layer is turned.
      const int upper_turn_count = stage == Stage::kPlaced ? 1 : 4;
      for (int upper_turns = 0; upper_turns < upper_turn_count; ++upper_turns) {
        actions.push_back(MakePocketAction({hold}, upper_turns, sequence));
      }
    }
  }
  if (stage == Stage::kTurned) {
    for (int upper_turns = 1; upper_turns < 4; ++upper_turns) {
      actions.push_back(MakeUpperTurn({}, upper_turns));
    }
  }
  return actions;
}

}  // namespace

int Progress(Stage stage, const CubeAfter& cube) {
  switch (stage) {
    case Stage::kFirstLayer:
      return ProgressOfFirstLayer(cube);
    case Stage::kPlaced:
      return static_cast<int>(LayerOrderOf(cube, kUpperPlace));
    case Stage::kTurned:
      return ProgressOfTurned(cube);
    case Stage::kSolved:
      break;
  }
  return 0;
}

Stage StageOf(const CubieCube& cube, Stage stage) {
  const CubieCube nothing;
  const CubeAfter here(cube, nothing);
  while (stage != Stage::kSolved &&
         Progress(stage, here) == kComplete[static_cast<std::size_t>(stage)]) {
    stage = static_cast<Stage>(static_cast<int>(stage) + 1);
  }
  return stage;
}

const std::vector<PocketAction>& ActionsOf(Stage stage) {
  static const std::array<std::vector<PocketAction>, kStageCount> kActions = {
      MakeActions(Stage::kFirstLayer), MakeActions(Stage::kPlaced), MakeActions(Stage::kTurned)};
  return kActions[static_cast<std::size_t>(stage)];
}

}  // namespace cubewright::pocket_beginner
