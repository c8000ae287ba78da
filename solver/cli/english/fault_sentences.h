// What is wrong with a cube, in English. The JavaScript interface says the same, sentence for
// sentence (web/core/fault-sentences.ts); tests/data/fault-sentences.tsv keeps the two equal.
#pragma once

#include <string>

#include "solver/cube/fault.h"
#include "solver/painting/repair.h"
#include "solver/pocket/painting/pocket_repair.h"

namespace cubewright {

// One or more sentences about this very cube, and what to do about it. A puzzle has as many
// stickers of a colour as on a face: nine, or four.
std::string FaultSentences(const Fault& fault, int stickers_per_face = kStickersPerFace);

// What to do, in a sentence. `colors` are the symbols of the text in which the cube was given.
std::string RepairSentence(const Repair& repair, const ColorSymbols& colors);
std::string RepairSentence(const PocketRepair& repair, const PocketColors& colors);

}  // namespace cubewright
