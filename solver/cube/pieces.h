// The pieces by their names and stickers, edges and corners alike.
#pragma once

#include <array>
#include <string>

#include "solver/cube/facelets.h"

namespace cubewright {

struct EdgePieces {
  static constexpr std::size_t kCount = kEdgeCount;
  static constexpr std::size_t kSides = 2;
  static constexpr auto& kStickers = kEdgeStickers;
  static constexpr const char* kWord = "edge";
};

struct CornerPieces {
  static constexpr std::size_t kCount = kCornerCount;
  static constexpr std::size_t kSides = 3;
  static constexpr auto& kStickers = kCornerStickers;
  static constexpr const char* kWord = "corner";
};

// The face of a piece's side; both as numbers, side 0 first in the piece's name.
template <class Pieces>
constexpr Face SideOf(std::size_t piece, std::size_t side) {
  return FaceOfSticker(Pieces::kStickers[piece][side]);
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
