// What the painted stickers of a 2x2x2 tell about those that are not painted yet.
#pragma once

#include <vector>

#include "solver/painting/completion.h"
#include "solver/pocket/painting/color_schemes.h"
#include "solver/pocket/painting/pocket_painting.h"

namespace cubewright {

// The legal puzzles of one colour scheme that show the known stickers.
struct PocketsInScheme {
  ColorScheme scheme = {};
  // How many, held any way up; exact.
  double count = 0;
  // The painting, with every sticker filled in that is the same in all of them.
  PocketPainting painting;
};

struct PocketCompletion {
  // How many legal puzzles show the known stickers, held any way up, in all of `schemes`; exact.
  double count = 0;
  // The painting, with every sticker filled in that is the same in all of them.
  PocketPainting painting;
  // The other unknown stickers, 0..23, as in Completion.
  std::vector<OpenSticker> open;
  // The colour schemes that count as possible: if the colours have names, only the usual one, if it
  // fits; otherwise all that fit. None if no puzzle shows the known stickers.
  std::vector<ColorScheme> schemes;
  // All that fit, in the order of AllColorSchemes(): a person with the puzzle in hand can see which
  // one it has.
  std::vector<PocketsInScheme> in_schemes;

  // Whether a scheme fits that does not count as possible.
  bool has_other_schemes() const { return in_schemes.size() > schemes.size(); }
};

// Counts the puzzles without listing them: a few milliseconds for all 30 schemes.
PocketCompletion CompletePocket(const PocketPaintingReading& reading);

}  // namespace cubewright
