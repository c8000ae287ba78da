#include "solver/cube/permutation_rank.h"

#include <array>
#include <bit>
#include <cstddef>

namespace cubewright {
namespace {

constexpr std::size_t kLongest = 12;

}  // namespace

int PermutationRank(std::span<const std::uint8_t> permutation) {
  int rank = 0;
  unsigned seen = 0;
  const std::size_t size = permutation.size();
  for (std::size_t i = 0; i < size; ++i) {
    const unsigned piece = permutation[i];
    const int smaller_left = static_cast<int>(piece) - std::popcount(seen & ((1U << piece) - 1));
    rank = rank * static_cast<int>(size - i) + smaller_left;
    seen |= 1U << piece;
  }
  return rank;
}

void PermutationFromRank(int rank, std::span<std::uint8_t> permutation) {
  const std::size_t size = permutation.size();
  std::array<int, kLongest> digits{};
  for (std::size_t i = size; i-- > 0;) {
    const int base = static_cast<int>(size - i);
    digits[i] = rank % base;
    rank /= base;
  }
  unsigned left = (1U << size) - 1;
  for (std::size_t i = 0; i < size; ++i) {
    unsigned candidates = left;
    for (int skip = digits[i]; skip > 0; --skip) candidates &= candidates - 1;
    const int piece = std::countr_zero(candidates);
    permutation[i] = static_cast<std::uint8_t>(piece);
    left &= ~(1U << piece);
  }
}

}  // namespace cubewright
