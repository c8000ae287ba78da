// `cubewright check --puzzle 2x2x2`.
#pragma once

#include <string>

#include "solver/pocket/painting/pocket_symbols.h"

namespace cubewright {

// Says whether the 24 stickers are those of a legal 2x2x2, what is wrong with them, or if some are
// not known, what they can be. Returns an exit status.
int CheckPocket(const std::string& text, const FaceSequence& sequence, bool json);

}  // namespace cubewright
