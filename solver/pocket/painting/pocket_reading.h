// A legal 2x2x2, as somebody wrote it by its stickers.
#pragma once

#include <string_view>

#include "solver/cube/error.h"
#include "solver/cube/fault.h"
#include "solver/pocket/painting/pocket_painting.h"
#include "solver/pocket/painting/pocket_symbols.h"
#include "solver/pocket/pocket_position.h"
#include "solver/text/position_form.h"
#include "solver/text/sticker_symbols.h"

namespace cubewright {

struct PocketReading {
  PocketPosition position;
  // The colour scheme in which the stickers are legal. The first of AllColorSchemes() is the usual
  // one, if the symbols are letters of faces or colours.
  ColorScheme scheme = {};
  // The symbol of the colour of each face of the scheme.
  ColorSymbols colors;
};

// Reads 24 letters or digits; case and white space do not matter. The puzzle may be held any way
// up, and colours may be in any scheme; letters of faces stand for the usual one.
//
// Fails with kLength, kColorCount, kCornerPiece or kCornerTwist, checked in this order.
Result<PocketReading, Fault> ReadPocket(std::string_view text,
                                        const FaceSequence& sequence = kUsualFaceSequence);
Result<PocketReading, Fault> ReadPocket(const PocketSymbols& symbols);

// Whether letters of faces show a legal puzzle if their colours are arranged in another way than
// the letters say.
bool IsLegalInAnotherScheme(const PocketPaintingReading& reading);

// The fault of stickers that no puzzle shows, whatever the unknown ones are: kColorCount for
// colours on too many, else kCornerPiece, without findings.
Fault IncompletePocketFault(const PocketPaintingReading& reading);

// Whether a text is 24 stickers, four of each of six colours; the pieces need not exist.
bool HasPocketStickers(std::string_view text);

// Whether a text gives stickers of a 2x2x2, or moves, by the rules of position_form.h: the same
// letter four times in a row is a face, and moves without signs and spaces have at most 17
// characters.
PositionForm PocketFormOf(std::string_view text);

}  // namespace cubewright
