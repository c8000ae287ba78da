// Asking for memory that is used later.
#pragma once

#include <cstddef>
#include <cstdlib>

namespace cubewright {

// Whether there is memory for so many bytes, 0 or more. If it were refused later, the program would
// end; memory that was freed stays with the bundle.
inline bool HasMemoryFor(std::size_t size_bytes) {
  // Volatile, since compilers leave out an allocation that nothing uses, as if it had succeeded.
  void* volatile memory = std::malloc(size_bytes + 1);
  const bool is_there = memory != nullptr;
  std::free(memory);
  return is_there;
}

}  // namespace cubewright
