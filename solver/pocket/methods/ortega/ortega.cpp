#include "solver/pocket/methods/ortega/ortega.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "solver/pocket/methods/layers.h"
#include "solver/pocket/methods/ortega/cases.h"
#include "solver/pocket/methods/ortega/first_face.h"
#include "solver/pocket/methods/ortega/step_search.h"
#include "solver/pocket/methods/pocket_method.h"
#include "solver/pocket/methods/pocket_teller.h"

namespace cubewright {
namespace ortega {
namespace {

StepAccount AccountOf(const PocketStep& step, const PocketTeller& teller, Face first_color) {
  StepAccount account;
  if (step.action == nullptr) {
    for (std::size_t i = 0; i < kLayerPlaces; ++i) {
      account.pieces.push_back(teller.Named(kLowerPlace + i));
    }
    account.reason = {"face-made",
                      {{"cross", first_color}, {"turns", static_cast<int>(step.moves().size())}}};
    return account;
  }
  account.case_name = step.action->name;
  account.algorithm = step.action->name;
  if (step.action->name.empty()) {
    account.reason.key = "upper-layer-turned";
  } else {
    account.reason.key = static_cast<Stage>(step.stage) == Stage::kOrientation
                             ? "last-layer-turned"
                             : "both-layers-permuted";
  }
  return account;
}

void WriteByStages(const MethodTask& task, const FirstFaces& faces, SolutionBuilder& builder) {
  const std::vector<PocketStep> steps = FindSteps(faces, task.cube, task.cross);
  PocketTeller teller(builder);
  teller.Begin(steps.front());
  auto step = steps.begin();
  for (int stage = 0; stage < kStageCount; ++stage) {
    builder.BeginStage(std::string(kStageNames[static_cast<std::size_t>(stage)]));
    for (; step != steps.end() && step->stage == stage; ++step) {
      teller.Tell(*step, AccountOf(*step, teller, task.cross));
    }
  }
}

std::unique_ptr<Method> Make(MethodTables) {
  return MakePocketMethodAtOnce([faces = std::make_shared<const FirstFaces>()](
                                    const MethodTask& task, SolutionBuilder& builder) {
    WriteByStages(task, *faces, builder);
  });
}

}  // namespace
}  // namespace ortega

// In each metric, the search looks for few turns of faces; quarter turns are only counted.
const MethodDescription kOrtegaMethod = {.name = "ortega",
                                         .puzzle = "2x2x2",
                                         .metrics = kPocketMetrics,
                                         .sequences = ortega::kSequences,
                                         .make = ortega::Make};

}  // namespace cubewright
