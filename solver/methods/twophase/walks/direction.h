// The six ways to see one cube: along each of the three axes, as it is and inverted.
//
// If a symmetry of the cube makes two ways equal, one of them is left out: it would find nothing
// new.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "solver/methods/twophase/walks/closing_moves.h"

namespace cubewright {

struct Direction {
  // The symmetry that turns this direction's axis to UD.
  int symmetry;
  bool inverted;
  // The cube as seen this way.
  Start start;
  // The first moves worth making: of those that a symmetry of the cube makes equal, only one.
  MoveSet first_moves;

  // Turns a solution of the cube as seen this way into one of the cube itself, in place.
  void Translate(std::span<Move> moves) const;
};

// The symmetry that turns axis 0 (UD), 1 or 2 to UD.
constexpr int AxisSymmetry(int axis) { return kAxisSymmetryCount * axis; }

// The positions of the cube, not inverted, along the three axes.
std::array<Phase1Position, 3> AxisPositions(const SearchTables& tables, const CubieCube& cube);

// One move of each set of first moves that a symmetry of the cube makes equal. `axes`: its
// AxisPositions.
MoveSet FirstMovesOf(const SearchTables& tables, const CubieCube& cube,
                     const std::array<Phase1Position, 3>& axes);

// `axes`: the AxisPositions of the cube.
std::vector<Direction> DirectionsOf(const SearchTables& tables, const CubieCube& cube,
                                    const std::array<Phase1Position, 3>& axes);

}  // namespace cubewright
