// The distances of a small table whose rows are classes of one coordinate and whose columns are the
// values of another, seen in the frame of the class.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "solver/methods/twophase/coordinates/conjugation_tables.h"
#include "solver/methods/twophase/coordinates/move_tables.h"

namespace cubewright {

// What moves do to the classes.
struct ClassMoves {
  // Where a move leads from the smallest member of a class, and the symmetry that brings the result
  // to the smallest member of its own class.
  struct Step {
    std::uint16_t class_index;
    std::uint16_t symmetry;
  };

  // The moves. The inverse of each is one of them.
  std::span<const Move> moves;
  // By class, then in the order of `moves`.
  std::vector<Step> steps;
  // By class: the symmetries that leave its smallest member as it is, as a set of bits.
  std::vector<std::uint16_t> stabilizers;
};

// The least number of moves from entry 0 to each entry, (number of columns) * class + column.
// `column_moves` may have more rows than there are columns: slice orders are the first quartets,
// and moves of phase 2 lead from them to no others. All entries must be reachable.
std::vector<std::uint8_t> PairDistances(const ClassMoves& classes, const MoveTable& column_moves,
                                        const ConjugationTable& column_conjugation);

}  // namespace cubewright
