// The pieces by their names and stickers, edges and corners alike.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "solver/cube/facelets.h"

namespace cubewright {

struct EdgePieces {
  static constexpr std::size_t kCount = kEdgeCount;
  static constexpr std::size_t kSides = 2;
  static constexpr auto& kStickers = kEdgeStickers;
};

struct CornerPieces {
  static constexpr std::size_t kCount = kCornerCount;
  static constexpr std::size_t kSides = 3;
  static constexpr auto& kStickers = kCornerStickers;
};

// The face of a side of a piece, both given as numbers; side 0 is first in the piece's name.
template <class Pieces>
constexpr Face SideOf(std::size_t piece, std::size_t side) {
  return FaceOfSticker(Pieces::kStickers[piece][side]);
}

// A piece, and how many sides further round it is turned.
struct PlacedPiece {
  std::uint8_t piece;
  std::uint8_t orientation;
};

// What the stickers show at a place; nothing if no piece has these colours in this order.
template <class Pieces>
std::optional<PlacedPiece> PieceShownAt(std::size_t place, const Stickers& stickers) {
  for (std::size_t piece = 0; piece < Pieces::kCount; ++piece) {
    for (std::size_t orientation = 0; orientation < Pieces::kSides; ++orientation) {
      std::size_t side = 0;
      while (side < Pieces::kSides &&
             stickers[static_cast<std::size_t>(
                 Pieces::kStickers[place][(side + orientation) % Pieces::kSides])] ==
                 SideOf<Pieces>(piece, side)) {
        ++side;
      }
      if (side == Pieces::kSides) {
        return PlacedPiece{static_cast<std::uint8_t>(piece),
                           static_cast<std::uint8_t>(orientation)};
      }
    }
  }
  return std::nullopt;
}

// "UR", "URF" and the like.
template <class Pieces>
std::string PieceName(std::size_t piece) {
  std::string name;
  for (std::size_t side = 0; side < Pieces::kSides; ++side) {
    name += kFaceLetters[static_cast<std::size_t>(SideOf<Pieces>(piece, side))];
  }
  return name;
}

}  // namespace cubewright
