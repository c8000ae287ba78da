#include "solver/methods/twophase/walks/direction.h"

#include <algorithm>

namespace cubewright {
namespace {

bool IsConjugate(const CubieCube& cube, const CubieCube& other) {
  for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
    if (Conjugate(cube, symmetry) == other) return true;
  }
  return false;
}

// Whether the cube may have a symmetry, judged by its classes alone; false for nearly all cubes. A
// symmetry that keeps an axis is in the stabilizer of the class along that axis. If a symmetry
// carries one axis to another, the classes along both are equal.
bool MayBeSymmetric(const SearchTables& tables, const std::array<Phase1Position, 3>& axes) {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const int class_index = axes[axis].class_index;
    if (tables.flip_slice_classes.StabilizerOf(class_index) != 1) return true;
    if (class_index == axes[(axis + 1) % 3].class_index) return true;
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

std::array<Phase1Position, 3> AxisPositions(const SearchTables& tables, const CubieCube& cube) {
  return {Phase1PositionOf(tables, Conjugate(cube, AxisSymmetry(0))),
          Phase1PositionOf(tables, Conjugate(cube, AxisSymmetry(1))),
          Phase1PositionOf(tables, Conjugate(cube, AxisSymmetry(2)))};
}

MoveSet FirstMovesOf(const SearchTables& tables, const CubieCube& cube,
                     const std::array<Phase1Position, 3>& axes) {
  return MayBeSymmetric(tables, axes) ? DistinctMoves(cube, kSymmetryCount) : kAllMoves;
}

std::vector<Direction> DirectionsOf(const SearchTables& tables, const CubieCube& cube,
                                    const std::array<Phase1Position, 3>& axes) {
  std::vector<Direction> directions;
  const bool may_be_symmetric = MayBeSymmetric(tables, axes);
  for (const bool inverted : {false, true}) {
    const CubieCube base = inverted ? Inverse(cube) : cube;
    for (int axis = 0; axis < 3; ++axis) {
      const CubieCube turned = Conjugate(base, AxisSymmetry(axis));
      const Phase1Position position =
          inverted ? Phase1PositionOf(tables, turned) : axes[static_cast<std::size_t>(axis)];
      // Conjugates have their flip and slice in one class, which is checked first, being cheap.
      const auto is_known = [&](std::size_t index) {
        return directions[index].start.position.class_index == position.class_index &&
               IsConjugate(turned, directions[index].start.cube);
      };
      bool found = false;
      for (std::size_t index = 0; index < directions.size() && !found; ++index)
        found = is_known(index);
      if (found) continue;
      directions.push_back(
          {AxisSymmetry(axis),
           inverted,
           {turned, position, {}},
           may_be_symmetric ? DistinctMoves(turned, kAxisSymmetryCount) : kAllMoves});
    }
  }
  return directions;
}

}  // namespace cubewright
