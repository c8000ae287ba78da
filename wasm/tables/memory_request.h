// Asking for memory that is used later.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace cubewright {

// Whether there is memory for `size_bytes`, 0 or more, in pieces of at most `piece_bytes`, which is
// 0 only if `size_bytes` is. What is made of many lists does not need it all in one place, where it
// may be refused although there is enough. If memory were refused later, the program would end;
// memory that was freed stays with the bundle.
inline bool HasMemoryFor(std::size_t size_bytes, std::size_t piece_bytes) {
  // Each piece begins with the address of the one before.
  void* last = nullptr;
  std::size_t missing_bytes = size_bytes;
  while (missing_bytes > 0) {
    const std::size_t wanted_bytes = std::min(missing_bytes, piece_bytes);
    void* const piece = std::malloc(std::max(wanted_bytes, sizeof(void*)));
    if (piece == nullptr) break;
    *static_cast<void* volatile*>(piece) = last;
    last = piece;
    missing_bytes -= wanted_bytes;
  }
  while (last != nullptr) {
    void* const before = *static_cast<void* volatile*>(last);
    std::free(last);
    last = before;
  }
  return missing_bytes == 0;
}

}  // namespace cubewright
