// What the colours of a cube are called.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "solver/cube/move.h"
#include "solver/text/sticker_symbols.h"

namespace cubewright {

// Of the faces U R F D L B, as most cubes have them.
inline constexpr std::array<std::string_view, kFaceCount> kColorNames = {
    "white", "red", "green", "yellow", "orange", "blue"};

// The name of a colour that is written with this letter of a face or colour; empty for any other
// symbol.
std::string_view NamedColor(char32_t symbol);

// The colours of the start's faces U R F D L B, as somebody who looks at the cube calls them.
class CenterColors {
 public:
  // As most cubes have them, of a cube that is held so (cube_orientation.h).
  explicit CenterColors(int orientation = 0);
  // As they were written. A symbol of the writer's own choice is the only name there is.
  explicit CenterColors(const ColorSymbols& symbols);

  std::string_view at(Face face) const { return names_[static_cast<std::size_t>(face)]; }

  // The face with the colour of this name. Where only symbols of the writer's own choice are known,
  // the one that has it on most cubes, held so.
  Face FaceOf(std::string_view name, int orientation) const;

 private:
  std::array<std::string, kFaceCount> names_;
};

}  // namespace cubewright
