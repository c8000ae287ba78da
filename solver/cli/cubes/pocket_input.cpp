#include "solver/cli/cubes/pocket_input.h"

#include "solver/cli/english/color_names.h"
#include "solver/cli/english/fault_sentences.h"
#include "solver/cli/english/notation_sentences.h"
#include "solver/cube/cube_orientation.h"
#include "solver/methods/stages/held_cube.h"
#include "solver/pocket/painting/pocket_reading.h"
#include "solver/pocket/pocket_position.h"
#include "solver/text/notation.h"

namespace cubewright {
namespace {

// The colours by the faces of the position, which has names of its own for them.
CenterColors ColorsAsHeld(const PocketReading& reading) {
  const Centers& centers = CentersOf(reading.position.orientation);
  ColorSymbols as_held = reading.colors;
  for (std::size_t place = 0; place < centers.size(); ++place) {
    as_held.of_face[place] = reading.colors[centers[place]];
  }
  return CenterColors(as_held);
}

bool IsWholePocket(const std::string& text) { return ReadPocketSymbols(text).ok(); }

}  // namespace

void ForEachPocket(const std::vector<std::string>& arguments,
                   const std::function<void(const std::string& text)>& use) {
  ForEachText(arguments, &IsWholePocket, use);
}

std::string ObjectionToPockets(const std::vector<std::string>& arguments) {
  return ObjectionToArguments(arguments, &IsWholePocket, &PocketFormOf);
}

PositionFault PocketFaultInWords(const Fault& fault, const PocketSymbols& symbols) {
  PositionFault in_words = PocketFaultInWords(fault);
  const auto painted = ReadPocketPainting(symbols);
  if (painted && !IsKnown(painted->painting)) {
    in_words.message +=
        " For stickers that are not known, `cubewright check --puzzle 2x2x2` says what they can "
        "be.";
  }
  if (painted && IsLegalInAnotherScheme(*painted)) {
    in_words.message +=
        " Letters of faces say that white is opposite to yellow, red to orange and green to blue, "
        "as on most cubes. If the colours of this one are arranged in another way, write W R G Y O "
        "B in place of U R F D L B.";
  }
  return in_words;
}

PositionFault PocketFaultInWords(const Fault& fault) {
  return {ErrorCode(fault.error), FaultSentences(fault, kPocketStickersPerFace), fault.stickers,
          fault.pieces};
}

Result<Position, PositionFault> ReadPocketPosition(std::string_view text,
                                                   const FaceSequence& sequence) {
  if (auto fault = TooLongFault(text)) return *fault;
  if (PocketFormOf(text) == PositionForm::kFacelets) {
    const Result<PocketSymbols, Fault> symbols = ReadPocketSymbols(text, sequence);
    if (!symbols) return PocketFaultInWords(symbols.failure());
    const Result<PocketReading, Fault> reading = ReadPocket(*symbols);
    if (!reading) {
      PositionFault fault = PocketFaultInWords(reading.failure(), *symbols);
      fault.stickers = PlacesInSequence(sequence, fault.stickers);
      return fault;
    }
    const auto& [cube, orientation] = reading->position;
    return Position{cube, orientation, ColorsAsHeld(*reading)};
  }
  const Result<NotationReading, NotationFault> moves = ReadMoves(text);
  if (!moves)
    return PositionFault{ErrorCode(Error::kNotation), NotationSentence(moves.failure()), {}, {}};
  HeldCube held{CubieCube{}};
  held.Make(moves->written);
  const PocketStickers stickers = PocketStickersOf(held.cube(), held.centers());
  const auto [cube, orientation] =
      PocketPositionOf(PocketCornersOf(stickers).value_or(CubieCube{}));
  return Position{cube, orientation};
}

}  // namespace cubewright
