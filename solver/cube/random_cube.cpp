#include "solver/cube/random_cube.h"

#include <bit>
#include <span>
#include <utility>

#include "solver/cube/solvable.h"

namespace cubewright {
namespace {

// splitmix64 (G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators", 2014).
std::uint64_t SplitMix(std::uint64_t& state) {
  state += 0x9E3779B97F4A7C15U;
  std::uint64_t mixed = state;
  mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9U;
  mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBU;
  return mixed ^ mixed >> 31;
}

// R. Durstenfeld's shuffle (Communications of the ACM 7, 1964).
void Shuffle(std::span<std::uint8_t> pieces, RandomNumbers& numbers) {
  for (std::size_t left = pieces.size(); left > 1; --left) {
    std::swap(pieces[left - 1], pieces[numbers.Below(static_cast<std::uint32_t>(left))]);
  }
}

// The last orientation follows from the others: all must sum to 0.
void Orient(std::span<std::uint8_t> orientations, std::uint32_t modulus, RandomNumbers& numbers) {
  std::uint32_t sum = 0;
  for (std::uint8_t& orientation : orientations.first(orientations.size() - 1)) {
    orientation = static_cast<std::uint8_t>(numbers.Below(modulus));
    sum += orientation;
  }
  orientations.back() = static_cast<std::uint8_t>((modulus - sum % modulus) % modulus);
}

}  // namespace

// Successive outputs of SplitMix differ, so the state cannot become four zeros, which would never
// change.
RandomNumbers::RandomNumbers(std::uint64_t seed) {
  for (std::uint64_t& word : state_) word = SplitMix(seed);
}

RandomNumbers::RandomNumbers(std::uint64_t first_seed, std::uint64_t second_seed)
    : state_{SplitMix(first_seed), SplitMix(first_seed), SplitMix(second_seed),
             SplitMix(second_seed)} {}

std::uint64_t RandomNumbers::Next() {
  const std::uint64_t number = std::rotl(state_[1] * 5, 7) * 9;
  const std::uint64_t shifted = state_[1] << 17;
  state_[2] ^= state_[0];
  state_[3] ^= state_[1];
  state_[1] ^= state_[2];
  state_[0] ^= state_[3];
  state_[2] ^= shifted;
  state_[3] = std::rotl(state_[3], 45);
  return number;
}

// D. Lemire, "Fast random integer generation in an interval" (ACM TOMACS 29, 2019): the few
// products that would make some results likelier are drawn again.
std::uint32_t RandomNumbers::Below(std::uint32_t bound) {
  const std::uint32_t surplus = (0U - bound) % bound;
  std::uint64_t product = 0;
  do {
    product = (Next() >> 32) * bound;
  } while (static_cast<std::uint32_t>(product) < surplus);
  return static_cast<std::uint32_t>(product >> 32);
}

CubieCube RandomCube(RandomNumbers& numbers) {
  CubieCube cube;
  Shuffle(cube.corner_piece, numbers);
  Shuffle(cube.edge_piece, numbers);
  // Exchanging two edges pairs each illegal arrangement with one legal one, so that all legal ones
  // stay equally likely.
  if (IsOddPermutation(cube.corner_piece) != IsOddPermutation(cube.edge_piece)) {
    std::swap(cube.edge_piece[kEdgeCount - 2], cube.edge_piece[kEdgeCount - 1]);
  }
  Orient(cube.corner_orientation, 3, numbers);
  Orient(cube.edge_orientation, 2, numbers);
  return cube;
}

}  // namespace cubewright
