// Which cubes turns can solve. Apart from the composition of cubes, since this is compiled for
// size.
#pragma once

#include <cstdint>
#include <span>

#include "solver/cube/cubie_cube.h"

namespace cubewright {

// Whether turns can solve the cube: each piece once, corner twists summing to 0 mod 3, edge flips
// to 0 mod 2, and both permutations of the same parity.
bool IsSolvable(const CubieCube& cube);

// Whether a permutation is odd. `pieces` holds each of 0..size-1 once.
bool IsOddPermutation(std::span<const std::uint8_t> pieces);

}  // namespace cubewright
