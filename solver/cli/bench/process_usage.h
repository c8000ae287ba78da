// What this process has used of the machine.
#pragma once

#include <cstdint>

namespace cubewright {

// Time that the processor has worked for this process, on all its threads together.
double ProcessorTimeMs();

struct ResidentMemory {
  std::uint64_t now_bytes = 0;
  std::uint64_t peak_bytes = 0;
};
// Pages in main memory, as Linux counts them; zeros where /proc tells nothing.
ResidentMemory ReadResidentMemory();

}  // namespace cubewright
