// The legal 2x2x2s that a painting with unknown stickers shows if one corner was turned in its
// place.
#pragma once

#include <cstddef>
#include <vector>

#include "solver/pocket/painting/color_schemes.h"
#include "solver/pocket/painting/pocket_painting.h"

namespace cubewright {

struct TurnedCorner {
  // The number of the corner's place.
  std::size_t place = 0;
  // Which way it is to be turned back.
  bool is_clockwise = false;
  // With the corner turned back; stickers that were unknown are so still.
  PocketPainting painting;
};

// All in one scheme, each of which makes the painting legal by itself. A turned corner is one
// mistake of whoever put the puzzle together, however many of its stickers are known, and any
// corner may be the one: it is offered if it shows two stickers, which tell what piece it is.
std::vector<TurnedCorner> FindTurnedCorners(const PocketPainting& painting,
                                            const ColorScheme& scheme);

}  // namespace cubewright
