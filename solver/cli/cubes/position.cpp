#include "solver/cli/cubes/position.h"

#include <algorithm>

#include "solver/cube/cube_orientation.h"
#include "solver/painting/diagnosis.h"
#include "solver/text/notation.h"
#include "solver/text/position_form.h"

namespace cubewright {
namespace {

CubieCube AsHeld(const NotationReading& reading) {
  const Centers centers = CentersOf(reading.orientation);
  CubieCube cube;
  for (const Move move : reading.moves) {
    const auto place = std::find(centers.begin(), centers.end(), FaceOf(move)) - centers.begin();
    cube = Apply(cube, MakeMove(static_cast<Face>(place), QuarterTurnsOf(move)));
  }
  return cube;
}

}  // namespace

Result<CubieCube, Fault> ReadPosition(std::string_view text) {
  if (FormOf(text) == PositionForm::kFacelets) {
    const Result<CubeReading, Fault> reading = ReadCube(text);
    if (!reading) return reading.failure();
    return reading->cube;
  }
  const Result<NotationReading, NotationFault> reading = ReadMoves(text);
  if (!reading) {
    const NotationFault& fault = reading.failure();
    return Fault{Error::kNotation,
                 "At character " + std::to_string(fault.position + 1) + ": " + fault.message,
                 {},
                 {}};
  }
  return AsHeld(*reading);
}

}  // namespace cubewright
