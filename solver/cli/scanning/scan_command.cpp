// `cubewright scan`: finds a cube from the colours that a camera read of its stickers.

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>

#include "solver/cli/commands.h"
#include "solver/cli/cubes/fault_json.h"
#include "solver/cli/cubes/position.h"
#include "solver/cli/cubes/puzzle_options.h"
#include "solver/cli/scanning/scan_json.h"
#include "solver/cube/error.h"
#include "solver/cube/facelets.h"
#include "solver/pocket/pocket_facelets.h"
#include "solver/scan/pocket_scan.h"
#include "solver/scan/scan.h"
#include "solver/scan/written_readings.h"

namespace cubewright {
namespace {

struct ScanCommandOptions {
  PuzzleOptions puzzle;
  ScanOptions scan;
  bool json = false;
};

std::string SentenceOf(Error error, bool is_pocket) {
  if (error != Error::kLength) {
    return "Each colour is three numbers from 0 to 255, or a dash if it was not read.";
  }
  const std::string counts = is_pocket ? "24 stickers: give three numbers for each, 72 in all"
                                       : "54 stickers: give three numbers for each, 162 in all";
  return "These are not the colours of " + counts + ", or a dash for one that was not read.";
}

// A line of input as a field of an output line: of a very long one only the beginning.
std::string Repeated(std::string line) {
  line = Shortened(line);
  std::replace(line.begin(), line.end(), '\t', ' ');
  return line;
}

void WriteFault(const std::string& line, Error error, const ScanCommandOptions& options) {
  // As the package reports what is no colour. "color-count" is about stickers that do not add up.
  const std::string_view code = error == Error::kLength ? ErrorCode(error) : "option";
  const PositionFault fault = {code, SentenceOf(error, options.puzzle.is_pocket()), {}, {}};
  if (options.json) {
    std::cout << JsonLine(FaultJson(line, fault)) << std::endl;
    return;
  }
  std::cout << Repeated(line) << "\terror: " << fault.code << std::endl;
  ReportFault(fault);
}

std::string FaceletsOf(const CubeScan& scan) { return WriteFacelets(scan.cube); }
std::string FaceletsOf(const PocketScan& scan) { return WritePocketFacelets(scan.stickers); }

std::string NameIn(const CubeScan& /*scan*/, int sticker) { return StickerName(sticker); }
std::string NameIn(const PocketScan& /*scan*/, int sticker) { return PocketStickerName(sticker); }

template <class Scan>
void WriteScan(const std::string& line, const Scan& scan, bool is_json) {
  if (is_json) {
    nlohmann::ordered_json json = {{"input", Shortened(line)}};
    json.update(ScanJson(scan));
    std::cout << JsonLine(json) << std::endl;
    return;
  }
  std::cout << FaceletsOf(scan) << '\t';
  std::string_view between;
  for (int sticker = 0; sticker < static_cast<int>(scan.doubts.size()); ++sticker) {
    if (!scan.IsDoubtful(sticker)) continue;
    std::cout << between << NameIn(scan, sticker);
    between = " ";
  }
  std::cout << std::endl;
}

template <class Readings, class Decode>
bool WriteLine(const std::string& line, const Result<Readings, Error>& readings,
               const ScanCommandOptions& options, Decode decode) {
  if (!readings) {
    WriteFault(line, readings.failure(), options);
    return false;
  }
  WriteScan(line, decode(*readings), options.json);
  return true;
}

int ScanLines(const ScanCommandOptions& options) {
  const bool is_pocket = options.puzzle.is_pocket();
  if (is_pocket && options.scan.is_any_order) {
    std::cerr << "cubewright: unsupported: The faces of a 2x2x2 have to be given in their order.\n";
    return kExitUsage;
  }
  int exit_status = kExitDone;
  ForEachLine([&](const std::string& line) {
    const bool is_read = is_pocket
                             ? WriteLine(line, ReadWrittenPocketReadings(line), options, ScanPocket)
                             : WriteLine(line, ReadWrittenReadings(line), options,
                                         [&](const ScanReadings& readings) {
                                           return ScanCube(readings, options.scan);
                                         });
    if (!is_read) exit_status = kExitFound;
  });
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
      "For a 2x2x2 it has 24 colours, four for each face; the puzzle may be held any way up.\n"
      "A line that cannot be read is repeated with <TAB>error: CODE, and the exit status is 1 at "
      "the end.");
  command->callback([options, &exit_status] { exit_status = ScanLines(*options); });
}

}  // namespace cubewright
