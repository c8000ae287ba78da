// The seed of the cubes over which the methods' mean numbers of turns are taken: the same for all
// methods, so that the means can be compared.
#pragma once

#include <cstdint>

namespace cubewright {

// For RandomNumbers.
inline constexpr std::uint64_t kSampleSeed = 10'000;

}  // namespace cubewright
