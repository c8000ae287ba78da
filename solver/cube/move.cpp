#include "solver/cube/move.h"

namespace cubewright {

std::string_view MoveName(Move move) {
  static constexpr std::array<std::string_view, kMoveCount> kNames = {
      "U", "U2", "U'", "R", "R2", "R'", "F", "F2", "F'",
      "D", "D2", "D'", "L", "L2", "L'", "B", "B2", "B'"};
  return kNames[move];
}

std::string MovesText(std::span<const Move> moves) {
  std::string text;
  for (const Move move : moves) {
    if (!text.empty()) text += ' ';
    text += MoveName(move);
  }
  return text;
}

std::vector<Move> MergedMoves(std::span<const Move> moves) {
  // Consecutive turns of two opposite faces, in quarter turns.
  struct AxisTurns {
    int axis;
    std::array<int, 2> quarter_turns;
  };
  std::vector<AxisTurns> merged;
  for (const Move move : moves) {
    const int face = static_cast<int>(FaceOf(move));
    if (merged.empty() || merged.back().axis != face % 3) merged.push_back({face % 3, {}});
    AxisTurns& last = merged.back();
    int& quarter_turns = last.quarter_turns[static_cast<std::size_t>(face / 3)];
    quarter_turns = (quarter_turns + QuarterTurnsOf(move)) % 4;
    // The turns before and after those that vanish are now adjacent.
    if (last.quarter_turns == std::array{0, 0}) merged.pop_back();
  }
  std::vector<Move> result;
  for (const AxisTurns& turns : merged) {
    for (int side = 0; side < 2; ++side) {
      const int quarter_turns = turns.quarter_turns[static_cast<std::size_t>(side)];
      if (quarter_turns == 0) continue;
      result.push_back(MakeMove(static_cast<Face>(turns.axis + 3 * side), quarter_turns));
    }
  }
  return result;
}

std::vector<Move> InverseMoves(std::span<const Move> moves) {
  std::vector<Move> inverse;
  inverse.reserve(moves.size());
  for (std::size_t i = moves.size(); i-- > 0;) inverse.push_back(InverseMove(moves[i]));
  return inverse;
}

}  // namespace cubewright
