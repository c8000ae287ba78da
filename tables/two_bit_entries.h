// Tables of two-bit entries, four to a byte, the first in the lowest bits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace cubewright {

inline constexpr std::uint64_t TwoBitBytes(std::uint64_t entries) { return (entries + 3) / 4; }

inline unsigned TwoBitEntry(const std::byte* table, std::uint32_t index) {
  return static_cast<unsigned>(table[index >> 2]) >> (2 * (index & 3)) & 3;
}

inline void SetTwoBitEntry(std::byte* table, std::uint32_t index, unsigned value) {
  const unsigned shift = 2 * (index & 3);
  const unsigned byte = static_cast<unsigned>(table[index >> 2]);
  table[index >> 2] = static_cast<std::byte>((byte & ~(3U << shift)) | value << shift);
}

}  // namespace cubewright
