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

std::vector<Move> InverseMoves(std::span<const Move> moves) {
  std::vector<Move> inverse;
  inverse.reserve(moves.size());
  for (std::size_t i = moves.size(); i-- > 0;) inverse.push_back(InverseMove(moves[i]));
  return inverse;
}

}  // namespace cubewright
