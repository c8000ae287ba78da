// Tables of entries of 1, 2, 4 or 8 bits, several to a byte, the first in the lowest bits.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace cubewright {

constexpr std::uint64_t PackedBytes(std::uint64_t entries, unsigned bits_per_entry) {
  const std::uint64_t entries_per_byte = 8 / bits_per_entry;
  return (entries + entries_per_byte - 1) / entries_per_byte;
}

template <unsigned kBits>
inline unsigned PackedEntry(const std::byte* table, std::uint32_t index) {
  static_assert(8 % kBits == 0);
  constexpr std::uint32_t kPerByte = 8 / kBits;
  return static_cast<unsigned>(table[index / kPerByte]) >> (kBits * (index % kPerByte)) &
         ((1U << kBits) - 1);
}

template <unsigned kBits>
inline void SetPackedEntry(std::byte* table, std::uint32_t index, unsigned value) {
  static_assert(8 % kBits == 0);
  constexpr std::uint32_t kPerByte = 8 / kBits;
  constexpr unsigned kMask = (1U << kBits) - 1;
  const unsigned shift = kBits * (index % kPerByte);
  const unsigned byte = static_cast<unsigned>(table[index / kPerByte]);
  table[index / kPerByte] = static_cast<std::byte>((byte & ~(kMask << shift)) | value << shift);
}

// Calls `visit(index)` for each entry equal to `value` among those from `begin` to `end`, eight
// bytes at a time: in most layers of a search most entries are passed over.
template <unsigned kBits, class Visit>
void ForEachEqual(const std::byte* table, std::uint32_t begin, std::uint32_t end, unsigned value,
                  Visit visit) {
  constexpr std::uint32_t kPerByte = 8 / kBits;
  // The lowest bit of each entry.
  constexpr std::uint64_t kLowBits = ~std::uint64_t{0} / ((std::uint64_t{1} << kBits) - 1);
  const std::uint64_t wanted = kLowBits * value;
  const std::uint32_t last_byte = (end - 1) / kPerByte;
  for (std::uint32_t byte = begin / kPerByte; byte <= last_byte; byte += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, table + byte, std::min<std::size_t>(8, last_byte - byte + 1));
    std::uint64_t difference = word ^ wanted;
    for (unsigned shift = kBits / 2; shift > 0; shift /= 2) difference |= difference >> shift;
    std::uint64_t equal = ~difference & kLowBits;
    for (; equal != 0; equal &= equal - 1) {
      const std::uint32_t index =
          kPerByte * byte + static_cast<std::uint32_t>(std::countr_zero(equal)) / kBits;
      if (index >= begin && index < end) visit(index);
    }
  }
}

}  // namespace cubewright
