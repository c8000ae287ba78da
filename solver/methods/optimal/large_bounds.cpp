#include "solver/methods/optimal/large_bounds.h"

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

// An entry has one of the codes 0 and 1 if its higher bit is 0.
void LargeBounds::FillFilter() {
  constexpr std::uint32_t kRows = kCornerClassCount * static_cast<std::uint32_t>(kSlicesCount);
  const std::uint32_t flips_count = std::uint32_t{1} << flip_places_;
  filter_.resize(PackedBytes(kRows, 1));
  for (std::uint32_t row = 0; row < kRows; ++row) {
    bool may_be_low = false;
    for (std::uint32_t flips = 0; flips < flips_count; ++flips) {
      may_be_low |= CodeAt(row << flip_places_ | flips) <= kFilteredCode;
    }
    if (may_be_low) SetPackedEntry<1>(filter_.data(), row, 1);
  }
}

}  // namespace cubewright
