// All shortest solutions of a cube, made from those that the search finds, and in an order that
// does not depend on how it finds them.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"
#include "solver/methods/optimal/walks/walk_moves.h"
#include "solver/methods/preference.h"

namespace cubewright {

// Compares the numbers of the first moves that differ, U U2 U' R ...; in quarter turns, those of
// the first quarter turns that differ.
bool ComeBefore(const std::vector<Move>& moves, const std::vector<Move>& others,
                const WalkMoves& in_metric);

// The search tries only one of the first moves that a symmetry of the cube turns into each other
// (DistinctMoves). The list adds the images of the solutions found under these symmetries.
//
// None is there twice; two that differ only in the order of turns of opposite faces are one,
// written in the order of MovesAfter. They are sorted by what `prefer` counts, fewest first, and
// then by their moves; images of one solution stand together, where the first of them belongs.
std::vector<std::vector<Move>> ListOfSolutions(const CubieCube& cube,
                                               std::span<const std::vector<Move>> found,
                                               std::optional<Preference> prefer,
                                               const WalkMoves& in_metric);

}  // namespace cubewright
