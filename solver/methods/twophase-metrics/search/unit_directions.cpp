#include "solver/methods/twophase-metrics/search/unit_directions.h"

#include <algorithm>

namespace cubewright {
namespace {

bool IsConjugate(const CubieCube& cube, const CubieCube& other) {
  for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
    if (Conjugate(cube, symmetry) == other) return true;
  }
  return false;
}

CubieCube AlongAxis(const CubieCube& cube, int axis) {
  return Conjugate(cube, kAxisSymmetryCount * axis);
}

}  // namespace

void UnitDirection::Translate(std::vector<Move>& moves) const {
  const int back = InverseSymmetry(symmetry);
  for (Move& move : moves) {
    move = ConjugateMove(move, back);
    if (inverted) move = InverseMove(move);
  }
  if (inverted) std::reverse(moves.begin(), moves.end());
}

std::array<UnitPosition, 3> UnitAxisPositions(const MetricTables& tables, const CubieCube& cube) {
  return {UnitPositionOf(tables, AlongAxis(cube, 0)), UnitPositionOf(tables, AlongAxis(cube, 1)),
          UnitPositionOf(tables, AlongAxis(cube, 2))};
}

std::vector<UnitDirection> UnitDirectionsOf(const MetricTables& tables, const CubieCube& cube) {
  std::vector<UnitDirection> directions;
  for (const bool inverted : {false, true}) {
    const CubieCube base = inverted ? Inverse(cube) : cube;
    for (int axis = 0; axis < 3; ++axis) {
      const CubieCube turned = AlongAxis(base, axis);
      const UnitPosition position = UnitPositionOf(tables, turned);
      // Conjugates have their flip and slice in one class, which is checked first, being cheap.
      const bool is_known =
          std::any_of(directions.begin(), directions.end(), [&](const UnitDirection& known) {
            return known.start.position.class_index == position.class_index &&
                   IsConjugate(turned, known.start.cube);
          });
      if (is_known) continue;
      directions.push_back({kAxisSymmetryCount * axis, inverted, {turned, position, {}}});
    }
  }
  return directions;
}

}  // namespace cubewright
