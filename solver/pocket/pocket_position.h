// A position of the 2x2x2, however it is held.
//
// Without centres, the corners of the cube in one's hands can be arranged in 8! x 3^7 = 88,179,840
// ways: 24 of them, one for each way to hold it, are the same position. With DBL at home, one of
// the 24 is left, and there are two ways to bring it home:
//
// - Names change. The colours on the piece at DBL are called D, B and L, and those opposite to them
//   U, F and R. The puzzle stays as it is held, so a solution can be made at once; how it is held
//   decides which arrangement it is.
// - The puzzle is turned as a whole until its own piece DBL is at DBL. Every way to hold it gives
//   the same arrangement.
#pragma once

#include <optional>

#include "solver/cube/cubie_cube.h"
#include "solver/pocket/pocket_facelets.h"

namespace cubewright {

struct PocketPosition {
  // As it is held, with pieces named so that DBL is at home: turns of U, R and F solve it. Edges
  // are solved, even if no turns lead there.
  CubieCube cube;
  // Which of the 24 ways it is held (cube_orientation.h): where the puzzle's own colours would have
  // their centres. PocketStickersOf(cube, CentersOf(orientation)) are its stickers.
  int orientation = 0;
};

// The corners that show these stickers, edges solved; nothing if no corners do, or if turns cannot
// lead there from a solved puzzle, held in any way.
std::optional<CubieCube> PocketCornersOf(const PocketStickers& stickers);

// The position of corners that turns can lead to, in any of the 88,179,840 arrangements.
PocketPosition PocketPositionOf(const CubieCube& corners);

// The position turned as a whole until its own piece DBL is at home: the same for every way to hold
// it. Edges are solved.
CubieCube HeldTheUsualWay(const PocketPosition& position);

}  // namespace cubewright
