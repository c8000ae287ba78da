// Stickers in the order U R F D L B as the net on paper shows them.
#pragma once

#include <cstddef>
#include <string>

namespace cubewright {

// What stands on the face named `face` in its row `row`, from the order U R F D L B.
inline std::string RowOf(const std::string& stickers, char face, std::size_t size,
                         std::size_t row) {
  const std::size_t place = std::string("URFDLB").find(face) * size * size;
  return stickers.substr(place + row * size, size);
}

// The net on paper of 54 stickers, or of 24 with a face of size 2: with `between` after each face
// of a line.
inline std::string AsNet(const std::string& stickers, std::size_t size, const std::string& between,
                         const std::string& line_end) {
  const std::string indent(size, ' ');
  std::string net;
  for (const char* faces : {"U", "LFRB", "D"}) {
    for (std::size_t row = 0; row < size; ++row) {
      if (std::string(faces).size() == 1) net += indent + between;
      for (const char* face = faces; *face != '\0'; ++face) {
        net += RowOf(stickers, *face, size, row) + between;
      }
      net += line_end;
    }
  }
  return net;
}

}  // namespace cubewright
