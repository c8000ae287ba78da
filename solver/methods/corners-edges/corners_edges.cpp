#include "solver/methods/corners-edges/corners_edges.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <string>

#include "solver/methods/corners-edges/step_search.h"

namespace cubewright {
namespace corners_edges {
namespace {

bool IsOfCorners(Stage stage) {
  return stage == Stage::kCornersPlaced || stage == Stage::kCornersTurned;
}

// The whole cube is never turned, so the names as held are those of the start.
Piece PieceNumbered(Stage stage, std::size_t number) {
  if (IsOfCorners(stage)) return static_cast<Corner>(number);
  return static_cast<Edge>(number);
}

std::size_t PlaceOf(Stage stage, std::size_t piece, const CubieCube& cube) {
  const auto place_in = [piece](const auto& pieces) {
    return static_cast<std::size_t>(std::find(pieces.begin(), pieces.end(), piece) -
                                    pieces.begin());
  };
  return IsOfCorners(stage) ? place_in(cube.corner_piece) : place_in(cube.edge_piece);
}

std::string ReasonKey(const Step& step) {
  switch (step.stage) {
    case Stage::kCornersPlaced: {
      const Sequence sequence = step.conjugate->sequence;
      const bool is_quarter_turn =
          sequence == Sequence::kQuarterTurn || sequence == Sequence::kQuarterTurnBack;
      return is_quarter_turn ? "permutation-made-even" : "corners-cycled";
    }
    case Stage::kEdgesPlaced:
      return "edges-cycled";
    case Stage::kCornersTurned:
      return "corners-turned";
    case Stage::kEdgesFlipped:
      return "edges-flipped";
  }
  return {};
}

void AddStep(const Step& step, SolutionBuilder& builder) {
  const CubieCube& cube = builder.held().cube();
  const CubieCube after = Multiply(cube, step.conjugate->effect);
  StepAccount account;
  account.algorithm = kSequences[static_cast<std::size_t>(step.conjugate->sequence)].name;
  account.reason.key = ReasonKey(step);
  PieceSet gained = DonePieces(step.stage, after) & ~DonePieces(step.stage, cube);
  const auto first = static_cast<std::size_t>(std::countr_zero(gained));
  account.reason.values = {
      {"piece", PieceNumbered(step.stage, first)},
      {"from", Place{PieceNumbered(step.stage, PlaceOf(step.stage, first, cube))}}};
  for (; gained != 0; gained &= gained - 1) {
    const auto piece = static_cast<std::size_t>(std::countr_zero(gained));
    account.pieces.push_back(PieceNumbered(step.stage, piece));
  }
  builder.AddStep(step.conjugate->written, std::move(account));
}

void WriteByStages(const MethodTask& task, SolutionBuilder& builder) {
  const std::vector<Step> steps = FindSteps(task.cube);
  auto step = steps.begin();
  for (int stage = 0; stage < kStageCount; ++stage) {
    builder.BeginStage(std::string(kStageNames[static_cast<std::size_t>(stage)]));
    while (step != steps.end() && step->stage == static_cast<Stage>(stage)) {
      AddStep(*step++, builder);
    }
  }
}

std::unique_ptr<Method> Make(MethodTables) { return MakeMethodAtOnce(WriteByStages); }

}  // namespace
}  // namespace corners_edges

// The method minimises turns of faces; other metrics only count them.
const MethodDescription kCornersEdgesMethod = {
    .name = "corners-edges", .sequences = corners_edges::kSequences, .make = corners_edges::Make};

}  // namespace cubewright
