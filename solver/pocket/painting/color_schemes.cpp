#include "solver/pocket/painting/color_schemes.h"

#include <algorithm>

#include "solver/cube/cube_orientation.h"

namespace cubewright {
namespace {

// Colour U on the face U, and on R the first of the four that are beside it.
bool IsHeldTheUsualWay(const ColorScheme& scheme) {
  const auto at = [&scheme](Face face) { return scheme[static_cast<std::size_t>(face)]; };
  return at(Face::kU) == Face::kU &&
         at(Face::kR) < std::min({at(Face::kF), at(Face::kL), at(Face::kB)});
}

std::array<ColorScheme, kColorSchemeCount> MakeColorSchemes() {
  std::array<ColorScheme, kColorSchemeCount> schemes = {};
  std::size_t count = 0;
  ColorScheme scheme = kUsualCenters;
  do {
    if (IsHeldTheUsualWay(scheme)) schemes[count++] = scheme;
  } while (std::next_permutation(scheme.begin(), scheme.end()));
  return schemes;
}

}  // namespace

const std::array<ColorScheme, kColorSchemeCount>& AllColorSchemes() {
  static const std::array<ColorScheme, kColorSchemeCount> kSchemes = MakeColorSchemes();
  return kSchemes;
}

std::array<Face, kFaceCount> FacesOf(const ColorScheme& scheme) {
  std::array<Face, kFaceCount> faces = {};
  for (std::size_t face = 0; face < scheme.size(); ++face) {
    faces[static_cast<std::size_t>(scheme[face])] = static_cast<Face>(face);
  }
  return faces;
}

}  // namespace cubewright
