// From the colours that were read of a cube's stickers to the cube.
#pragma once

#include <array>
#include <vector>

#include "solver/painting/face_layout.h"
#include "solver/scan/color_model.h"
#include "solver/scan/readings.h"

namespace cubewright {

// How sure a sticker's colour is.
struct StickerDoubt {
  // What the next best legal cube has there; the colour itself for a centre.
  Face next = Face::kU;
  // By how much less likely that cube is, as a natural logarithm; infinite for a centre.
  float cost = 0;
};

// Below this cost a sticker is doubtful: what was read is not 50 times likelier for this cube than
// for another one.
inline constexpr float kDoubtfulCost = 4;

// What the faces that were read make.
struct PossibleCube {
  CubieCube cube;
  // Those of its stickers of which the colour is not sure, whichever cube it is.
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
  // are others only of faces in any order, and seldom then. So that they can be told from it, some
  // of the stickers in which they differ are doubtful: as few as will do.
  std::vector<PossibleCube> possible;
  // For each face, that of the usual colour scheme whose colour it has, by what its stickers look
  // like together.
  std::array<Face, kFaceCount> usual_faces;
  // Of faces in any order: whether it is proven that no other order and turns fit better. It is not
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

// The legal cube that is likeliest. Nothing is asked of the readings; with few of them most
// stickers are doubtful.
CubeScan ScanCube(const ScanReadings& readings, const ScanOptions& options = {});

}  // namespace cubewright
