#include "solver/pocket/pocket_position.h"

#include <algorithm>
#include <array>

#include "solver/cube/pieces.h"
#include "solver/cube/symmetry.h"

namespace cubewright {
namespace {

constexpr auto kDbl = static_cast<std::size_t>(Corner::kDbl);

bool IsDblAtHome(const CubieCube& cube) {
  return cube.corner_piece[kDbl] == kDbl && cube.corner_orientation[kDbl] == 0;
}

CubieCube WithSolvedEdges(const CubieCube& cube) {
  const CubieCube solved;
  return {cube.corner_piece, cube.corner_orientation, solved.edge_piece, solved.edge_orientation};
}

// Of 24 cubes, the one with DBL at home. `made_with` gives the cube for a rotation of the whole.
template <class MadeWith>
CubieCube WithDblAtHome(MadeWith made_with) {
  for (int symmetry = 0; symmetry < kSymmetryCount; ++symmetry) {
    if (IsReflection(symmetry)) continue;
    const CubieCube cube = made_with(SymmetryCube(symmetry));
    if (IsDblAtHome(cube)) return WithSolvedEdges(cube);
  }
  return {};
}

// The centres that would match the piece at DBL.
Centers CentersAboutDbl(const CubieCube& corners) {
  Centers centers = {};
  for (std::size_t side = 0; side < CornerPieces::kSides; ++side) {
    const Face own = SideOf<CornerPieces>(corners.corner_piece[kDbl], side);
    const std::size_t shown = (side + corners.corner_orientation[kDbl]) % CornerPieces::kSides;
    const Face place = SideOf<CornerPieces>(kDbl, shown);
    centers[static_cast<std::size_t>(place)] = own;
    centers[static_cast<std::size_t>(OppositeFace(place))] = OppositeFace(own);
  }
  return centers;
}

}  // namespace

std::optional<CubieCube> PocketCornersOf(const PocketStickers& stickers) {
  Stickers of_cube = {};
  for (std::size_t i = 0; i < stickers.size(); ++i) {
    of_cube[static_cast<std::size_t>(CubeStickerOf(static_cast<int>(i)))] = stickers[i];
  }
  CubieCube corners;
  unsigned pieces = 0;
  unsigned twist = 0;
  for (std::size_t place = 0; place < CornerPieces::kCount; ++place) {
    const auto shown = PieceShownAt<CornerPieces>(place, of_cube);
    if (!shown) return std::nullopt;
    corners.corner_piece[place] = shown->piece;
    corners.corner_orientation[place] = shown->orientation;
    pieces |= 1U << shown->piece;
    twist += shown->orientation;
  }
  constexpr unsigned kAllPieces = (1U << CornerPieces::kCount) - 1;
  if (pieces != kAllPieces || twist % 3 != 0) return std::nullopt;
  return corners;
}

PocketPosition PocketPositionOf(const CubieCube& corners) {
  const CubieCube cube =
      WithDblAtHome([&corners](const CubieCube& rotation) { return Multiply(rotation, corners); });
  return {cube, OrientationOf(CentersAboutDbl(corners)).value_or(0)};
}

CubieCube HeldTheUsualWay(const PocketPosition& position) {
  const PocketStickers stickers = PocketStickersOf(position.cube, CentersOf(position.orientation));
  const CubieCube corners = PocketCornersOf(stickers).value_or(CubieCube{});
  return WithDblAtHome(
      [&corners](const CubieCube& rotation) { return Multiply(corners, rotation); });
}

}  // namespace cubewright
