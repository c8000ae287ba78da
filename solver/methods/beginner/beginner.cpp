#include "solver/methods/beginner/beginner.h"

#include <bit>
#include <string>
#include <utility>

#include "solver/methods/beginner/step_search.h"
#include "solver/methods/stages/cross_hold.h"

namespace cubewright {
namespace beginner {
namespace {

class Teller {
 public:
  Teller(const MethodTask& task, SolutionBuilder& builder)
      : cross_(task.cross),
        builder_(builder),
        hold_(task.cross),
        first_hold_(hold_.Beginning(task.cube)),
        cube_(first_hold_.cube()) {}

  // The cube as it is held at the beginning, with the cross below.
  const CubieCube& cube() const { return cube_; }

  void Tell(const Step& step) {
    const CubieCube after = Apply(cube_, step.moves());
    std::vector<WrittenMove> moves;
    if (step.action == nullptr) {
      hold_.AppendCrossDown(moves);
      for (const Move move : step.moves()) moves.push_back(AsWritten(move));
    } else {
      // A turn of the layer alone is made as the cube is held.
      if (step.action->sequence == kNoSequence) {
        hold_.AppendCrossDown(moves);
      } else {
        hold_.AppendTurnTo(step.action->hold, moves);
      }
      moves.insert(moves.end(), step.action->written.begin(), step.action->written.end());
    }
    StepAccount account = AccountOf(step, after);
    builder_.AddStep(moves, std::move(account));
    cube_ = after;
  }

 private:
  StepAccount AccountOf(const Step& step, const CubieCube& after) const {
    const PieceSet done_before = DonePieces(step.stage, cube_);
    StepAccount account;
    account.pieces = Named(DonePieces(step.stage, after) & ~done_before);
    account.reason.values.push_back({"cross", cross_});
    if (step.action != nullptr && step.action->sequence != kNoSequence) {
      account.algorithm = kSequences[static_cast<std::size_t>(step.action->sequence)].name;
    } else if (step.action != nullptr) {
      account.pieces.clear();
      account.reason.key = "upper-layer-turned";
      return account;
    }
    switch (step.stage) {
      case Stage::kDaisy:
        account.reason.key = "edge-into-daisy";
        break;
      case Stage::kCross:
        account.reason.key = "edge-down-to-cross";
        break;
      case Stage::kCorners:
        account.reason.key = account.pieces.empty() ? "corner-out-of-slot" : "corner-into-slot";
        break;
      case Stage::kMiddleLayer:
        account.reason.key = account.pieces.empty() ? "edge-out-of-slot" : "edge-into-slot";
        break;
      case Stage::kUpperCross:
        account.reason.key = "upper-edges-flipped";
        account.case_name = CrossCase();
        break;
      case Stage::kUpperEdges:
        account.reason.key = "upper-edges-cycled";
        break;
      case Stage::kUpperCornersPlaced:
        account.reason.key = "upper-corners-cycled";
        break;
      case Stage::kUpperCornersTurned:
        account.reason.key = "upper-corner-turned";
        break;
      case Stage::kSolved:
        break;
    }
    AddPieceToReason(step, after, account);
    return account;
  }

  // The piece that the reason is about, and where it is.
  void AddPieceToReason(const Step& step, const CubieCube& after, StepAccount& account) const {
    if (step.stage > Stage::kMiddleLayer && step.stage != Stage::kUpperCornersTurned) return;
    const Piece piece = account.pieces.empty() ? BroughtOut(step.stage, after) : account.pieces[0];
    account.reason.values.push_back({"piece", piece});
    account.reason.values.push_back({"from", Place{WhereIs(piece)}});
  }

  // The piece that stood wrongly in one of the stage's places, and that the step has brought out.
  Piece BroughtOut(Stage stage, const CubieCube& after) const {
    if (stage == Stage::kCorners) {
      std::size_t place = 4;
      while (cube_.corner_piece[place] < 4 ||
             cube_.corner_piece[place] == after.corner_piece[place]) {
        ++place;
      }
      return first_hold_.Named(static_cast<Corner>(cube_.corner_piece[place]));
    }
    std::size_t place = 8;
    while (cube_.edge_piece[place] < 8 || cube_.edge_piece[place] == after.edge_piece[place])
      ++place;
    return first_hold_.Named(static_cast<Edge>(cube_.edge_piece[place]));
  }

  std::string CrossCase() const {
    const PieceSet right = DonePieces(Stage::kUpperCross, cube_);
    if (right == 0) return "dot";
    return cube_.edge_orientation[0] == cube_.edge_orientation[2] ? "line" : "angle";
  }

  // Where the piece is now, as the cube is held now.
  Piece WhereIs(const Piece& piece) const {
    const HeldCube& held = builder_.held();
    if (const Corner* corner = std::get_if<Corner>(&piece)) {
      std::size_t place = 0;
      while (held.Named(static_cast<Corner>(held.cube().corner_piece[place])) != *corner) ++place;
      return static_cast<Corner>(place);
    }
    std::size_t place = 0;
    while (held.Named(static_cast<Edge>(held.cube().edge_piece[place])) != std::get<Edge>(piece)) {
      ++place;
    }
    return static_cast<Edge>(place);
  }

  std::vector<Piece> Named(PieceSet pieces) const {
    std::vector<Piece> named;
    for (; pieces != 0; pieces &= pieces - 1) {
      const int piece = std::countr_zero(pieces);
      if (piece < kEdgeCount) {
        named.push_back(first_hold_.Named(static_cast<Edge>(piece)));
      } else {
        named.push_back(first_hold_.Named(static_cast<Corner>(piece - kEdgeCount)));
      }
    }
    return named;
  }

  const Face cross_;
  SolutionBuilder& builder_;
  CrossHold hold_;
  // The start, held with the cross below.
  const HeldCube first_hold_;
  CubieCube cube_;
};

void WriteByStages(const MethodTask& task, SolutionBuilder& builder) {
  Teller teller(task, builder);
  const std::vector<Step> steps = FindSteps(teller.cube());
  auto step = steps.begin();
  for (int stage = 0; stage < kStageCount; ++stage) {
    builder.BeginStage(std::string(kStageNames[static_cast<std::size_t>(stage)]));
    while (step != steps.end() && step->stage == static_cast<Stage>(stage)) teller.Tell(*step++);
  }
}

std::unique_ptr<Method> Make(MethodTables) { return MakeMethodAtOnce(WriteByStages); }

}  // namespace
}  // namespace beginner

// The method minimises turns of faces; other metrics only count them.
const MethodDescription kBeginnerMethod = {
    .name = "beginner", .sequences = beginner::kSequences, .make = beginner::Make};

}  // namespace cubewright
