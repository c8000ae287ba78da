#include "solver/scan/assemblies.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <utility>

#include "solver/cube/facelets.h"
#include "solver/cube/pieces.h"
#include "solver/scan/face_layouts.h"

namespace cubewright {
namespace {

constexpr int kTurnings = 4096;  // 4 ^ kFaceCount

// The four faces around an axis, and by how many clockwise quarter turns in the net each differs
// from one whose upper side is at the same end of the axis.
struct Ring {
  struct Part {
    Face face;
    int quarter_turns;
  };
  std::array<Part, 4> parts;
};
constexpr std::array<Ring, 3> kRings = {{
    {{{{Face::kR, 0}, {Face::kF, 0}, {Face::kL, 0}, {Face::kB, 0}}}},
    {{{{Face::kD, 0}, {Face::kR, 1}, {Face::kU, 2}, {Face::kL, 3}}}},
    {{{{Face::kU, 3}, {Face::kF, 3}, {Face::kD, 3}, {Face::kB, 1}}}},
}};

bool IsShownAround(const FaceLayout& layout) {
  return std::any_of(kRings.begin(), kRings.end(), [&](const Ring& ring) {
    const auto turns_of = [&](const Ring::Part& part) {
      return (layout[static_cast<std::size_t>(part.face)].quarter_turns + part.quarter_turns) % 4;
    };
    return std::all_of(ring.parts.begin(), ring.parts.end(), [&](const Ring::Part& part) {
      return turns_of(part) == turns_of(ring.parts[0]);
    });
  });
}

// Where a symmetry takes each face. Opposite faces stay opposite.
using FaceMap = std::array<Face, kFaceCount>;

bool KeepsOpposites(const FaceMap& map) {
  constexpr std::size_t kHalf = kFaceCount / 2;
  for (std::size_t face = 0; face < kHalf; ++face) {
    const auto distance = static_cast<int>(map[face]) - static_cast<int>(map[face + kHalf]);
    if (distance != 3 && distance != -3) return false;
  }
  return true;
}

// The sides of a place, as bits.
template <class Pieces>
unsigned SidesOf(std::size_t place, const FaceMap& map) {
  unsigned sides = 0;
  for (std::size_t side = 0; side < Pieces::kSides; ++side) {
    sides |=
        1U << static_cast<unsigned>(map[static_cast<std::size_t>(SideOf<Pieces>(place, side))]);
  }
  return sides;
}

template <class Pieces>
bool IsSymmetric(const Stickers& stickers, const FaceMap& map) {
  const FaceMap same = {Face::kU, Face::kR, Face::kF, Face::kD, Face::kL, Face::kB};
  for (std::size_t place = 0; place < Pieces::kCount; ++place) {
    std::size_t image = 0;
    while (SidesOf<Pieces>(image, same) != SidesOf<Pieces>(place, map)) ++image;
    for (std::size_t side = 0; side < Pieces::kSides; ++side) {
      const auto color_at = [&](std::size_t at, std::size_t at_side) {
        return stickers[static_cast<std::size_t>(Pieces::kStickers[at][at_side])];
      };
      std::size_t image_side = 0;
      while (SideOf<Pieces>(image, image_side) !=
             map[static_cast<std::size_t>(SideOf<Pieces>(place, side))]) {
        ++image_side;
      }
      if (color_at(image, image_side) != map[static_cast<std::size_t>(color_at(place, side))]) {
        return false;
      }
    }
  }
  return true;
}

// How many of the 48 symmetries, including reflections, leave the cube unchanged.
int Symmetries(const CubieCube& cube) {
  const Stickers stickers = StickersOf(cube);
  FaceMap map = {Face::kU, Face::kR, Face::kF, Face::kD, Face::kL, Face::kB};
  int count = 0;
  do {
    count += KeepsOpposites(map) && IsSymmetric<EdgePieces>(stickers, map) &&
             IsSymmetric<CornerPieces>(stickers, map);
  } while (std::next_permutation(map.begin(), map.end()));
  return count;
}

template <class Pieces>
int InPlace(const std::array<std::uint8_t, Pieces::kCount>& pieces) {
  // More than all the sides below.
  constexpr int kPiece = 64;
  int sum = 0;
  for (std::size_t place = 0; place < Pieces::kCount; ++place) {
    if (pieces[place] != place) continue;
    sum += kPiece;
    for (std::size_t side = 0; side < Pieces::kSides; ++side) {
      sum += SideOf<Pieces>(place, side) >= Face::kD;
    }
  }
  return sum;
}

// The greater, the likelier that somebody scans such a cube this way.
using Likeliness = std::tuple<int, bool, int>;

Likeliness LikelinessOf(const Assembly& assembly) {
  const auto& [layout, cube] = assembly;
  return {Symmetries(cube), IsShownAround(layout),
          InPlace<CornerPieces>(cube.corner_piece) + InPlace<EdgePieces>(cube.edge_piece)};
}

}  // namespace

std::vector<Assembly> AssembliesOf(const Assembly& assembly) {
  const Stickers stickers = ReadStickers(assembly.layout, assembly.cube);
  std::vector<Assembly> assemblies = {assembly};
  for (int turning = 0; turning < kTurnings; ++turning) {
    FaceLayout layout = assembly.layout;
    int turns = turning;
    for (PlacedFace& placed : layout) {
      placed.quarter_turns = turns % 4;
      turns /= 4;
    }
    const auto cube = CubeInLayout(layout, stickers);
    if (!cube) continue;
    const auto same = std::find_if(assemblies.begin(), assemblies.end(),
                                   [&](const Assembly& other) { return other.cube == *cube; });
    if (same == assemblies.end()) {
      assemblies.push_back({layout, *cube});
    } else if (IsShownAround(layout)) {
      same->layout = layout;
    }
  }
  std::vector<Likeliness> likeliness;
  for (const Assembly& each : assemblies) likeliness.push_back(LikelinessOf(each));
  const auto likeliest = std::max_element(likeliness.begin(), likeliness.end());
  std::swap(assemblies[0], assemblies[static_cast<std::size_t>(likeliest - likeliness.begin())]);
  return assemblies;
}

}  // namespace cubewright
