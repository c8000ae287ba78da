#include "solver/cli/cubes/position.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <streambuf>

#include "solver/cli/commands.h"
#include "solver/cli/english/fault_sentences.h"
#include "solver/cli/english/notation_sentences.h"
#include "solver/cube/cube_orientation.h"
#include "solver/methods/stages/held_cube.h"
#include "solver/painting/diagnosis.h"
#include "solver/pocket/painting/pocket_reading.h"
#include "solver/pocket/pocket_facelets.h"
#include "solver/text/facelet_reader.h"
#include "solver/text/notation.h"
#include "solver/text/position_form.h"
#include "solver/text/written_net.h"

namespace cubewright {
namespace {

// Whether it has stickers of all faces of a cube, even if a few are missing.
bool IsWholeCube(const std::string& text) {
  if (FormOf(text) != PositionForm::kFacelets) return false;
  const Result<FaceletReading, Fault> reading = ReadFacelets(text);
  return reading.ok() || reading.failure().error != Error::kLength ||
         reading.failure().findings.front().count > (kFaceCount - 1) * kStickersPerFace;
}

std::string Joined(const std::vector<std::string>& words) {
  std::string joined;
  for (const std::string& word : words) joined += (joined.empty() ? "" : " ") + word;
  return joined;
}

bool AreSeveralMoves(const std::string& text) {
  const Result<NotationReading, NotationFault> moves = ReadMoves(text);
  return moves.ok() && moves->written.size() > 1;
}

// Of standard input; 0 if none is being used.
std::size_t line_number = 0;

using Scheme = std::array<std::string_view, kFaceCount>;

// The colours by the faces of the puzzle held the usual way.
Scheme SchemeOf(const Position& position) {
  const Centers& centers = CentersOf(position.orientation);
  Scheme scheme;
  for (std::size_t place = 0; place < kFaceCount; ++place) {
    const auto face = static_cast<std::size_t>(centers[place]);
    scheme[face] = position.colors.at(static_cast<Face>(place));
  }
  return scheme;
}

}  // namespace

void ForEachLine(const std::function<void(const std::string& text)>& use) {
  constexpr int kEnd = std::char_traits<char>::eof();
  std::streambuf& input = *std::cin.rdbuf();
  std::string line;
  line_number = 0;
  int character = input.sbumpc();
  while (std::cout && character != kEnd) {
    line.clear();
    ++line_number;
    while (character != kEnd && character != '\n' && line.size() <= kMostInputBytes) {
      line.push_back(static_cast<char>(character));
      character = input.sbumpc();
    }
    if (line.ends_with('\r')) line.pop_back();
    use(line);
    while (character != kEnd && character != '\n') character = input.sbumpc();
    if (character != kEnd) character = input.sbumpc();
  }
  line_number = 0;
}

void ReportFault(const PositionFault& fault) {
  std::cerr << "cubewright: ";
  if (line_number > 0) std::cerr << "line " << line_number << ": ";
  std::cerr << fault.code << ": " << fault.message << '\n';
}

std::optional<PositionFault> TooLongFault(std::string_view text) {
  if (text.size() <= kMostInputBytes) return std::nullopt;
  return PositionFault{ErrorCode(Error::kLength),
                       "Neither a cube nor moves take more than " +
                           std::to_string(kMostInputBytes) + " bytes, and here are more.",
                       {},
                       {}};
}

std::string ObjectionToArguments(const std::vector<std::string>& arguments,
                                 const std::function<bool(const std::string& text)>& is_whole,
                                 PositionForm (*form_of)(std::string_view text)) {
  if (arguments.size() < 2 || std::all_of(arguments.begin(), arguments.end(), is_whole)) return "";
  const bool are_moves = form_of(Joined(arguments)) == PositionForm::kMoves;
  const auto is_no_part = [&](const std::string& text) {
    return text.find_first_of(" \t\n") != std::string::npos || is_whole(text) ||
           (are_moves && AreSeveralMoves(text));
  };
  const auto found = std::find_if(arguments.begin(), arguments.end(), is_no_part);
  if (found == arguments.end()) return "";
  return "\"" + Shortened(*found) +
         "\" stands beside other arguments, and all of them would be read as one cube. Put the "
         "moves of a cube into one pair of quotation marks. Several cubes are given by their "
         "stickers, each as one argument, or one a line on standard input.";
}

void ForEachText(const std::vector<std::string>& arguments,
                 const std::function<bool(const std::string& text)>& is_whole,
                 const std::function<void(const std::string& text)>& use) {
  if (arguments.empty()) {
    ForEachLine(use);
    return;
  }
  if (std::all_of(arguments.begin(), arguments.end(), is_whole)) {
    for (const std::string& text : arguments) use(text);
    return;
  }
  use(Joined(arguments));
}

void ForEachPosition(const std::vector<std::string>& arguments,
                     const std::function<void(const std::string& text)>& use) {
  ForEachText(arguments, &IsWholeCube, use);
}

std::string ObjectionToPositions(const std::vector<std::string>& arguments) {
  return ObjectionToArguments(arguments, &IsWholeCube, &FormOf);
}

PositionFault InWords(const Fault& fault) {
  std::string message = FaultSentences(fault);
  const bool is_pocket = fault.error == Error::kLength && !fault.findings.empty() &&
                         fault.findings.front().count == kPocketStickerCount;
  if (is_pocket) message += " For a 2x2x2, add --puzzle 2x2x2.";
  return {ErrorCode(fault.error), message, fault.stickers, fault.pieces};
}

bool MayBeInOneScheme(const Position& one, const Position& other) {
  const Scheme colors = SchemeOf(one);
  const Scheme others = SchemeOf(other);
  return colors == others || std::ranges::any_of(colors, [&](std::string_view color) {
           return std::ranges::find(others, color) == others.end();
         });
}

Result<Position, PositionFault> ReadPosition(std::string_view text) {
  if (auto fault = TooLongFault(text)) return *fault;
  if (FormOf(text) == PositionForm::kFacelets) {
    const Result<FaceletReading, Fault> reading = ReadFacelets(text);
    if (!reading) return InWords(reading.failure());
    const Result<CubieCube, Fault> cube = Diagnose(*reading);
    if (!cube) return InWords(cube.failure());
    return Position{*cube, reading->orientation, CenterColors(reading->colors)};
  }
  // Nobody writes 24 turns of all faces, four of each, as one word or in the shape of a net.
  const bool are_no_moves =
      text.find(' ') == std::string_view::npos || IsNet(text, kPocketStickerCount);
  if (are_no_moves && HasPocketStickers(text)) {
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
