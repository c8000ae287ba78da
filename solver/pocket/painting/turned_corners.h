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
  // With the corner turned back; unknown stickers stay unknown.
  PocketPainting painting;
};

// All such corners in one scheme; turning back any one of them makes the painting legal. A turned
// corner is one mistake in putting the puzzle together, however many of its stickers are known, and
// any corner may be the one. A corner is offered if it shows two stickers, which identify its
// piece.
std::vector<TurnedCorner> FindTurnedCorners(const PocketPainting& painting,
                                            const ColorScheme& scheme);

}  // namespace cubewright
