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
  // The painting with every sticker that is the same in all of them.
  PocketPainting painting;
};

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
  // All that fit, in the order of AllColorSchemes(): a person who has the puzzle in their hand can
  // tell which it is of.
  std::vector<PocketsInScheme> in_schemes;

  // Whether one fits that is not taken for possible.
  bool has_other_schemes() const { return in_schemes.size() > schemes.size(); }
};

// The puzzles are counted, not listed one by one: a few milliseconds for all 30 schemes.
PocketCompletion CompletePocket(const PocketPaintingReading& reading);

}  // namespace cubewright
