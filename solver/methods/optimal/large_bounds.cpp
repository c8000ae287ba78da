#include "solver/methods/optimal/large_bounds.h"

namespace cubewright {

LargeBounds::LargeBounds(std::span<const std::byte> payload, int flip_places, int last_distance)
    : payload_(payload.data()),
      flip_places_(flip_places),
      row_length_(static_cast<std::uint32_t>(kSlicesCount) << flip_places),
      nearest_(last_distance - 2) {
  images_.reserve(kSymmetryCount);
  for (int symmetry = 0; symmetry < kSymmetryCount; ++symmetry) images_.emplace_back(symmetry);
}

}  // namespace cubewright
