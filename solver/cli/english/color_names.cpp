#include "solver/cli/english/color_names.h"

#include <algorithm>

#include "solver/cube/cube_orientation.h"
#include "solver/text/code_points.h"

namespace cubewright {

std::string_view NamedColor(char32_t symbol) {
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    if (symbol == static_cast<char32_t>(kFaceLetters[face]) ||
        symbol == static_cast<char32_t>(kColorLetters[face])) {
      return kColorNames[face];
    }
  }
  return {};
}

CenterColors::CenterColors(int orientation) {
  const Centers& centers = CentersOf(orientation);
  for (std::size_t place = 0; place < kFaceCount; ++place) {
    names_[place] = kColorNames[static_cast<std::size_t>(centers[place])];
  }
}

CenterColors::CenterColors(const ColorSymbols& symbols) {
  for (std::size_t place = 0; place < kFaceCount; ++place) {
    const char32_t symbol = symbols.of_face[place];
    names_[place] = symbols.are_named ? std::string(NamedColor(symbol)) : Utf8(symbol);
  }
}

Face CenterColors::FaceOf(std::string_view name, int orientation) const {
  const auto found = std::ranges::find(names_, name);
  if (found != names_.end()) return static_cast<Face>(found - names_.begin());
  const CenterColors usual(orientation);
  const auto place = std::ranges::find(usual.names_, name);
  return static_cast<Face>(place - usual.names_.begin());
}

}  // namespace cubewright
