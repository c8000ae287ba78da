// `cubewright check`: whether a cube is legal, or what is wrong with it and how to mend it.

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "solver/cli/commands.h"
#include "solver/cli/cubes/check_report.h"
#include "solver/cli/cubes/pocket_check.h"
#include "solver/cli/cubes/pocket_input.h"
#include "solver/cli/cubes/position.h"
#include "solver/cli/cubes/puzzle_options.h"
#include "solver/cube/cube_orientation.h"
#include "solver/cube/facelets.h"
#include "solver/painting/diagnosis.h"
#include "solver/painting/painting.h"
#include "solver/painting/repair.h"

namespace cubewright {
namespace {

struct CheckOptions {
  PuzzleOptions puzzle;
  std::vector<std::string> facelets;
  bool json = false;
};

void PrintLegal(const CubeReading& reading) {
  std::cout << "legal\n" << WriteFacelets(reading.cube) << '\n';
  if (reading.orientation == 0) return;
  const Centers centers = CentersOf(reading.orientation);
  std::cout << "held with the " << kFaceLetters[static_cast<std::size_t>(centers[0])]
            << " centre on top and the " << kFaceLetters[static_cast<std::size_t>(centers[2])]
            << " centre in front\n";
}

int CheckFacelets(const std::string& text, bool json) {
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
  if (json) {
    std::cout << JsonLine({{"facelets", WriteFacelets(reading->cube)},
                           {"orientation", reading->orientation}})
              << '\n';
  } else {
    PrintLegal(*reading);
  }
  return kExitDone;
}

int Check(const CheckOptions& options) {
  if (!AreConsistent(options.puzzle)) return kExitUsage;
  int exit_status = kExitDone;
  if (options.puzzle.is_pocket()) {
    ForEachPocket(options.facelets, [&](const std::string& text) {
      exit_status =
          std::max(exit_status, CheckPocket(text, options.puzzle.sequence(), options.json));
    });
    return exit_status;
  }
  ForEachPosition(options.facelets, [&](const std::string& text) {
    exit_status = std::max(exit_status, CheckFacelets(text, options.json));
  });
  return exit_status;
}

}  // namespace

void AddCheckCommand(CLI::App& app, int& exit_status) {
  CLI::App* command = app.add_subcommand(
      "check", "Say whether a cube is legal, or what is wrong with it and the likeliest repairs");
  const auto options = std::make_shared<CheckOptions>();
  command
      ->add_option("FACELETS", options->facelets,
                   "54 letters or digits, 24 of a 2x2x2, U R F D L B or any six colours; spaces "
                   "are ignored")
      ->required();
  AddPuzzleOption(*command, options->puzzle);
  AddFacesOption(*command, options->puzzle);
  command->add_flag("--json", options->json, "Write a line of JSON");
  command->callback([options, &exit_status] { exit_status = Check(*options); });
}

}  // namespace cubewright
