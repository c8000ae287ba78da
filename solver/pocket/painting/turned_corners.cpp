#include "solver/pocket/painting/turned_corners.h"

#include <algorithm>
#include <array>
#include <optional>

#include "solver/cube/pieces.h"
#include "solver/pocket/painting/near_pockets.h"

namespace cubewright {
namespace {

// The known stickers of one place, by its sides.
using CornerColors = std::array<std::optional<Face>, CornerPieces::kSides>;

CornerColors ColorsAt(std::size_t place, const Painting& on_cube) {
  CornerColors colors;
  for (std::size_t side = 0; side < colors.size(); ++side) {
    colors[side] = on_cube[static_cast<std::size_t>(CornerPieces::kStickers[place][side])];
  }
  return colors;
}

CornerColors ColorsOf(const PlacedPiece& placed) {
  CornerColors colors;
  for (std::size_t side = 0; side < colors.size(); ++side) {
    colors[(side + placed.orientation) % colors.size()] = SideOf<CornerPieces>(placed.piece, side);
  }
  return colors;
}

bool Agree(const CornerColors& known, const CornerColors& corner) {
  return std::equal(known.begin(), known.end(), corner.begin(),
                    [](const auto& color, const auto& other) { return !color || color == other; });
}

bool IsTold(const CornerColors& known) {
  return std::count(known.begin(), known.end(), std::nullopt) <= 1;
}

// Two colours and their order round the corner belong to one corner only.
std::optional<PlacedPiece> PieceOf(const CornerColors& known) {
  for (std::uint8_t piece = 0; piece < CornerPieces::kCount; ++piece) {
    for (std::uint8_t orientation = 0; orientation < CornerPieces::kSides; ++orientation) {
      if (Agree(known, ColorsOf({piece, orientation}))) return PlacedPiece{piece, orientation};
    }
  }
  return std::nullopt;
}

struct ToldCorner {
  std::size_t place;
  PlacedPiece piece;
};

// None if the colours in some place are those of no corner.
std::vector<ToldCorner> ToldCorners(const Painting& on_cube) {
  std::vector<ToldCorner> told;
  for (std::size_t place = 0; place < CornerPieces::kCount; ++place) {
    const CornerColors known = ColorsAt(place, on_cube);
    if (!IsTold(known)) continue;
    const std::optional<PlacedPiece> piece = PieceOf(known);
    if (!piece) return {};
    told.push_back({place, *piece});
  }
  return told;
}

// The painting with the corner turned clockwise `turns` times.
Painting WithTurned(const ToldCorner& corner, std::size_t turns, const Painting& on_cube) {
  const auto orientation = (corner.piece.orientation + turns) % CornerPieces::kSides;
  const CornerColors colors =
      ColorsOf({corner.piece.piece, static_cast<std::uint8_t>(orientation)});
  Painting turned = on_cube;
  for (std::size_t side = 0; side < colors.size(); ++side) {
    auto& sticker = turned[static_cast<std::size_t>(CornerPieces::kStickers[corner.place][side])];
    if (sticker) sticker = colors[side];
  }
  return turned;
}

bool IsLegal(const PocketPainting& painting, const ColorScheme& scheme) {
  return FindNearPockets(painting, {&scheme, 1}, {.distance = 0, .most_distance = 0, .count = 0})
             .smallest_distance == 0;
}

}  // namespace

std::vector<TurnedCorner> FindTurnedCorners(const PocketPainting& painting,
                                            const ColorScheme& scheme) {
  const Painting on_cube = OnCube(painting, scheme);
  const std::vector<ToldCorner> told = ToldCorners(on_cube);
  std::vector<TurnedCorner> corners;
  if (told.empty()) return corners;
  for (std::size_t turns = 1; turns < CornerPieces::kSides; ++turns) {
    // Only the sum of all twists matters, so the other corners need not be tried.
    if (!IsLegal(FromCube(WithTurned(told.front(), turns, on_cube), scheme), scheme)) continue;
    for (const ToldCorner& corner : told) {
      corners.push_back(
          {corner.place, turns == 1, FromCube(WithTurned(corner, turns, on_cube), scheme)});
    }
  }
  return corners;
}

}  // namespace cubewright
