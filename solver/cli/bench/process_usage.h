// What this process has used of the machine.
#pragma once

#include <cstdint>

namespace cubewright {

// The processor time of this process, of all its threads together.
double ProcessorTimeMs();

struct ResidentMemory {
  std::uint64_t now_bytes = 0;
  std::uint64_t peak_bytes = 0;
};
// Pages in main memory, as Linux counts them; zeros where /proc does not say.
ResidentMemory ReadResidentMemory();

}  // namespace cubewright
