#include "solver/methods/corners-edges/step_search.h"

#include <bit>

#include "solver/cube/solvable.h"
#include "solver/methods/stages/step_beam.h"

namespace cubewright::corners_edges {
namespace {

// With an odd permutation of the corners, progress in their stage is below this.
constexpr int kEvenProgress = kCornerCount + 1;

template <class Pieces>
PieceSet PlacedOf(const Pieces& pieces) {
  PieceSet placed = 0;
  for (std::size_t place = 0; place < pieces.size(); ++place) {
    if (pieces[place] == place) placed |= 1U << place;
  }
  return placed;
}

template <class Pieces>
PieceSet RightWayUpOf(const Pieces& pieces, const Pieces& orientations) {
  PieceSet right = 0;
  for (std::size_t place = 0; place < pieces.size(); ++place) {
    if (orientations[place] == 0) right |= 1U << pieces[place];
  }
  return right;
}

int ProgressOf(Stage stage, const CubieCube& cube) {
  const int done = std::popcount(DonePieces(stage, cube));
  if (stage != Stage::kCornersPlaced || IsOddPermutation(cube.corner_piece)) return done;
  return kEvenProgress + done;
}

int CompleteProgress(Stage stage) {
  switch (stage) {
    case Stage::kCornersPlaced:
      return kEvenProgress + kCornerCount;
    case Stage::kCornersTurned:
      return kCornerCount;
    default:
      return kEdgeCount;
  }
}

int StageFrom(int stage, const CubieCube& cube) {
  while (stage < kStageCount && ProgressOf(static_cast<Stage>(stage), cube) ==
                                    CompleteProgress(static_cast<Stage>(stage))) {
    ++stage;
  }
  return stage;
}

bool IsQuarterTurn(Sequence sequence) {
  return sequence == Sequence::kQuarterTurn || sequence == Sequence::kQuarterTurnBack;
}

// See step_beam.h.
struct CornersAndEdges {
  using Step = corners_edges::Step;

  static constexpr int kStageCount = corners_edges::kStageCount;
  static constexpr std::size_t kProgressCount = kEvenProgress + kCornerCount + 1;
  // A quarter turn, and in each stage a step for each piece.
  static constexpr std::size_t kMostTurns =
      (1 + 2 * (kCornerCount + kEdgeCount)) * kMostConjugateMoves;
  static constexpr bool kAvoidsUndoing = false;

  static int FirstStage(const CubieCube& cube) { return StageFrom(0, cube); }
  template <class Node>
  static int StageOf(const Node& node) {
    return StageFrom(node.stage, node.cube);
  }
  template <class Node>
  static int Progress(const Node& node) {
    return ProgressOf(static_cast<Stage>(node.stage), node.cube);
  }
  // A twist of two corners takes 12 turns, a flip of two edges 13, plus the turns before and after.
  static int TurnsLeft(const CubieCube& cube) {
    constexpr int kTurnsForAPiece = 7;
    const int corners = kCornerCount - std::popcount(DonePieces(Stage::kCornersTurned, cube));
    const int edges = kEdgeCount - std::popcount(DonePieces(Stage::kEdgesFlipped, cube));
    return kTurnsForAPiece * (corners + edges);
  }
  template <class Node>
  static bool AreAlike(const Node&, const Node&) {
    return true;
  }

  template <class Node, class Take>
  static void Follow(const Node& node, const Take& take) {
    const auto stage = static_cast<Stage>(node.stage);
    const PieceSet done = DonePieces(stage, node.cube);
    const bool needs_quarter_turn =
        stage == Stage::kCornersPlaced && IsOddPermutation(node.cube.corner_piece);
    for (const Conjugate& conjugate : ConjugatesOf(stage)) {
      if (IsQuarterTurn(conjugate.sequence) != needs_quarter_turn) continue;
      const CubieCube after = Multiply(node.cube, conjugate.effect);
      const PieceSet done_after = DonePieces(stage, after);
      // A quarter turn may take more pieces away than it brings home.
      const bool leads_farther = needs_quarter_turn
                                     ? (done_after & ~done) != 0
                                     : std::popcount(done_after) > std::popcount(done);
      if (leads_farther) take({stage, &conjugate}, after);
    }
  }
};

}  // namespace

PieceSet DonePieces(Stage stage, const CubieCube& cube) {
  switch (stage) {
    case Stage::kCornersPlaced:
      return PlacedOf(cube.corner_piece);
    case Stage::kEdgesPlaced:
      return PlacedOf(cube.edge_piece);
    case Stage::kCornersTurned:
      return RightWayUpOf(cube.corner_piece, cube.corner_orientation);
    case Stage::kEdgesFlipped:
      return RightWayUpOf(cube.edge_piece, cube.edge_orientation);
  }
  return 0;
}

std::vector<Step> FindSteps(const CubieCube& cube, std::size_t beam_width) {
  const CornersAndEdges problem;
  return StepBeam<CornersAndEdges>(problem, beam_width).Find(cube);
}

}  // namespace cubewright::corners_edges
