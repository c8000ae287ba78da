#include "solver/pocket/pocket_facelets.h"

namespace cubewright {

std::string PocketStickerName(int pocket_sticker) {
  return {kFaceLetters[static_cast<std::size_t>(pocket_sticker / kPocketStickersPerFace)],
          static_cast<char>('1' + pocket_sticker % kPocketStickersPerFace)};
}

PocketStickers PocketStickersOf(const CubieCube& cube, const Centers& centers) {
  const Stickers of_cube = StickersOf(cube);
  PocketStickers stickers;
  for (std::size_t i = 0; i < stickers.size(); ++i) {
    const Face own = of_cube[static_cast<std::size_t>(CubeStickerOf(static_cast<int>(i)))];
    stickers[i] = centers[static_cast<std::size_t>(own)];
  }
  return stickers;
}

std::string WritePocketFacelets(const PocketStickers& stickers) {
  std::string text;
  text.reserve(stickers.size());
  for (const Face face : stickers) text += kFaceLetters[static_cast<std::size_t>(face)];
  return text;
}

}  // namespace cubewright
