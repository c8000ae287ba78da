// What people call the six colours of a cube. This hardly affects how a cube is read, but decides
// how it is shown, and which way up.
#pragma once

#include <array>

#include "solver/cube/move.h"
#include "solver/scan/color.h"

namespace cubewright {

// For each face of the usual colour scheme (white opposite yellow, red orange, green blue), which
// of `colors` (0..5, in Oklab) is most like its colour. The light's own colour and strength are
// ignored.
std::array<Face, kFaceCount> UsualFaces(const std::array<Coordinates, kFaceCount>& colors);

// The cost of other colours on U R F D L B than the usual ones: one cube in twenty has others, in
// one of 29 ways, so -ln(0.05 / 29).
inline float SchemeCost(const std::array<Face, kFaceCount>& usual,
                        const std::array<Face, kFaceCount>& order) {
  return order == usual ? 0 : 6.4F;
}

}  // namespace cubewright
