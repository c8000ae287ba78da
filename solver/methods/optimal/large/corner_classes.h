// What the large table knows of the corners, up to the 48 symmetries.
//
//   twist        3^7 = 2,187   corner orientations, the last one implied (coordinates.h)
//   tetrads  C(8, 4) = 70      the places of the four corners URF ULB DLF DRB
//   corners          = 153,090 both: 70 * twist + tetrads
//
// Half turns keep each corner within its tetrad. A corner in a place of its own tetrad has the same
// twist along every axis of the cube; another corner does not, but the difference follows from the
// place alone. So all 48 symmetries, and not only the sixteen that keep one axis, turn corners into
// corners. There are 3,393 classes. Each is represented by its smallest member, and they are
// numbered in that order; class 0 has the solved corners.
//
// The coordinate is that of the H48 solver by S. Tronto and E. Tenuti (nissy-core, doc/h48.md),
// after solvers by T. Rokicki (nxopt) and S. Chen (cubeopt).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/symmetry.h"

namespace cubewright {

inline constexpr int kTetradsCount = 70;
inline constexpr int kCornersCount = 2187 * kTetradsCount;
inline constexpr int kCornerClassCount = 3393;

// A class, and a symmetry S that brings corners to its smallest member: S * corners * S^-1.
struct CornerMember {
  std::uint16_t class_index;
  std::uint8_t symmetry;
};

// Symmetries as a set: bit s stands for symmetry s.
using SymmetrySet = std::uint64_t;

// Whether a corner, of 0..7, is URF, ULB, DLF or DRB.
constexpr bool IsOfFirstTetrad(int corner) { return (0b10100101 >> corner & 1) != 0; }
// By set of places, bit i for place i: its number among the sets of four places. Other sets have
// none.
const std::array<std::uint8_t, 256>& TetradNumbers();

// 70 * twist + tetrads, 0..153,089.
int CornersOf(const CubieCube& cube);
// A cube with these corners and its edges at home. It need not be solvable.
CubieCube CubeWithCorners(int corners);

// Made once, within some tens of milliseconds, and then only read.
class CornerClasses {
 public:
  CornerClasses();

  CornerMember MemberOf(int corners) const { return members_[static_cast<std::size_t>(corners)]; }
  // Prefetches what MemberOf reads.
  void Prefetch(int corners) const {
    __builtin_prefetch(&members_[static_cast<std::size_t>(corners)]);
  }
  // The class after a move of its smallest member, and the symmetry that brings the result to the
  // smallest member of that class.
  CornerMember After(int class_index, Move move) const {
    return after_[static_cast<std::size_t>(class_index)][move];
  }
  // The symmetries that leave the smallest member as it is.
  SymmetrySet StabilizerOf(int class_index) const {
    return stabilizers_[static_cast<std::size_t>(class_index)];
  }

 private:
  void FillClasses();
  void FillMoves();

  std::vector<CornerMember> members_;
  std::vector<int> smallest_;
  std::vector<SymmetrySet> stabilizers_;
  std::vector<std::array<CornerMember, kMoveCount>> after_;
};

}  // namespace cubewright
