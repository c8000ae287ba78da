// From the colours read on a 2x2x2's stickers to the puzzle.
//
// Its faces must be read in the usual order, each the usual way up: four stickers say too little
// about a face to find where it belongs, and about one puzzle in ten could be put together in
// several ways. But the puzzle may be held any way up, and have any colours.
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
  // For each face, the one that has its colour in the usual scheme.
  std::array<Face, kFaceCount> usual_faces;

  bool IsDoubtful(int sticker) const {
    return doubts[static_cast<std::size_t>(sticker)].cost < kDoubtfulCost;
  }
};

// The likeliest legal puzzle. Any readings will do.
PocketScan ScanPocket(const PocketReadings& readings);

}  // namespace cubewright
