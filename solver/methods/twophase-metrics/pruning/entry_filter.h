// A set of entries of the table of phase 1 in little memory: as PositionFilter of the search in
// half turns, but its size is chosen when it is made.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cubewright {

class EntryFilter {
 public:
  explicit EntryFilter(int bits_log2)
      : shift_(32 - bits_log2), words_((std::size_t{1} << bits_log2) / 32) {}

  void Insert(std::uint32_t entry) {
    const std::uint32_t bit = BitOf(entry);
    words_[bit / 32] |= 1U << (bit % 32);
  }
  // 1 for every entry inserted, 0 for nearly all others.
  std::uint32_t MayContain(std::uint32_t entry) const {
    const std::uint32_t bit = BitOf(entry);
    return words_[bit / 32] >> (bit % 32) & 1;
  }

 private:
  // Multiplicative hashing (Knuth, The Art of Computer Programming, volume 3, 6.4).
  std::uint32_t BitOf(std::uint32_t entry) const { return entry * 2654435769U >> shift_; }

  int shift_;
  std::vector<std::uint32_t> words_;
};

}  // namespace cubewright
