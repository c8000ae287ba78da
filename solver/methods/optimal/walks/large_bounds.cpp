#include "solver/methods/optimal/walks/large_bounds.h"

#include <new>

namespace cubewright {

LargeBounds::LargeBounds(std::span<const std::byte> payload, int flip_places, int last_distance)
    : payload_(payload.data()),
      flip_places_(flip_places),
      row_length_(static_cast<std::uint32_t>(kSlicesCount) << flip_places),
      nearest_(last_distance - 2) {
  images_.reserve(kSymmetryCount);
  for (int symmetry = 0; symmetry < kSymmetryCount; ++symmetry) images_.emplace_back(symmetry);
  FillFilter();
}

// A code is 0 or 1 if its higher bit is 0.
bool LargeBounds::HasLowCode(std::uint32_t group) const {
  constexpr unsigned kHigherBits = 0b10101010;
  const std::uint32_t first = group << flip_places_;
  const std::uint32_t last = first + (1U << flip_places_) - 1;
  const auto higher_bits_of = [this](std::uint32_t byte) {
    return static_cast<unsigned>(payload_[byte]) & kHigherBits;
  };
  if (flip_places_ < 2) {
    // They share a byte with others.
    const unsigned theirs = kHigherBits >> (8 - (2U << flip_places_)) << (first % 4 * 2);
    return (higher_bits_of(first / 4) & theirs) != theirs;
  }
  unsigned higher_bits = kHigherBits;
  for (std::uint32_t byte = first / 4; byte <= last / 4; ++byte) {
    higher_bits &= higher_bits_of(byte);
  }
  return higher_bits != kHigherBits;
}

void LargeBounds::FillFilter() {
  constexpr std::uint32_t kGroups = kCornerClassCount * static_cast<std::uint32_t>(kSlicesCount);
  filter_.reset(new (std::nothrow) std::byte[PackedBytes(kGroups, 1)]());
  if (filter_ == nullptr) return;
  for (std::uint32_t group = 0; group < kGroups; ++group) {
    if (HasLowCode(group)) SetPackedEntry<1>(filter_.get(), group, 1);
  }
}

}  // namespace cubewright
