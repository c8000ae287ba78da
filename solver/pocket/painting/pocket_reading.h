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
  // The colour scheme: the first of AllColorSchemes() if it is the usual one, or if the symbols do
  // not tell which is.
  ColorScheme scheme = {};
  // What was written for the colour of each face of the scheme.
  ColorSymbols colors;
};

// Reads 24 letters or digits: case does not matter, nor does white space. The puzzle may be held
// any way up, and colours may be in any scheme; letters of faces stand for the usual one.
//
// Fails with kLength, kColorCount, kCornerPiece or kCornerTwist, looked for in this order.
Result<PocketReading, Fault> ReadPocket(std::string_view text,
                                        const FaceSequence& sequence = kUsualFaceSequence);
Result<PocketReading, Fault> ReadPocket(const PocketSymbols& symbols);

// Whether letters of faces show a legal puzzle whose colours are arranged in another way than these
// letters say.
bool IsLegalInAnotherScheme(const PocketPaintingReading& reading);

// What is wrong with stickers that no puzzle shows, whatever those are that are not known:
// kColorCount for colours that are on too many, else kCornerPiece, without findings.
Fault IncompletePocketFault(const PocketPaintingReading& reading);

// Whether a text is 24 stickers, four of each of six colours; the pieces need not exist.
bool HasPocketStickers(std::string_view text);

// Whether a text gives stickers of a 2x2x2, or moves (position_form.h): four letters in a row that
// are the same are a face, and more than 17 characters are stickers.
PositionForm PocketFormOf(std::string_view text);

}  // namespace cubewright
