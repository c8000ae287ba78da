// A fault and its repairs as --json writes them.
#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

#include "solver/cli/cubes/position.h"
#include "solver/painting/repair.h"
#include "solver/pocket/painting/pocket_repair.h"
#include "solver/pocket/painting/pocket_symbols.h"

namespace cubewright {

// {"input", "code", "message", "stickers", "pieces"}.
nlohmann::ordered_json FaultJson(std::string_view input, const PositionFault& fault);

// {"repairs": [{"rank", "kind", "message", "facelets", "stickers", "pieces", "faces", "besides"}],
// "allRepairs", "hasEveryPiece"}.
nlohmann::ordered_json RepairsJson(const RepairReport& report, const ColorSymbols& colors);
// The same, in the symbols and in the order of faces in which the puzzle was given.
nlohmann::ordered_json RepairsJson(const PocketRepairReport& report, const PocketColors& colors,
                                   const FaceSequence& sequence);

// On one line. Bytes of the input that are not UTF-8 are replaced, since JSON cannot hold them.
std::string JsonLine(const nlohmann::ordered_json& json);

}  // namespace cubewright
