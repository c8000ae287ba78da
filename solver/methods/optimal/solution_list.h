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

// By the numbers of the moves, U U2 U' R ..., the first that differ; in quarter turns by those of
// the quarter turns of which they are made.
bool ComeBefore(const std::vector<Move>& moves, const std::vector<Move>& others,
                const WalkMoves& in_metric);

// The search tries only one of the first moves that a symmetry of the cube turns into each other
// (DistinctMoves). Here the solutions are added that such symmetries make of those that it found.
//
// None is there twice; two that differ only in the order of turns of opposite faces are one,
// written in the order of MovesAfter. What `prefer` counts comes first, fewest first. Otherwise
// they are in the order of their moves, and those that symmetries turn into each other stand
// together, where the first of them belongs.
std::vector<std::vector<Move>> ListOfSolutions(const CubieCube& cube,
                                               std::span<const std::vector<Move>> found,
                                               std::optional<Preference> prefer,
                                               const WalkMoves& in_metric);

}  // namespace cubewright
