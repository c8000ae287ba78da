// `cubewright scan`: from the colours that a camera read of the stickers to the cube.

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>

#include "solver/cli/commands.h"
#include "solver/cli/cubes/fault_json.h"
#include "solver/cli/cubes/puzzle_options.h"
#include "solver/cli/scanning/scan_json.h"
#include "solver/cube/error.h"
#include "solver/cube/facelets.h"
#include "solver/scan/scan.h"
#include "solver/scan/written_readings.h"

namespace cubewright {
namespace {

struct ScanCommandOptions {
  PuzzleOptions puzzle;
  ScanOptions scan;
  bool json = false;
};

std::string_view SentenceOf(Error error) {
  return error == Error::kLength
             ? "These are not the colours of 54 stickers: give three numbers for each, 162 in all, "
               "or a dash for one that was not read."
             : "Each colour is three numbers from 0 to 255, or a dash if it was not read.";
}

// A line that is repeated in a field of one.
std::string WithoutTabs(std::string line) {
  std::replace(line.begin(), line.end(), '\t', ' ');
  return line;
}

void WriteFault(const std::string& line, Error error, bool json) {
  const PositionFault fault = {ErrorCode(error), std::string(SentenceOf(error)), {}, {}};
  if (json) {
    std::cout << JsonLine(FaultJson(line, fault)) << std::endl;
    return;
  }
  std::cout << WithoutTabs(line) << "\terror: " << fault.code << std::endl;
  std::cerr << "cubewright: " << fault.code << ": " << fault.message << '\n';
}

void WriteScan(const CubeScan& scan, bool json) {
  if (json) {
    std::cout << JsonLine(ScanJson(scan)) << std::endl;
    return;
  }
  std::cout << WriteFacelets(scan.cube) << '\t';
  std::string_view between;
  for (int sticker = 0; sticker < kStickerCount; ++sticker) {
    if (!scan.IsDoubtful(sticker)) continue;
    std::cout << between << StickerName(sticker);
    between = " ";
  }
  std::cout << std::endl;
}

int ScanLines(const ScanCommandOptions& options) {
  if (options.puzzle.is_pocket()) {
    std::cerr << "cubewright: unsupported: Only a 3x3x3 can be scanned.\n";
    return kExitUsage;
  }
  int exit_status = kExitDone;
  std::string line;
  while (std::cout && std::getline(std::cin, line)) {
    if (line.ends_with('\r')) line.pop_back();
    const auto readings = ReadWrittenReadings(line);
    if (readings) {
      WriteScan(ScanCube(*readings, options.scan), options.json);
    } else {
      WriteFault(line, readings.failure(), options.json);
      exit_status = kExitFound;
    }
  }
  return exit_status;
}

}  // namespace

void AddScanCommand(CLI::App& app, int& exit_status) {
  CLI::App* command = app.add_subcommand("scan",
                                         "From the colours that a camera read of the stickers, a "
                                         "line of standard input for each cube, "
                                         "to the cubes; writes FACELETS<TAB>DOUBTFUL STICKERS");
  const auto options = std::make_shared<ScanCommandOptions>();
  AddPuzzleOption(*command, options->puzzle);
  command->add_flag("--any-order", options->scan.is_any_order,
                    "The faces of a line are in any order, each turned any way. The cube is "
                    "written held so that white is up and green in front, as far as it has these");
  command->add_flag("--json", options->json,
                    "Write a line of JSON for each cube, with how sure each sticker is");
  command->footer(
      "A line has 54 colours in sRGB, 162 numbers from 0 to 255, in the order of the stickers: "
      "nine "
      "for each\n"
      "face in the order U R F D L B, each face row by row; a dash stands for one that was not "
      "read.\n"
      "A line that is none is repeated with <TAB>error: CODE, and the exit status is 1 at the "
      "end.");
  command->callback([options, &exit_status] { exit_status = ScanLines(*options); });
}

}  // namespace cubewright
