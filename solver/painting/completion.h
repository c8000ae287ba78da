// What follows for the stickers that somebody cannot see from those that they can.
#pragma once

#include <array>
#include <vector>

#include "solver/painting/painting.h"

namespace cubewright {

// An unknown sticker, and in how many of the cubes that fit it has each colour.
struct OpenSticker {
  int sticker = 0;
  std::array<double, kFaceCount> counts = {};
};

struct Completion {
  // How many legal cubes show the known stickers, exact up to 2^53; the cube may be held any way
  // that its centres allow.
  double count = 0;
  // The painting with every sticker that is the same in all of them.
  Painting painting;
  // The other unknown stickers; first the one that leaves the fewest cubes, whatever it turns out
  // to be.
  std::vector<OpenSticker> open;
};

// Counts without enumerating: a fifth of a second at most in a browser, when nothing is known.
Completion Complete(const Painting& painting);

}  // namespace cubewright
