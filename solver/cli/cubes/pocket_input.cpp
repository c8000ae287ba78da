#include "solver/cli/cubes/pocket_input.h"

#include "solver/cli/english/fault_sentences.h"
#include "solver/cli/english/notation_sentences.h"
#include "solver/cube/cube_orientation.h"
#include "solver/methods/stages/held_cube.h"
#include "solver/pocket/painting/pocket_reading.h"
#include "solver/text/notation.h"

namespace cubewright {

void ForEachPocket(const std::vector<std::string>& arguments,
                   const std::function<void(const std::string& text)>& use) {
  const auto is_whole = [](const std::string& text) { return ReadPocketSymbols(text).ok(); };
  ForEachText(arguments, is_whole, use);
}

PositionFault PocketFaultInWords(const Fault& fault) {
  return {ErrorCode(fault.error), FaultSentences(fault, kPocketStickersPerFace), fault.stickers,
          fault.pieces};
}

Result<PocketPosition, PositionFault> ReadPocketPosition(std::string_view text,
                                                         const FaceSequence& sequence) {
  if (PocketFormOf(text) == PositionForm::kFacelets) {
    const Result<PocketReading, Fault> reading = ReadPocket(text, sequence);
    if (!reading) return PocketFaultInWords(reading.failure());
    return reading->position;
  }
  const Result<NotationReading, NotationFault> moves = ReadMoves(text);
  if (!moves)
    return PositionFault{ErrorCode(Error::kNotation), NotationSentence(moves.failure()), {}, {}};
  HeldCube held{CubieCube{}};
  held.Make(moves->written);
  const PocketStickers stickers = PocketStickersOf(held.cube(), held.centers());
  return PocketPositionOf(PocketCornersOf(stickers).value_or(CubieCube{}));
}

}  // namespace cubewright
