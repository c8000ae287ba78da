#include "solver/methods/beginner/cross_steps.h"

#include <bit>

namespace cubewright::beginner {
namespace {

constexpr std::uint8_t kFirstCrossEdge = 4;
constexpr std::size_t kCrossEdges = 4;

// The sides of the cube in the order of the edges DR DF DL DB, and of those above them.
constexpr std::array<Face, kCrossEdges> kSides = {Face::kR, Face::kF, Face::kL, Face::kB};

// Where the four edges of the cross are: 2 * place + orientation for each.
using CrossEdges = std::array<std::uint8_t, kCrossEdges>;

CrossEdges CrossEdgesOf(const CubieCube& cube) {
  CrossEdges edges{};
  for (std::size_t place = 0; place < kEdgeCount; ++place) {
    const auto edge = static_cast<std::size_t>(cube.edge_piece[place] - kFirstCrossEdge);
    if (edge < kCrossEdges) {
      edges[edge] = static_cast<std::uint8_t>(2 * place + cube.edge_orientation[place]);
    }
  }
  return edges;
}

constexpr bool IsInDaisy(std::uint8_t edge) { return edge < 2 * kCrossEdges && edge % 2 == 0; }

// What each move does to an edge, given as 2 * place + orientation.
struct EdgeTables {
  std::array<std::array<std::uint8_t, 2 * kEdgeCount>, kMoveCount> moved;
  // The moves that bring it into the daisy.
  std::array<MoveSet, 2 * kEdgeCount> into_daisy;
};

EdgeTables MakeEdgeTables() {
  EdgeTables tables{};
  for (Move move = 0; move < kMoveCount; ++move) {
    const CubieCube& effect = MoveCube(move);
    for (std::size_t to = 0; to < kEdgeCount; ++to) {
      for (std::size_t flip = 0; flip < 2; ++flip) {
        const std::size_t from = 2 * effect.edge_piece[to] + (flip ^ effect.edge_orientation[to]);
        tables.moved[move][from] = static_cast<std::uint8_t>(2 * to + flip);
        if (IsInDaisy(tables.moved[move][from])) tables.into_daisy[from] |= 1U << move;
      }
    }
  }
  return tables;
}

const EdgeTables& Tables() {
  static const EdgeTables kTables = MakeEdgeTables();
  return kTables;
}

// All ways of one length that bring one more edge into the daisy with their last move.
class DaisyWays {
 public:
  // Adds them to `found`.
  DaisyWays(const CrossEdges& start, std::size_t length, std::vector<Step>& found)
      : kept_(DaisyOf(start)), length_(length), found_(found) {
    step_.stage = Stage::kDaisy;
    Follow(start, kAllMoves);
  }

 private:
  // The edges in the daisy, as bits.
  static unsigned DaisyOf(const CrossEdges& edges) {
    unsigned daisy = 0;
    for (std::size_t i = 0; i < kCrossEdges; ++i) daisy |= IsInDaisy(edges[i]) ? 1U << i : 0;
    return daisy;
  }

  // Those of `moves` that bring into the daisy an edge that is not kept there.
  MoveSet LastMoves(const CrossEdges& edges, MoveSet moves) const {
    MoveSet bring = 0;
    for (std::size_t i = 0; i < kCrossEdges; ++i) {
      if ((kept_ >> i & 1) == 0) bring |= Tables().into_daisy[edges[i]];
    }
    return bring & moves;
  }

  void Follow(const CrossEdges& edges, MoveSet moves) {
    const std::size_t depth = step_.free_move_count++;
    const bool is_last = step_.free_move_count == length_;
    for (MoveSet left = is_last ? LastMoves(edges, moves) : moves; left != 0; left &= left - 1) {
      const auto move = static_cast<Move>(std::countr_zero(left));
      CrossEdges moved;
      for (std::size_t i = 0; i < kCrossEdges; ++i) moved[i] = Tables().moved[move][edges[i]];
      step_.free_moves[depth] = move;
      const unsigned daisy = DaisyOf(moved);
      const bool has_one_more = (daisy & kept_) == kept_ && std::has_single_bit(daisy ^ kept_);
      if (is_last) {
        if (has_one_more) found_.push_back(step_);
      } else if (!has_one_more) {
        Follow(moved, MovesAfter(move));
      }
    }
    --step_.free_move_count;
  }

  const unsigned kept_;
  const std::size_t length_;
  std::vector<Step>& found_;
  Step step_;
};

}  // namespace

std::vector<Step> DaisySteps(const CubieCube& cube) {
  const CrossEdges edges = CrossEdgesOf(cube);
  std::vector<Step> steps;
  for (std::size_t length = 1; length <= kMostFreeMoves; ++length) {
    const DaisyWays ways(edges, length, steps);
    // Two moves may save more in the end than one does; three hardly ever.
    if (length > 1 && !steps.empty()) break;
  }
  return steps;
}

std::vector<Step> CrossSteps(const CubieCube& cube) {
  const CrossEdges edges = CrossEdgesOf(cube);
  std::vector<Step> steps;
  for (std::size_t edge = 0; edge < kCrossEdges; ++edge) {
    if (edges[edge] >= 2 * kCrossEdges) continue;
    Step step;
    step.stage = Stage::kCross;
    // A turn of U brings each place to the next number.
    const std::size_t upper_turns = (edge + kCrossEdges - edges[edge] / 2) % kCrossEdges;
    if (upper_turns != 0) {
      step.free_moves[step.free_move_count++] = MakeMove(Face::kU, static_cast<int>(upper_turns));
    }
    step.free_moves[step.free_move_count++] = MakeMove(kSides[edge], 2);
    steps.push_back(step);
  }
  return steps;
}

}  // namespace cubewright::beginner
