// Permutations as numbers.
#pragma once

#include <cstdint>
#include <span>

namespace cubewright {

// The place of a permutation of 0..n-1 in lexicographic order, n at most 12.
int PermutationRank(std::span<const std::uint8_t> permutation);
// The inverse of PermutationRank, into all of `permutation`.
void PermutationFromRank(int rank, std::span<std::uint8_t> permutation);

}  // namespace cubewright
