#include "solver/cube/facelets.h"

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

std::string WriteFacelets(const Stickers& stickers) {
  std::string text;
  text.reserve(kStickerCount);
  for (const Face face : stickers) text += kFaceLetters[static_cast<std::size_t>(face)];
  return text;
}

std::string WriteFacelets(const CubieCube& cube) { return WriteFacelets(StickersOf(cube)); }

}  // namespace cubewright
