// The cubes that six faces make, if each may be turned any way.
//
// Mostly there is one. But a cube after a single turn has faces that look alike upside down: turned
// over, they make the cube with D' in place of the one with U, and no colour shows which it was.
#pragma once

#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/painting/face_layout.h"

namespace cubewright {

struct Assembly {
  FaceLayout layout;
  CubieCube cube;
};

// All legal cubes that the faces of `assembly` make in their order, including itself, each once.
//
// The likeliest comes first. What decides, most important first: how many symmetries it has, since
// a pattern that could be regular was made on purpose; whether four faces in a row around the cube
// were read the same way up, since people mostly turn a cube that way; and how many pieces are in
// their places, those of D, L and B above all, since these faces are turned less than U, R and F.
std::vector<Assembly> AssembliesOf(const Assembly& assembly);

}  // namespace cubewright
