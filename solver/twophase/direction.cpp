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

std::vector<Direction> DirectionsOf(const SearchTables& tables, const CubieCube& cube,
                                    const std::array<Phase1Position, 3>& axes) {
  std::vector<Direction> directions;
  std::vector<CubieCube> cubes;
  for (const bool inverted : {false, true}) {
    const CubieCube base = inverted ? Inverse(cube) : cube;
    for (int axis = 0; axis < 3; ++axis) {
      const CubieCube turned = Conjugate(base, AxisSymmetry(axis));
      const Phase1Position position =
          inverted ? Phase1PositionOf(tables, turned) : axes[static_cast<std::size_t>(axis)];
      // Conjugates have their flip and slice in one class, which is seen at once.
      const auto is_known = [&](std::size_t index) {
        return directions[index].position.class_index == position.class_index &&
               IsConjugate(turned, cubes[index]);
      };
      bool found = false;
      for (std::size_t index = 0; index < cubes.size() && !found; ++index) found = is_known(index);
      if (found) continue;
      cubes.push_back(turned);
      directions.push_back({AxisSymmetry(axis), inverted, position, PieceCoordinatesOf(turned)});
    }
  }
  return directions;
}

}  // namespace cubewright
