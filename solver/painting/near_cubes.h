// The legal cubes that differ from a painting in the fewest stickers.
#pragma once

#include <cstddef>
#include <vector>

#include "solver/painting/painting.h"

namespace cubewright {

struct NearCube {
  // In the frame in which the cube is held.
  CubieCube cube;
  // Which of the 24 ways that is (cube_orientation.h).
  int orientation = 0;
  // How many known stickers of the painting are others than the cube's, centres included.
  int distance = 0;
};

struct NearCubes {
  // By distance, the nearest first.
  std::vector<NearCube> cubes;
  // The distance of the nearest of all, also if it is too far to be listed.
  int smallest_distance = 0;
  // Whether all that were looked for are listed.
  bool are_all = true;
};

struct NearCubesLimits {
  // Those at the smallest distance and those up to this one are looked for,
  int distance = 2;
  // none that are farther than this,
  int most_distance = 12;
  // and no more than so many.
  std::size_t count = 100;
};

// Finds every cube within the limits, exactly: some milliseconds, whatever the painting.
NearCubes FindNearCubes(const Painting& painting, const NearCubesLimits& limits = {});

}  // namespace cubewright
