// Coordinates seen through the sixteen symmetries that keep the UD axis: S * cube * S^-1.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/cube/symmetry.h"
#include "solver/twophase/coordinates.h"

namespace cubewright {

// A row of sixteen per value of the coordinate.
class ConjugationTable {
 public:
  using Row = std::array<std::uint16_t, kAxisSymmetryCount>;

  explicit ConjugationTable(std::vector<Row> rows) : rows_(std::move(rows)) {}
  int Conjugate(int coordinate, int symmetry) const {
    return rows_[static_cast<std::size_t>(coordinate)][static_cast<std::size_t>(symmetry)];
  }
  const Row& RowOf(int coordinate) const { return rows_[static_cast<std::size_t>(coordinate)]; }

 private:
  std::vector<Row> rows_;
};

ConjugationTable MakeTwistConjugation();
ConjugationTable MakeLayerEdgeConjugation();

inline constexpr int kCornerClassCount = 2768;

// The corner permutations up to the sixteen symmetries: 2,768 classes, numbered in the order of
// their smallest members, class 0 the solved one.
class CornerClasses {
 public:
  CornerClasses();

  // The smallest members, in rising order.
  const std::vector<std::uint16_t>& representatives() const { return representatives_; }
  int ClassOf(int corners) const { return members_[static_cast<std::size_t>(corners)] >> 4; }
  // A symmetry S that brings the permutation to its smallest member: S * corners * S^-1.
  int SymmetryOf(int corners) const { return members_[static_cast<std::size_t>(corners)] & 15; }
  // The symmetries that leave a class's smallest member as it is, as a set of bits.
  unsigned StabilizerOf(int class_index) const {
    return stabilizers_[static_cast<std::size_t>(class_index)];
  }

 private:
  std::vector<std::uint16_t> representatives_;
  std::vector<std::uint16_t> stabilizers_;
  // 16 * class + symmetry, below 16 * 2,768 = 44,288.
  std::vector<std::uint16_t> members_;
};

}  // namespace cubewright
