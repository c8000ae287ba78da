// All that is turned along one axis before another axis is: the face U, R or F by some quarter
// turns, and the opposite face by some. A sequence of moves is a sequence of such turns along
// changing axes in exactly one way, whatever the order in which turns of opposite faces were
// written.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "solver/cube/move.h"
#include "solver/methods/metric.h"

namespace cubewright {

// 16 * axis + 4 * quarter turns of U, R or F + quarter turns of D, L or B, both 0..3, clockwise.
using AxisTurn = std::uint8_t;

inline constexpr int kAxisTurnCount = 48;
// As a set: bit t stands for turn t.
using AxisTurnSet = std::uint64_t;

// Nothing was turned yet.
inline constexpr AxisTurn kNoTurn = 0;

constexpr AxisTurn MakeAxisTurn(int axis, int first, int second) {
  return static_cast<AxisTurn>(16 * axis + 4 * (first & 3) + (second & 3));
}
// 0: U and D, 1: R and L, 2: F and B.
constexpr int AxisOf(AxisTurn turn) { return turn / 16; }
constexpr int FirstQuarters(AxisTurn turn) { return turn / 4 % 4; }
constexpr int SecondQuarters(AxisTurn turn) { return turn % 4; }
constexpr bool TurnsNothing(AxisTurn turn) { return turn % 16 == 0; }

// Both along one axis.
constexpr AxisTurn ProductOf(AxisTurn turn, AxisTurn next) {
  return MakeAxisTurn(AxisOf(turn), FirstQuarters(turn) + FirstQuarters(next),
                      SecondQuarters(turn) + SecondQuarters(next));
}
constexpr AxisTurn InverseOf(AxisTurn turn) {
  return MakeAxisTurn(AxisOf(turn), 4 - FirstQuarters(turn), 4 - SecondQuarters(turn));
}
constexpr AxisTurn AxisTurnOf(Move move) {
  const int face = static_cast<int>(FaceOf(move));
  const int quarters = QuarterTurnsOf(move);
  return face < 3 ? MakeAxisTurn(face, quarters, 0) : MakeAxisTurn(face - 3, 0, quarters);
}

// The one or two moves of a turn; none for what turns nothing.
struct TurnMoves {
  std::array<Move, 2> moves{};
  std::uint8_t count = 0;

  // For loops over a temporary, too, which a span would outlive.
  constexpr const Move* begin() const { return moves.data(); }
  constexpr const Move* end() const { return moves.data() + count; }
  constexpr std::span<const Move> span() const { return {moves.data(), count}; }
};
constexpr TurnMoves MovesOf(AxisTurn turn) {
  TurnMoves result;
  const auto add = [&result](int face, int quarters) {
    if (quarters == 0) return;
    result.moves[result.count++] = MakeMove(static_cast<Face>(face), quarters);
  };
  add(AxisOf(turn), FirstQuarters(turn));
  add(AxisOf(turn) + 3, SecondQuarters(turn));
  return result;
}

int CostOf(AxisTurn turn, Metric metric);
// S * turn * S^-1.
AxisTurn ConjugateAxisTurn(AxisTurn turn, int symmetry);

}  // namespace cubewright
