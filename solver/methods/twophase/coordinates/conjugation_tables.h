// Coordinates seen through the sixteen symmetries that keep the UD axis: S * cube * S^-1.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/cube/symmetry.h"
#include "solver/methods/twophase/coordinates/coordinates.h"

namespace cubewright {

// A row of sixteen per value of the coordinate.
class ConjugationTable {
 public:
  using Row = std::array<std::uint16_t, kAxisSymmetryCount>;

  // `conjugate(coordinate, symmetry)` is called for the generators only (see AxisGenerator).
  template <class ConjugateBy>
  ConjugationTable(int size, ConjugateBy conjugate) : rows_(static_cast<std::size_t>(size)) {
    for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
      const int generator = AxisGenerator(symmetry);
      for (int coordinate = 0; coordinate < size; ++coordinate) {
        At(coordinate, symmetry) = static_cast<std::uint16_t>(
            symmetry == 0           ? coordinate
            : symmetry == generator ? conjugate(coordinate, generator)
                                    : At(At(coordinate, generator), symmetry - generator));
      }
    }
  }

  int Conjugate(int coordinate, int symmetry) const {
    return rows_[static_cast<std::size_t>(coordinate)][static_cast<std::size_t>(symmetry)];
  }
  int size() const { return static_cast<int>(rows_.size()); }
  const Row& RowOf(int coordinate) const { return rows_[static_cast<std::size_t>(coordinate)]; }

 private:
  std::uint16_t& At(int coordinate, int symmetry) {
    return rows_[static_cast<std::size_t>(coordinate)][static_cast<std::size_t>(symmetry)];
  }

  std::vector<Row> rows_;
};

ConjugationTable MakeTwistConjugation();
// Of the order of the slice edges in the slice, the quartet coordinates below 24.
ConjugationTable MakeSliceOrderConjugation();
ConjugationTable MakeUpperCornersConjugation();

}  // namespace cubewright
