// Over which cubes the methods' mean numbers of turns are taken: the same for all of them, so that
// the means can be compared.
#pragma once

#include <cstdint>

namespace cubewright {

// For RandomNumbers.
inline constexpr std::uint64_t kSampleSeed = 10'000;

}  // namespace cubewright
