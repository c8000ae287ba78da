#include "solver/cube/solvable.h"

#include <array>
#include <cstddef>

namespace cubewright {
namespace {

template <std::size_t kSize>
bool HoldsEachOnce(const std::array<std::uint8_t, kSize>& pieces) {
  unsigned seen = 0;
  for (const std::uint8_t piece : pieces) {
    if (piece >= kSize) return false;
    seen |= 1U << piece;
  }
  return seen == (1U << kSize) - 1;
}

template <std::size_t kSize>
bool OrientationsSumToZero(const std::array<std::uint8_t, kSize>& orientations, unsigned modulus) {
  unsigned sum = 0;
  for (const std::uint8_t orientation : orientations) {
    if (orientation >= modulus) return false;
    sum += orientation;
  }
  return sum % modulus == 0;
}

}  // namespace

bool IsSolvable(const CubieCube& cube) {
  return HoldsEachOnce(cube.corner_piece) && HoldsEachOnce(cube.edge_piece) &&
         OrientationsSumToZero(cube.corner_orientation, 3) &&
         OrientationsSumToZero(cube.edge_orientation, 2) &&
         IsOddPermutation(cube.corner_piece) == IsOddPermutation(cube.edge_piece);
}

bool IsOddPermutation(std::span<const std::uint8_t> pieces) {
  bool odd = false;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    for (std::size_t j = i + 1; j < pieces.size(); ++j) odd ^= pieces[i] > pieces[j];
  }
  return odd;
}

}  // namespace cubewright
