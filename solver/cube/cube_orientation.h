// How the whole cube is held: the 24 orientations that its rotations reach.
//
// The centres define an orientation: which of the cube's own faces is at each of the holder's
// places U R F D L B. Orientation 4 * face + quarter turns (0..23) is reached from the usual one by
// the rotation that brings `face` to the top (none, z', x, x2, z, x' for U R F D L B), followed by
// that many quarter turns of y. So 0 is the usual one, x is 8 and y is 1.
#pragma once

#include <array>
#include <optional>

#include "solver/cube/move.h"

namespace cubewright {

inline constexpr int kOrientationCount = 24;

// The cube's own face at each place of the holder, in the order U R F D L B.
using Centers = std::array<Face, kFaceCount>;

inline constexpr Centers kUsualCenters = {Face::kU, Face::kR, Face::kF,
                                          Face::kD, Face::kL, Face::kB};

// The rotations of the whole cube: x follows a turn of R, y of U, z of F.
enum class Axis { kX, kY, kZ };

// The centres after `quarter_turns` (any number of 0 or more) about the holder's axis.
Centers Rotated(const Centers& centers, Axis axis, int quarter_turns);

// The centres in an orientation. Precondition: 0..23.
const Centers& CentersOf(int orientation);
// The orientation, 0..23; none if no rotation of the cube leads to these centres.
std::optional<int> OrientationOf(const Centers& centers);

}  // namespace cubewright
