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

// What it costs if a cube has these colours on U R F D L B and not the usual ones: one cube in
// twenty has others, and there are 29 of these: -ln(0.05 / 29).
inline float SchemeCost(const std::array<Face, kFaceCount>& usual,
                        const std::array<Face, kFaceCount>& order) {
  return order == usual ? 0 : 6.4F;
}

}  // namespace cubewright
