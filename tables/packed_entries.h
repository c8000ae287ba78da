// Tables of entries of 1, 2, 4 or 8 bits, several to a byte, the first in the lowest bits.
#pragma once

#include <algorithm>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace cubewright {

constexpr std::uint64_t PackedBytes(std::uint64_t entries, unsigned bits_per_entry) {
  const std::uint64_t entries_per_byte = 8 / bits_per_entry;
  return (entries + entries_per_byte - 1) / entries_per_byte;
}

// Use a 32-bit index for tables with few enough entries: on 32-bit machines, such as WebAssembly, a
// longer one is slower.
template <unsigned kBits, std::unsigned_integral Index>
inline unsigned PackedEntry(const std::byte* table, Index index) {
  static_assert(8 % kBits == 0);
  constexpr Index kPerByte = 8 / kBits;
  return static_cast<unsigned>(table[index / kPerByte]) >>
             (kBits * static_cast<unsigned>(index % kPerByte)) &
         ((1U << kBits) - 1);
}

template <unsigned kBits, std::unsigned_integral Index>
inline void SetPackedEntry(std::byte* table, Index index, unsigned value) {
  static_assert(8 % kBits == 0);
  constexpr Index kPerByte = 8 / kBits;
  constexpr unsigned kMask = (1U << kBits) - 1;
  const unsigned shift = kBits * static_cast<unsigned>(index % kPerByte);
  const unsigned byte = static_cast<unsigned>(table[index / kPerByte]);
  table[index / kPerByte] = static_cast<std::byte>((byte & ~(kMask << shift)) | value << shift);
}

// The distance that leaves `remainder` modulo 3 and differs from `distance` by at most 1: tables
// store the distances of neighbours this way.
constexpr int DistanceNextTo(int distance, unsigned remainder) {
  return distance - 1 +
         static_cast<int>((remainder + 4U - static_cast<unsigned>(distance) % 3U) % 3U);
}

// Calls `visit(index)` for each entry equal to `value` from `begin` up to `end`, eight bytes at a
// time: in most layers of a search, most entries are skipped.
template <unsigned kBits, std::unsigned_integral Index, class Visit>
void ForEachEqual(const std::byte* table, Index begin, Index end, unsigned value, Visit visit) {
  constexpr Index kPerByte = 8 / kBits;
  // The lowest bit of each entry.
  constexpr std::uint64_t kLowBits = ~std::uint64_t{0} / ((std::uint64_t{1} << kBits) - 1);
  const std::uint64_t wanted = kLowBits * value;
  const Index last_byte = (end - 1) / kPerByte;
  for (Index byte = begin / kPerByte; byte <= last_byte; byte += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, table + byte,
                static_cast<std::size_t>(std::min<Index>(8, last_byte - byte + 1)));
    std::uint64_t difference = word ^ wanted;
    for (unsigned shift = kBits / 2; shift > 0; shift /= 2) difference |= difference >> shift;
    std::uint64_t equal = ~difference & kLowBits;
    for (; equal != 0; equal &= equal - 1) {
      const Index index = kPerByte * byte + static_cast<Index>(std::countr_zero(equal)) / kBits;
      if (index >= begin && index < end) visit(index);
    }
  }
}

}  // namespace cubewright
