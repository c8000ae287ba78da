// Whole faces of a painting put in other places, turned or mirrored.
#pragma once

#include <array>
#include <vector>

#include "solver/painting/painting.h"

namespace cubewright {

// Which painted face belongs in a place of the cube, and how.
struct PlacedFace {
  // Where it was painted.
  Face from = Face::kU;
  // Clockwise, 0..3, as seen from outside the cube. A mirrored face is mirrored first.
  int quarter_turns = 0;
  // Left and right are exchanged.
  bool is_mirrored = false;

  friend bool operator==(const PlacedFace&, const PlacedFace&) = default;
};

// For each place, in the order U R F D L B.
using FaceLayout = std::array<PlacedFace, kFaceCount>;

struct FaceChange {
  Face place = Face::kU;
  PlacedFace placed;
};

// The faces that do not stay as they were painted, by their places.
std::vector<FaceChange> ChangesOf(const FaceLayout& layout);

// The layout in which every face is where it was painted.
FaceLayout PaintedLayout();

// The number of the painted sticker that `placed` brings to the position `index` (0..8) of its
// place.
int SourceSticker(const PlacedFace& placed, int index);

// The painting with its faces in that layout. The centres stay where they were.
Painting InLayout(const FaceLayout& layout, const Painting& painting);

}  // namespace cubewright
