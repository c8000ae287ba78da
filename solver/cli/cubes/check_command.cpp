// `cubewright check`: whether a cube is legal, or what is wrong with it and how to mend it.

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "solver/cli/commands.h"
#include "solver/cli/cubes/check_report.h"
#include "solver/cli/cubes/pocket_check.h"
#include "solver/cli/cubes/position.h"
#include "solver/cli/cubes/puzzle_options.h"
#include "solver/cli/cubes/puzzle_positions.h"
#include "solver/cube/cube_orientation.h"
#include "solver/cube/facelets.h"
#include "solver/painting/diagnosis.h"
#include "solver/painting/painting.h"
#include "solver/painting/repair.h"
#include "solver/text/position_form.h"

namespace cubewright {
namespace {

struct CheckOptions {
  PuzzleOptions puzzle;
  std::vector<std::string> position;
  bool json = false;
};

int PrintLegal(const std::string& text, const CubieCube& cube, int orientation, bool json) {
  const std::string facelets = WriteFacelets(cube);
  if (json) {
    std::cout << JsonLine({{"input", Shortened(text)},
                           {"facelets", facelets},
                           {"orientation", orientation}})
              << '\n';
    return kExitDone;
  }
  std::cout << "legal\n" << facelets << '\n';
  if (orientation == 0) return kExitDone;
  const Centers centers = CentersOf(orientation);
  std::cout << "held with the " << kFaceLetters[static_cast<std::size_t>(centers[0])]
            << " centre on top and the " << kFaceLetters[static_cast<std::size_t>(centers[2])]
            << " centre in front\n";
  return kExitDone;
}

// Says what is wrong with a text that has no stickers to mend.
int PrintUnreadable(const std::string& text, const PositionFault& fault, bool json) {
  if (json) {
    PrintFaultJson(text, fault, RepairsJson(RepairReport{}, ColorSymbols{}));
  } else {
    PrintFault(fault, &StickerName);
  }
  return kExitFound;
}

int CheckCube(const std::string& text, bool json) {
  if (const auto fault = TooLongFault(text)) return PrintUnreadable(text, *fault, json);
  if (FormOf(text) == PositionForm::kMoves) {
    const Result<Position, PositionFault> position = ReadPosition(text);
    if (!position) return PrintUnreadable(text, position.failure(), json);
    return PrintLegal(text, position->cube, position->orientation, json);
  }
  const Result<CubeReading, Fault> reading = ReadCube(text);
  if (!reading) {
    // No repairs if the text cannot even be read sticker by sticker.
    const Result<PaintingReading, Fault> painted = ReadPainting(text);
    const RepairReport report = painted ? FindRepairs(painted->painting) : RepairReport{};
    const ColorSymbols colors = painted ? painted->colors : ColorSymbols{};
    const PositionFault fault = InWords(reading.failure());
    if (json) {
      PrintFaultJson(text, fault, RepairsJson(report, colors));
    } else {
      PrintFault(fault, &StickerName);
      PrintRepairs(report, colors, &WritePainting);
    }
    return kExitFound;
  }
  return PrintLegal(text, reading->cube, reading->orientation, json);
}

int Check(const CheckOptions& options) {
  if (!AreConsistent(options.puzzle)) return kExitUsage;
  const PuzzlePositions positions(options.puzzle);
  if (!positions.AreClear(options.position)) return kExitUsage;
  int exit_status = kExitDone;
  positions.ForEach(options.position, [&](const std::string& text) {
    const int status = options.puzzle.is_pocket()
                           ? CheckPocket(text, options.puzzle.sequence(), options.json)
                           : CheckCube(text, options.json);
    exit_status = std::max(exit_status, status);
    std::cout.flush();
  });
  return exit_status;
}

}  // namespace

void AddCheckCommand(CLI::App& app, int& exit_status) {
  CLI::App* command = app.add_subcommand(
      "check",
      "Say whether cubes, given as arguments or one a line on standard input, are legal, or what "
      "is wrong with them and the likeliest repairs");
  const auto options = std::make_shared<CheckOptions>();
  command->add_option(
      "FACELETS|MOVES", options->position,
      "54 letters or digits, 24 of a 2x2x2, U R F D L B or any six colours; spaces are ignored, "
      "and ? is a sticker of a 2x2x2 that is not known. Or moves that lead to a cube from a solved "
      "one");
  AddPuzzleOption(*command, options->puzzle);
  AddFacesOption(*command, options->puzzle);
  command->add_flag("--json", options->json, "Write a line of JSON for each cube");
  command->callback([options, &exit_status] { exit_status = Check(*options); });
}

}  // namespace cubewright
