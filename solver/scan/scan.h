// From the colours read on a cube's stickers to the cube.
#pragma once

#include <array>
#include <vector>

#include "solver/painting/face_layout.h"
#include "solver/scan/color_model.h"
#include "solver/scan/readings.h"

namespace cubewright {

// How sure a sticker's colour is.
struct StickerDoubt {
  // The colour that the next best legal cube has there; the sticker's own for a centre.
  Face next = Face::kU;
  // By how much less likely that cube is, as a natural logarithm; for a centre infinite, or 0 if it
  // was not read, since what its face is called is a guess then.
  float cost = 0;
};

// Below this cost a sticker is doubtful: what was read is not 50 times likelier for this cube than
// for another one.
inline constexpr float kDoubtfulCost = 4;

// A cube that the faces that were read make.
struct PossibleCube {
  CubieCube cube;
  // The stickers whose colour is not sure, whichever cube it is.
  std::vector<int> doubtful;
};

struct CubeScan {
  // Legal. Each colour is named by the face whose centre has it.
  CubieCube cube;
  // Which of the faces that were read stands at each place of the cube, and how it is turned there.
  // For faces in the usual order: as they are.
  FaceLayout layout;
  // By place, as in the cube.
  std::array<StickerDoubt, kStickerCount> doubts;
  // All cubes that the six faces make, with the colours that were found; the first is `cube`. There
  // are others only if faces may be in any order, and seldom then. Some of the stickers in which
  // they differ from the first are doubtful, so that they can be told apart: as few as possible.
  std::vector<PossibleCube> possible;
  // For each face, the one that has its colour in the usual scheme, judged by all stickers of that
  // colour.
  std::array<Face, kFaceCount> usual_faces;
  // For faces in any order: whether it is proven that no other order and turns fit better. False
  // for some cubes that look alike in very many ways.
  bool is_exact = true;

  bool IsDoubtful(int sticker) const {
    return doubts[static_cast<std::size_t>(sticker)].cost < kDoubtfulCost;
  }
};

struct ScanOptions {
  // Whether the faces may be in any order, each turned any way; each must not be mirrored. Then the
  // cube is held so that its faces have the usual colours as far as that is possible.
  bool is_any_order = false;
};

// The likeliest legal cube. Any readings will do; with few of them, most stickers are doubtful.
CubeScan ScanCube(const ScanReadings& readings, const ScanOptions& options = {});

}  // namespace cubewright
