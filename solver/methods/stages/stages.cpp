#include "solver/methods/stages/stages.h"

#include "solver/cube/pieces.h"

namespace cubewright {
namespace {

// Whether `parts` follow each other from `from` to `to` without a gap.
template <class Part>
bool Cover(const std::vector<Part>& parts, int from, int to) {
  for (const Part& part : parts) {
    if (part.from != from || part.to < from) return false;
    from = part.to;
  }
  return from == to;
}

}  // namespace

std::string PieceName(const Piece& piece) {
  if (const Corner* corner = std::get_if<Corner>(&piece)) {
    return PieceName<CornerPieces>(static_cast<std::size_t>(*corner));
  }
  return PieceName<EdgePieces>(static_cast<std::size_t>(std::get<Edge>(piece)));
}

WrittenSolution WithoutStages(std::span<const Move> moves) {
  WrittenSolution solution;
  for (const Move move : moves) solution.written.push_back(AsWritten(move));
  return solution;
}

bool CoversItsMoves(const WrittenSolution& solution) {
  if (solution.stages.empty()) return true;
  for (const Stage& stage : solution.stages) {
    if (!Cover(stage.steps, stage.from, stage.to)) return false;
  }
  return Cover(solution.stages, 0, static_cast<int>(solution.written.size()));
}

}  // namespace cubewright
