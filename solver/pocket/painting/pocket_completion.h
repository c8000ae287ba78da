// What the painted stickers of a 2x2x2 tell about those that are not painted yet.
#pragma once

#include <vector>

#include "solver/painting/completion.h"
#include "solver/pocket/painting/color_schemes.h"
#include "solver/pocket/painting/pocket_painting.h"

namespace cubewright {

struct PocketCompletion {
  // How many legal puzzles show the known stickers, held any way up, in all of `schemes`; exact.
  double count = 0;
  // The painting with every sticker that is the same in all of them.
  PocketPainting painting;
  // The other unknown stickers, 0..23, as in Completion.
  std::vector<OpenSticker> open;
  // The colour schemes that are taken for possible. Among colours with names it is the usual one
  // alone, if it fits; otherwise all that fit. None if no puzzle shows the known stickers.
  std::vector<ColorScheme> schemes;
  // Whether another one fits as well.
  bool has_other_schemes = false;
};

// The puzzles are counted, not listed one by one: a few milliseconds for all 30 schemes.
PocketCompletion CompletePocket(const PocketPaintingReading& reading);

}  // namespace cubewright
