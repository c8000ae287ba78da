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

}  // namespace

void ForEachPocket(const std::vector<std::string>& arguments,
                   const std::function<void(const std::string& text)>& use) {
  const auto is_whole = [](const std::string& text) { return ReadPocketSymbols(text).ok(); };
  ForEachText(arguments, is_whole, use);
}

PositionFault PocketFaultInWords(const Fault& fault) {
  return {ErrorCode(fault.error), FaultSentences(fault, kPocketStickersPerFace), fault.stickers,
          fault.pieces};
}

Result<Position, PositionFault> ReadPocketPosition(std::string_view text,
                                                   const FaceSequence& sequence) {
  if (PocketFormOf(text) == PositionForm::kFacelets) {
    const Result<PocketReading, Fault> reading = ReadPocket(text, sequence);
    if (!reading) return PocketFaultInWords(reading.failure());
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
