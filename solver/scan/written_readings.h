// Readings as somebody writes them, or a program.
#pragma once

#include <string_view>

#include "solver/cube/error.h"
#include "solver/scan/pocket_scan.h"
#include "solver/scan/readings.h"

namespace cubewright {

// Reads 54 sRGB triples, three numbers of 0 to 255 each, in the order of the stickers, with spaces,
// tabs or commas between them. A dash stands for a sticker that was not read, and so do three in
// the place of its numbers. Parts of a whole number are rounded.
//
// Fails with kLength if these are not 54, and with kColorCount for what cannot stand for a colour.
Result<ScanReadings, Error> ReadWrittenReadings(std::string_view text);
// The same of the 24 of a 2x2x2.
Result<PocketReadings, Error> ReadWrittenPocketReadings(std::string_view text);

}  // namespace cubewright
