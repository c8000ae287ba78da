// The cubes that six faces make, if each may be turned any way.
//
// Mostly there is one. But a cube with a single turn has faces that look alike upside down: turned
// so, they make the cube with D' in place of that with U, and no colour tells which it was.
#pragma once

#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/painting/face_layout.h"

namespace cubewright {

struct Assembly {
  FaceLayout layout;
  CubieCube cube;
};

// All legal cubes that the faces of `assembly` make in their order, itself among them, each once.
//
// What counts for which comes first, the most important first: that four faces in a row around the
// cube were read the same way up, since whoever shows a cube mostly turns it so; how many
// symmetries it has, since a pattern that could be a regular one has been made on purpose; and that
// pieces are in their places, those of D, L and B above all, since these faces are turned less than
// U, R and F.
std::vector<Assembly> AssembliesOf(const Assembly& assembly);

}  // namespace cubewright
