#include "solver/cli/cubes/position.h"

#include <algorithm>
#include <iostream>

#include "solver/cli/english/fault_sentences.h"
#include "solver/cli/english/notation_sentences.h"
#include "solver/methods/stages/held_cube.h"
#include "solver/painting/diagnosis.h"
#include "solver/pocket/painting/pocket_reading.h"
#include "solver/pocket/pocket_facelets.h"
#include "solver/text/facelet_reader.h"
#include "solver/text/notation.h"
#include "solver/text/position_form.h"

namespace cubewright {

void ForEachText(const std::vector<std::string>& arguments,
                 const std::function<bool(const std::string& text)>& is_whole,
                 const std::function<void(const std::string& text)>& use) {
  if (arguments.empty()) {
    std::string line;
    while (std::cout && std::getline(std::cin, line)) {
      if (line.ends_with('\r')) line.pop_back();
      use(line);
    }
    return;
  }
  if (std::all_of(arguments.begin(), arguments.end(), is_whole)) {
    for (const std::string& text : arguments) use(text);
    return;
  }
  std::string joined;
  for (const std::string& word : arguments) joined += (joined.empty() ? "" : " ") + word;
  use(joined);
}

void ForEachPosition(const std::vector<std::string>& arguments,
                     const std::function<void(const std::string& text)>& use) {
  const auto is_facelets = [](const std::string& text) {
    return FormOf(text) == PositionForm::kFacelets;
  };
  ForEachText(arguments, is_facelets, use);
}

PositionFault InWords(const Fault& fault) {
  std::string message = FaultSentences(fault);
  const bool is_pocket = fault.error == Error::kLength && !fault.findings.empty() &&
                         fault.findings.front().count == kPocketStickerCount;
  if (is_pocket) message += " For a 2x2x2, add --puzzle 2x2x2.";
  return {ErrorCode(fault.error), message, fault.stickers, fault.pieces};
}

Result<Position, PositionFault> ReadPosition(std::string_view text) {
  if (FormOf(text) == PositionForm::kFacelets) {
    const Result<FaceletReading, Fault> reading = ReadFacelets(text);
    if (!reading) return InWords(reading.failure());
    const Result<CubieCube, Fault> cube = Diagnose(*reading);
    if (!cube) return InWords(cube.failure());
    return Position{*cube, reading->orientation, CenterColors(reading->colors)};
  }
  // Nobody writes 24 turns of all faces, four of each, as one word.
  if (text.find(' ') == std::string_view::npos && HasPocketStickers(text)) {
    return PositionFault{ErrorCode(Error::kLength),
                         "These are the 24 stickers of a 2x2x2: add --puzzle 2x2x2.",
                         {},
                         {}};
  }
  const Result<NotationReading, NotationFault> reading = ReadMoves(text);
  if (!reading)
    return PositionFault{ErrorCode(Error::kNotation), NotationSentence(reading.failure()), {}, {}};
  HeldCube held{CubieCube{}};
  held.Make(reading->written);
  return Position{held.cube(), reading->orientation};
}

}  // namespace cubewright
