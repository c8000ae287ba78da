// From the colours that were read of a 2x2x2's stickers to the puzzle.
//
// Its faces are to be read in the usual order, each the usual way up: four stickers tell too little
// of a face to find where it belongs, so that about one puzzle in ten could be put together in
// several ways. But it may be held any way up meanwhile, and has any colours.
#pragma once

#include <array>
#include <optional>

#include "solver/pocket/pocket_facelets.h"
#include "solver/scan/readings.h"
#include "solver/scan/scan.h"

namespace cubewright {

// Numbered as in pocket_facelets.h; none where a sticker could not be read.
using PocketReadings = std::array<std::optional<SrgbColor>, kPocketStickerCount>;

struct PocketScan {
  // As it was held, legal. Each colour is named by the face that has it once the puzzle is solved;
  // with the usual colour scheme, by the usual one.
  PocketStickers stickers;
  std::array<StickerDoubt, kPocketStickerCount> doubts;
  // For each face, that of the usual colour scheme whose colour it has.
  std::array<Face, kFaceCount> usual_faces;

  bool IsDoubtful(int sticker) const {
    return doubts[static_cast<std::size_t>(sticker)].cost < kDoubtfulCost;
  }
};

// The legal puzzle that is likeliest. Nothing is asked of the readings.
PocketScan ScanPocket(const PocketReadings& readings);

}  // namespace cubewright
