// What the colours of a cube are called.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "solver/cube/move.h"
#include "solver/text/sticker_symbols.h"

namespace cubewright {

// The colours of the faces U R F D L B on most cubes.
inline constexpr std::array<std::string_view, kFaceCount> kColorNames = {
    "white", "red", "green", "yellow", "orange", "blue"};

// The name of a colour that is written with this letter of a face or colour; empty for any other
// symbol.
std::string_view NamedColor(char32_t symbol);

// The colours of the start's faces U R F D L B, as a person who looks at the cube calls them.
class CenterColors {
 public:
  // Those of most cubes, held in this orientation (cube_orientation.h).
  explicit CenterColors(int orientation = 0);
  // As they were written. A symbol of the writer's own choice is its own name.
  explicit CenterColors(const ColorSymbols& symbols);

  std::string_view at(Face face) const { return names_[static_cast<std::size_t>(face)]; }

  // The face with the colour of this name. If only symbols of the writer's own choice are known,
  // the face that has it on most cubes held in this orientation.
  Face FaceOf(std::string_view name, int orientation) const;

 private:
  std::array<std::string, kFaceCount> names_;
};

}  // namespace cubewright
