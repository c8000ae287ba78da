// Readings as a person or a program writes them.
#pragma once

#include <string_view>

#include "solver/cube/error.h"
#include "solver/scan/pocket_scan.h"
#include "solver/scan/readings.h"

namespace cubewright {

// Reads 54 sRGB triples, three numbers of 0 to 255 each, in the order of the stickers, with spaces,
// tabs or commas between them. A dash stands for a sticker that was not read, as do three in place
// of its numbers. Fractions are rounded.
//
// Fails with kLength if there are not 54, and with kColorCount if something cannot be a colour.
Result<ScanReadings, Error> ReadWrittenReadings(std::string_view text);
// The same for the 24 of a 2x2x2.
Result<PocketReadings, Error> ReadWrittenPocketReadings(std::string_view text);

}  // namespace cubewright
