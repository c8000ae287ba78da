// How `cubewright solve` gets the solutions of a cube, whatever the method.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <vector>

#include "solver/cli/cubes/position.h"
#include "solver/cube/cubie_cube.h"
#include "solver/cube/error.h"
#include "solver/cube/move.h"

namespace cubewright {

struct Answer {
  // The moves of each solution; there is at least one.
  std::vector<std::vector<Move>> solutions;
  // What --json writes; empty without it.
  nlohmann::ordered_json json;
};

// Solves `task`: the cube as it is held or, if there is a whole goal, the cube that the same moves
// solve. `position` is the cube itself.
using AnswerCube =
    std::function<Result<Answer, PositionFault>(const Position& position, const CubieCube& task)>;

PositionFault OtherFrameFault(bool has_centers);
// For a 2x2x2, which no turns take to a goal with its colours arranged otherwise.
PositionFault OtherSchemeFault();

}  // namespace cubewright
