// `cubewright check`: whether a cube is legal, or what is wrong with it and how to mend it.

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "solver/cli/commands.h"
#include "solver/cli/cubes/fault_json.h"
#include "solver/cli/cubes/position.h"
#include "solver/cli/english/fault_sentences.h"
#include "solver/cube/cube_orientation.h"
#include "solver/cube/facelets.h"
#include "solver/painting/diagnosis.h"
#include "solver/painting/painting.h"
#include "solver/painting/repair.h"

namespace cubewright {
namespace {

struct CheckOptions {
  std::vector<std::string> facelets;
  bool json = false;
};

std::string Joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

void PrintRepairs(const RepairReport& report, const ColorSymbols& colors) {
  if (report.repairs.empty()) return;
  std::cout << "repairs, the likeliest first" << (report.are_all ? "" : " (there are more)")
            << ":\n";
  for (const Repair& repair : report.repairs) {
    std::cout << "  " << repair.rank << ". " << RepairSentence(repair, colors) << ' '
              << WritePainting(repair.painting) << '\n';
  }
  if (!report.has_every_piece) return;
  std::cout
      << "Every piece is there once, so the cube itself may have been put together wrongly.\n";
}

void PrintFault(const PositionFault& fault) {
  std::cout << "error: " << fault.code << '\n' << fault.message << '\n';
  if (!fault.pieces.empty()) std::cout << "pieces: " << Joined(fault.pieces) << '\n';
  if (!fault.stickers.empty()) {
    std::cout << "stickers:";
    for (const int sticker : fault.stickers) std::cout << ' ' << StickerName(sticker);
    std::cout << '\n';
  }
}

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
      nlohmann::ordered_json line = FaultJson(text, fault);
      line.update(RepairsJson(report, colors));
      std::cout << JsonLine(line) << '\n';
    } else {
      PrintFault(fault);
      PrintRepairs(report, colors);
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
  int exit_status = kExitDone;
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
                   "54 letters or digits, U R F D L B or any six colours; spaces are ignored")
      ->required();
  command->add_flag("--json", options->json, "Write a line of JSON");
  command->callback([options, &exit_status] { exit_status = Check(*options); });
}

}  // namespace cubewright
