// The 48 symmetries of the cube: 24 rotations and their reflections.
//
// A symmetry is numbered 16 * i + 8 * j + 2 * k + l for the product, read from left to right, of
//   i (0..2)  a third of a turn about the URF-DBL diagonal, U to R to F,
//   j (0..1)  a half turn about the axis through F and B,
//   k (0..3)  a quarter turn about the axis through U and D, as U turns,
//   l (0..1)  the reflection that exchanges L and R.
// Numbers 0..15 are those that keep the UD axis, 0 is the identity. The four generators and the
// numbering are H. Kociemba's (kociemba.org/cube.htm).
#pragma once

#include <array>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"

namespace cubewright {

inline constexpr int kSymmetryCount = 48;
inline constexpr int kAxisSymmetryCount = 16;

// The solved cube after the symmetry. Mirrored ones have corner orientations 3..5.
const CubieCube& SymmetryCube(int symmetry);
// Where each face goes.
const std::array<Face, kFaceCount>& SymmetryFaces(int symmetry);
bool IsReflection(int symmetry);

int InverseSymmetry(int symmetry);
// The symmetry that does `first`, then `second`.
int MultiplySymmetries(int first, int second);
// The last factor (1, 2 or 8) of a symmetry 1..15: `symmetry` is the product of the symmetry
// numbered symmetry - AxisGenerator(symmetry) and this factor, in this order.
constexpr int AxisGenerator(int symmetry) {
  if (symmetry % 2 != 0) return 1;
  return symmetry % 8 != 0 ? 2 : 8;
}

// S * cube * S^-1 for the symmetry S.
CubieCube Conjugate(const CubieCube& cube, int symmetry);
// The move S * move * S^-1.
Move ConjugateMove(Move move, int symmetry);
// Each move of a set conjugated.
MoveSet ConjugateMoves(MoveSet moves, int symmetry);

// If a symmetry leaves the cube unchanged, moves that it maps to each other lead to equivalent
// positions. Returns one move of each such set, for the symmetries below `symmetry_count`.
MoveSet DistinctMoves(const CubieCube& cube, int symmetry_count);

}  // namespace cubewright
