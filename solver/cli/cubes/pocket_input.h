// A 2x2x2 as a user of the command gives it: stickers, or moves from a solved one.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cli/cubes/position.h"
#include "solver/cube/error.h"
#include "solver/pocket/painting/pocket_symbols.h"

namespace cubewright {

// As ForEachPosition: of its arguments several strings of 24 stickers are a puzzle each, and
// anything else is joined to one.
void ForEachPocket(const std::vector<std::string>& arguments,
                   const std::function<void(const std::string& text)>& use);

// As ObjectionToArguments, for these.
std::string ObjectionToPockets(const std::vector<std::string>& arguments);

// A fault of these stickers of a 2x2x2 in words.
PositionFault PocketFaultInWords(const Fault& fault, const PocketSymbols& symbols);
// The same where there are not as many, or not all are known.
PositionFault PocketFaultInWords(const Fault& fault);

// The position, as it is held, its corners those of the cube: for moves that turn the whole puzzle,
// as it is held after them. Fails as ReadPocket does, or with kNotation; the stickers of a fault
// are numbered by their places in the text.
Result<Position, PositionFault> ReadPocketPosition(
    std::string_view text, const FaceSequence& sequence = kUsualFaceSequence);

}  // namespace cubewright
