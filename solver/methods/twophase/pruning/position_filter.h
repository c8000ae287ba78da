// A set of phase 1 positions in little memory: a Bloom filter with one hash function (B. Bloom,
// 1970). It reports every position that was inserted, but also a few others. A lookup reads from
// the cache, where the large table takes a read from main memory.
#pragma once

#include <array>
#include <cstdint>

namespace cubewright {

template <int kBitsLog2>
class PositionFilter {
 public:
  void Insert(std::uint32_t position) {
    const std::uint32_t bit = BitOf(position);
    words_[bit / 32] |= 1U << (bit % 32);
  }

  // 1 for every position inserted, 0 for nearly all others.
  std::uint32_t MayContain(std::uint32_t position) const {
    const std::uint32_t bit = BitOf(position);
    return words_[bit / 32] >> (bit % 32) & 1;
  }

 private:
  // Multiplicative hashing (Knuth, The Art of Computer Programming, volume 3, 6.4).
  static std::uint32_t BitOf(std::uint32_t position) {
    return position * 2654435769U >> (32 - kBitsLog2);
  }

  std::array<std::uint32_t, (std::size_t{1} << kBitsLog2) / 32> words_{};
};

}  // namespace cubewright
