// What people call the six colours of a cube: nothing that a cube is read by, but how it is shown,
// and which way up.
#pragma once

#include <array>

#include "solver/cube/move.h"
#include "solver/scan/color.h"

namespace cubewright {

// For each face of the usual colour scheme, white opposite to yellow, red to orange and green to
// blue, which of the colours (0..5, given in Oklab) is most like its. The light's own colour and
// strength are left out.
std::array<Face, kFaceCount> UsualFaces(const std::array<Coordinates, kFaceCount>& colors);

}  // namespace cubewright
