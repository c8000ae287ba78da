// Whether stickers make a cube that turns can solve, and if not, what is wrong with it.
#pragma once

#include <string_view>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/error.h"
#include "solver/cube/fault.h"
#include "solver/text/facelet_reader.h"

namespace cubewright {

// The cube that shows these stickers. Fails with the first that applies of kEdgePiece, kEdgeFlip,
// kCornerPiece, kCornerTwist and kParity. Pieces that do not exist or are there twice are marked.
// Flipped, twisted or exchanged pieces are marked only if all other pieces of their kind are at
// home: otherwise any piece may be the wrong one.
Result<CubieCube, Fault> Diagnose(const FaceletReading& reading);

// The same for the corners alone, in any permutation; the edges are taken to be solved. Fails with
// kCornerPiece or kCornerTwist.
Result<CubieCube, Fault> DiagnoseCorners(const FaceletReading& reading);

// A legal cube, as somebody wrote it.
struct CubeReading {
  CubieCube cube;
  // Which of the 24 ways it is held (cube_orientation.h). `cube` is in that frame.
  int orientation = 0;
};

// ReadFacelets and Diagnose in one.
Result<CubeReading, Fault> ReadCube(std::string_view text);

}  // namespace cubewright
