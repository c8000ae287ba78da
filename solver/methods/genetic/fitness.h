// The stages that the populations go through, and how fit a cube is for each: by what can be
// counted on the cube, with no table of distances and no search.
//
// Fitness is what J. Koza calls standardized in Genetic Programming (1992): the less the better,
// and 0 exactly if the stage is done.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"

namespace cubewright {

struct EvolvedStage {
  std::string_view id;
  // The moves that the stage may use.
  MoveSet moves;
  // How much is still wrong.
  int (*fitness)(const CubieCube& cube);
};

// M. Thistlethwaite's subgroups G1 to G3 and the solved cube. A cube's fitness for a stage means
// something only if the stages before it are done, which its turns cannot undo.
std::span<const EvolvedStage> SubgroupStages();

// The layers of the beginner's method, with the cross below. Any turn is allowed, and fitness
// counts the pieces of the stages before, too: those that are misplaced or misoriented.
std::span<const EvolvedStage> LayerStages();

}  // namespace cubewright
