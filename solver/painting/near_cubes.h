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
  // On how many stickers, centres included, the painting shows another colour than the cube.
  int distance = 0;
};

struct NearCubes {
  // By distance, the nearest first.
  std::vector<NearCube> cubes;
  // The distance of the nearest of all, even if it is too far to be listed.
  int smallest_distance = 0;
  // False if there are more cubes within the limits than are listed.
  bool are_all = true;
};

struct NearCubesLimits {
  // Cubes up to this distance are found. If there are none, those at the smallest distance are.
  int distance = 2;
  // No cube farther than this is found.
  int most_distance = 12;
  // At most this many are listed.
  std::size_t count = 100;
};

// Finds every cube within the limits, exactly, in some milliseconds whatever the painting.
NearCubes FindNearCubes(const Painting& painting, const NearCubesLimits& limits = {});

}  // namespace cubewright
