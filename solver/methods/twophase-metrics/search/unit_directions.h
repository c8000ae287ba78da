// The six ways to see one cube: along each of the three axes, as it is and inverted. A way that a
// symmetry of the cube makes equal to another is left out.
#pragma once

#include <array>
#include <vector>

#include "solver/methods/twophase-metrics/search/closing_turns.h"

namespace cubewright {

struct UnitDirection {
  // The symmetry that turns this direction's axis to UD.
  int symmetry;
  bool inverted;
  // The cube as seen this way.
  UnitStart start;

  // Turns a solution of the cube as seen this way into one of the cube itself, in place.
  void Translate(std::vector<Move>& moves) const;
};

// The positions of the cube, not inverted, along the three axes.
std::array<UnitPosition, 3> UnitAxisPositions(const MetricTables& tables, const CubieCube& cube);

std::vector<UnitDirection> UnitDirectionsOf(const MetricTables& tables, const CubieCube& cube);

}  // namespace cubewright
