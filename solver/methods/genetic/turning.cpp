#include "solver/methods/genetic/turning.h"

#include <bit>

namespace cubewright {
namespace {

constexpr std::size_t kMovedCount = 4;

// What a turn does to the four corners, or edges, that it moves.
struct MovedPieces {
  std::array<std::uint8_t, kMovedCount> from;
  std::array<std::uint8_t, kMovedCount> to;
  std::array<std::uint8_t, kMovedCount> added_orientation;
};

template <std::size_t kCount>
MovedPieces MovedOf(const std::array<std::uint8_t, kCount>& pieces,
                    const std::array<std::uint8_t, kCount>& orientations) {
  MovedPieces moved{};
  std::size_t count = 0;
  for (std::size_t place = 0; place < kCount; ++place) {
    if (pieces[place] == place) continue;
    moved.from[count] = pieces[place];
    moved.to[count] = static_cast<std::uint8_t>(place);
    moved.added_orientation[count] = orientations[place];
    ++count;
  }
  return moved;
}

struct TurnParts {
  MovedPieces corners;
  MovedPieces edges;
};

std::array<TurnParts, kMoveCount> MakeTurns() {
  std::array<TurnParts, kMoveCount> turns{};
  for (std::size_t move = 0; move < kMoveCount; ++move) {
    const CubieCube& cube = MoveCube(static_cast<Move>(move));
    turns[move] = {MovedOf(cube.corner_piece, cube.corner_orientation),
                   MovedOf(cube.edge_piece, cube.edge_orientation)};
  }
  return turns;
}

template <std::uint8_t kModulus, std::size_t kCount>
void MovePieces(const MovedPieces& moved, std::array<std::uint8_t, kCount>& pieces,
                std::array<std::uint8_t, kCount>& orientations) {
  std::array<std::uint8_t, kMovedCount> piece{};
  std::array<std::uint8_t, kMovedCount> orientation{};
  for (std::size_t i = 0; i < kMovedCount; ++i) {
    piece[i] = pieces[moved.from[i]];
    const int sum = orientations[moved.from[i]] + moved.added_orientation[i];
    orientation[i] = static_cast<std::uint8_t>(sum >= kModulus ? sum - kModulus : sum);
  }
  for (std::size_t i = 0; i < kMovedCount; ++i) {
    pieces[moved.to[i]] = piece[i];
    orientations[moved.to[i]] = orientation[i];
  }
}

}  // namespace

void Turn(CubieCube& cube, Move move) {
  static const std::array<TurnParts, kMoveCount> kTurns = MakeTurns();
  const TurnParts& turn = kTurns[move];
  MovePieces<3>(turn.corners, cube.corner_piece, cube.corner_orientation);
  MovePieces<2>(turn.edges, cube.edge_piece, cube.edge_orientation);
}

TurnDraw::TurnDraw(MoveSet allowed) {
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    choices_[face] = ChoiceOf(allowed & MovesAfter(MakeMove(static_cast<Face>(face), 1)));
  }
  choices_[kFaceCount] = ChoiceOf(allowed);
}

TurnDraw::Choice TurnDraw::ChoiceOf(MoveSet moves) {
  Choice choice;
  for (; moves != 0; moves &= moves - 1) {
    choice.moves[choice.count++] = static_cast<Move>(std::countr_zero(moves));
  }
  return choice;
}

}  // namespace cubewright
