#include "solver/pocket/methods/beginner/beginner.h"

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "solver/pocket/methods/beginner/layer_stages.h"
#include "solver/pocket/methods/beginner/sequence_list.h"
#include "solver/pocket/methods/beginner/step_search.h"
#include "solver/pocket/methods/layers.h"
#include "solver/pocket/methods/pocket_method.h"
#include "solver/pocket/methods/pocket_teller.h"

namespace cubewright {
namespace pocket_beginner {
namespace {

// Which pieces the stage is done with.
std::vector<bool> DonePieces(Stage stage, const CubieCube& cube) {
  const CubieCube nothing;
  const CubeAfter here(cube, nothing);
  std::vector<bool> done(kCornerCount);
  for (std::size_t place = 0; place < kCornerCount; ++place) {
    const bool is_lower = place >= kLowerPlace;
    const bool is_done = stage == Stage::kFirstLayer
                             ? is_lower && IsCornerHome(here, place)
                             : !is_lower && here.corner(place).orientation == 0;
    done[cube.corner_piece[place]] = is_done;
  }
  return done;
}

class Account {
 public:
  Account(const PocketTeller& teller, Face first_color)
      : teller_(teller), first_color_(first_color) {}

  StepAccount Of(const PocketStep& step) const {
    StepAccount account;
    account.reason.values.push_back({"cross", first_color_});
    if (step.action == nullptr) {
      constexpr auto kDbl = static_cast<std::size_t>(Corner::kDbl);
      // Others may be in place by chance.
      const std::vector<bool> done = DonePieces(Stage::kFirstLayer, teller_.cube());
      for (std::size_t piece = 0; piece < kCornerCount; ++piece) {
        if (done[piece]) account.pieces.push_back(teller_.Named(piece));
      }
      account.reason.key = "first-corner";
      account.reason.values.push_back({"piece", Piece{teller_.Named(kDbl)}});
      return account;
    }
    account.algorithm = step.action->name;
    const auto stage = static_cast<Stage>(step.stage);
    if (step.action->name.empty()) {
      account.reason.key = "upper-layer-turned";
    } else if (stage == Stage::kPlaced) {
      account.reason.key = "upper-corners-cycled";
    } else {
      AddDonePieces(step, stage, account);
    }
    return account;
  }

 private:
  void AddDonePieces(const PocketStep& step, Stage stage, StepAccount& account) const {
    const CubieCube after = Apply(teller_.cube(), step.moves());
    const std::vector<bool> done_before = DonePieces(stage, teller_.cube());
    const std::vector<bool> done_after = DonePieces(stage, after);
    for (std::size_t piece = 0; piece < kCornerCount; ++piece) {
      if (done_after[piece] && !done_before[piece]) account.pieces.push_back(teller_.Named(piece));
    }
    if (stage == Stage::kTurned) {
      account.reason.key = "upper-corner-turned";
    } else {
      account.reason.key = account.pieces.empty() ? "corner-out-of-slot" : "corner-into-slot";
    }
    const Corner piece =
        account.pieces.empty() ? BroughtOut(after) : std::get<Corner>(account.pieces[0]);
    account.reason.values.push_back({"piece", Piece{piece}});
    account.reason.values.push_back({"from", Place{teller_.WhereIs(piece)}});
  }

  // The corner that is wrong in the first layer before the step, and gone after it.
  Corner BroughtOut(const CubieCube& after) const {
    const CubieCube& cube = teller_.cube();
    std::size_t place = kLowerPlace;
    while (cube.corner_piece[place] < kLowerPlace ||
           cube.corner_piece[place] == after.corner_piece[place]) {
      ++place;
    }
    return teller_.Named(cube.corner_piece[place]);
  }

  const PocketTeller& teller_;
  const Face first_color_;
};

void WriteByStages(const MethodTask& task, SolutionBuilder& builder) {
  const std::vector<PocketStep> steps = FindSteps(task.cube, task.cross);
  PocketTeller teller(builder);
  teller.Begin(steps.front());
  const Account account(teller, task.cross);
  auto step = steps.begin();
  for (int stage = 0; stage < kStageCount; ++stage) {
    builder.BeginStage(std::string(kStageNames[static_cast<std::size_t>(stage)]));
    for (; step != steps.end() && step->stage == stage; ++step) {
      teller.Tell(*step, account.Of(*step));
    }
  }
}

std::unique_ptr<Method> Make(MethodTables) { return MakePocketMethodAtOnce(WriteByStages); }

}  // namespace
}  // namespace pocket_beginner

// In each metric, the search looks for few turns of faces; quarter turns are only counted.
const MethodDescription kPocketBeginnerMethod = {.name = "beginner",
                                                 .puzzle = "2x2x2",
                                                 .metrics = kPocketMetrics,
                                                 .sequences = pocket_beginner::kSequences,
                                                 .make = pocket_beginner::Make};

}  // namespace cubewright
