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

// As ForEachPosition: several arguments of 24 stickers each are a puzzle each, and any others are
// joined to one.
void ForEachPocket(const std::vector<std::string>& arguments,
                   const std::function<void(const std::string& text)>& use);

// As ObjectionToArguments, for these.
std::string ObjectionToPockets(const std::vector<std::string>& arguments);

// A fault of these stickers of a 2x2x2 in words.
PositionFault PocketFaultInWords(const Fault& fault, const PocketSymbols& symbols);
// The same if there are not 24 of them, or not all are known.
PositionFault PocketFaultInWords(const Fault& fault);

// The position as it is held, its corners being those of the cube; after moves that turn the whole
// puzzle, as it is then held. Fails as ReadPocket does, or with kNotation; the stickers of a fault
// are numbered by their places in the text.
Result<Position, PositionFault> ReadPocketPosition(
    std::string_view text, const FaceSequence& sequence = kUsualFaceSequence);

}  // namespace cubewright
