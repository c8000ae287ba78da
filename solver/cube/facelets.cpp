#include "solver/cube/facelets.h"

#include <algorithm>

#include "solver/cube/pieces.h"
#include "solver/cube/solvable.h"

namespace cubewright {
namespace {

// A piece turned by its orientation shows its first colour that many stickers further on.
template <std::size_t kPlaces, std::size_t kSides>
void PlaceStickers(const std::array<std::array<int, kSides>, kPlaces>& places,
                   const std::array<std::uint8_t, kPlaces>& pieces,
                   const std::array<std::uint8_t, kPlaces>& orientations, Stickers& stickers) {
  for (std::size_t place = 0; place < kPlaces; ++place) {
    for (std::size_t side = 0; side < kSides; ++side) {
      const int sticker = places[place][(side + orientations[place]) % kSides];
      stickers[static_cast<std::size_t>(sticker)] = FaceOfSticker(places[pieces[place]][side]);
    }
  }
}

// Whether each place shows a piece.
template <class Pieces>
bool ReadPieces(const Stickers& stickers, std::array<std::uint8_t, Pieces::kCount>& pieces,
                std::array<std::uint8_t, Pieces::kCount>& orientations) {
  for (std::size_t place = 0; place < Pieces::kCount; ++place) {
    const auto shown = PieceShownAt<Pieces>(place, stickers);
    if (!shown) return false;
    pieces[place] = shown->piece;
    orientations[place] = shown->orientation;
  }
  return true;
}

}  // namespace

std::string StickerName(int sticker) {
  return {kFaceLetters[static_cast<std::size_t>(FaceOfSticker(sticker))],
          static_cast<char>('1' + sticker % kStickersPerFace)};
}

Stickers StickersOf(const CubieCube& cube) {
  Stickers stickers;
  for (int face = 0; face < kFaceCount; ++face) {
    const int center = CenterSticker(static_cast<Face>(face));
    stickers[static_cast<std::size_t>(center)] = static_cast<Face>(face);
  }
  PlaceStickers(kCornerStickers, cube.corner_piece, cube.corner_orientation, stickers);
  PlaceStickers(kEdgeStickers, cube.edge_piece, cube.edge_orientation, stickers);
  return stickers;
}

std::optional<CubieCube> CubeFromStickers(const Stickers& stickers) {
  CubieCube cube;
  const bool is_read =
      ReadPieces<EdgePieces>(stickers, cube.edge_piece, cube.edge_orientation) &&
      ReadPieces<CornerPieces>(stickers, cube.corner_piece, cube.corner_orientation);
  // The centres must be those of the usual cube, too.
  if (!is_read || !IsSolvable(cube) || StickersOf(cube) != stickers) return std::nullopt;
  return cube;
}

std::string WriteFacelets(const Stickers& stickers) {
  std::string text;
  text.reserve(kStickerCount);
  for (const Face face : stickers) text += kFaceLetters[static_cast<std::size_t>(face)];
  return text;
}

std::string WriteFacelets(const CubieCube& cube) { return WriteFacelets(StickersOf(cube)); }

std::optional<CubieCube> CubeFromFacelets(std::string_view letters) {
  Stickers stickers = {};
  if (letters.size() != stickers.size()) return std::nullopt;
  for (std::size_t i = 0; i < stickers.size(); ++i) {
    const auto letter = std::find(kFaceLetters.begin(), kFaceLetters.end(), letters[i]);
    if (letter == kFaceLetters.end()) return std::nullopt;
    stickers[i] = static_cast<Face>(letter - kFaceLetters.begin());
  }
  return CubeFromStickers(stickers);
}

}  // namespace cubewright
