#include "solver/cli/cubes/puzzle_positions.h"

#include <iostream>

#include "solver/cli/cubes/pocket_input.h"
#include "solver/cube/facelets.h"
#include "solver/pocket/pocket_facelets.h"

namespace cubewright {

bool PuzzlePositions::AreClear(const std::vector<std::string>& arguments) const {
  const std::string objection =
      is_pocket_ ? ObjectionToPockets(arguments) : ObjectionToPositions(arguments);
  if (objection.empty()) return true;
  std::cerr << "cubewright: " << objection << '\n';
  return false;
}

void PuzzlePositions::ForEach(const std::vector<std::string>& arguments,
                              const std::function<void(const std::string& text)>& use) const {
  is_pocket_ ? ForEachPocket(arguments, use) : ForEachPosition(arguments, use);
}

Result<Position, PositionFault> PuzzlePositions::Read(std::string_view text) const {
  return is_pocket_ ? ReadPocketPosition(text, sequence_) : ReadPosition(text);
}

std::string PuzzlePositions::Facelets(const CubieCube& cube) const {
  return is_pocket_ ? WritePocketFacelets(InSequence(sequence_, PocketStickersOf(cube)))
                    : WriteFacelets(cube);
}

}  // namespace cubewright
