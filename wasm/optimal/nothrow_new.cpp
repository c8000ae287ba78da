// Emscripten's own ends the program if memory is refused, unless exceptions are compiled in.

#include <cstddef>
#include <cstdlib>
#include <new>

void* operator new[](std::size_t size_bytes, const std::nothrow_t&) noexcept {
  return std::malloc(size_bytes);
}
