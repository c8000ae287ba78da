// Cubes drawn at random, each of the 43,252,003,274,489,856,000 as likely as any other.
#pragma once

#include <array>
#include <cstdint>

#include "solver/cube/cubie_cube.h"

namespace cubewright {

// xoshiro256** by D. Blackman and S. Vigna, "Scrambled linear pseudorandom number generators" (ACM
// TOMS 47, 2021), its state filled by splitmix64 as its authors advise. The same seed gives the
// same numbers on every platform.
class RandomNumbers {
 public:
  explicit RandomNumbers(std::uint64_t seed);
  // 128 bits of seed, for a caller with that much real entropy.
  RandomNumbers(std::uint64_t first_seed, std::uint64_t second_seed);

  // Uniform over all 64-bit numbers.
  std::uint64_t Next();
  // Uniform over 0..bound - 1. Precondition: bound > 0.
  std::uint32_t Below(std::uint32_t bound);

 private:
  std::array<std::uint64_t, 4> state_;
};

// A uniformly random legal cube.
CubieCube RandomCube(RandomNumbers& numbers);

}  // namespace cubewright
