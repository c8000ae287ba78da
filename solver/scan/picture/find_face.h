// From a picture to the colours of a face, nine or the four of a 2x2x2.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "solver/scan/color.h"
#include "solver/scan/picture/grid.h"
#include "solver/scan/picture/picture.h"

namespace cubewright {

struct FaceInPicture {
  // Clockwise as seen, from the upper left one.
  std::array<Point, 4> corners;
  // Row by row as seen.
  std::vector<Point> middles;
  // None where glare covers it.
  std::vector<std::optional<SrgbColor>> colors;
  // 0..1: how much it looks like a face.
  float certainty = 0;
};

// Below this, a find should not be taken for a face without asking.
inline constexpr float kLeastCertainty = 0.5F;

struct FaceSearch {
  // How many stickers a row of the face has, 2 or 3.
  int grid_size = 3;
  // The corners of the square in which somebody was asked to hold the face, clockwise from the
  // upper left. The face is read there if it is found nowhere.
  std::optional<std::array<Point, 4>> guide;
};

// The face that is seen nearly from straight on, if there is one.
std::optional<FaceInPicture> FindFace(const Picture& picture, const FaceSearch& search = {});

}  // namespace cubewright
