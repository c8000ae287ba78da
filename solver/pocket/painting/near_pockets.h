// The legal 2x2x2s that differ from a painting in the fewest stickers.
#pragma once

#include <span>
#include <vector>

#include "solver/painting/near_cubes.h"
#include "solver/pocket/painting/color_schemes.h"
#include "solver/pocket/painting/pocket_painting.h"

namespace cubewright {

struct NearPocket {
  // In the colours of the painting, all stickers known.
  PocketPainting stickers;
  ColorScheme scheme = {};
  // On how many known stickers the painting shows another colour.
  int distance = 0;
};

struct NearPockets {
  // By distance, the nearest first; of several equally near, those of the first scheme first.
  std::vector<NearPocket> pockets;
  // The distance of the nearest of all, even if it is too far to be listed.
  int smallest_distance = 0;
  // The first scheme that has one so near.
  ColorScheme nearest_scheme = {};
  // False if there are more within the limits than are listed.
  bool are_all = true;
};

// Finds all within the limits in any of the schemes, exactly, held any way up. A millisecond or two
// for all 30 schemes. Precondition: there is a scheme.
NearPockets FindNearPockets(const PocketPainting& painting, std::span<const ColorScheme> schemes,
                            const NearCubesLimits& limits = {});

}  // namespace cubewright
