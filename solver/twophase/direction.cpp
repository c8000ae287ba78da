#include "solver/twophase/direction.h"

#include <algorithm>

namespace cubewright {
namespace {

bool IsConjugate(const CubieCube& cube, const CubieCube& other) {
  for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
    if (Conjugate(cube, symmetry) == other) return true;
  }
  return false;
}

}  // namespace

void Direction::Translate(std::span<Move> moves) const {
  const int back = InverseSymmetry(symmetry);
  for (Move& move : moves) {
    move = ConjugateMove(move, back);
    if (inverted) move = InverseMove(move);
  }
  if (inverted) std::reverse(moves.begin(), moves.end());
}

PieceCoordinates PieceCoordinatesOf(const CubieCube& cube) {
  return {CornerPermutationOf(cube),
          {QuartetOf(cube, Quartet::kUpper), QuartetOf(cube, Quartet::kLower),
           QuartetOf(cube, Quartet::kSlice)}};
}

std::array<Phase1Position, 3> AxisPositions(const SearchTables& tables, const CubieCube& cube) {
  return {Phase1PositionOf(tables, Conjugate(cube, AxisSymmetry(0))),
          Phase1PositionOf(tables, Conjugate(cube, AxisSymmetry(1))),
          Phase1PositionOf(tables, Conjugate(cube, AxisSymmetry(2)))};
}

std::vector<Direction> DirectionsOf(const SearchTables& tables, const CubieCube& cube) {
  std::vector<Direction> directions;
  std::vector<CubieCube> seen;
  for (const bool inverted : {false, true}) {
    const CubieCube base = inverted ? Inverse(cube) : cube;
    for (int axis = 0; axis < 3; ++axis) {
      const CubieCube turned = Conjugate(base, AxisSymmetry(axis));
      if (std::any_of(seen.begin(), seen.end(),
                      [&](const CubieCube& other) { return IsConjugate(turned, other); })) {
        continue;
      }
      seen.push_back(turned);
      directions.push_back({AxisSymmetry(axis), inverted, Phase1PositionOf(tables, turned),
                            PieceCoordinatesOf(turned)});
    }
  }
  return directions;
}

}  // namespace cubewright
