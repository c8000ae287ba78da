// A cube as a person holds it. After a turn of the whole cube, what was on the right may be in
// front, and the names of places, and of pieces by where they belong, change accordingly.
#pragma once

#include <span>

#include "solver/cube/cube_orientation.h"
#include "solver/cube/cubie_cube.h"
#include "solver/methods/stages/stages.h"
#include "solver/text/written_move.h"

namespace cubewright {

class HeldCube {
 public:
  // Held the usual way: the start's U centre on top, F in front.
  explicit HeldCube(const CubieCube& cube) : cube_(cube) {}

  void Make(WrittenMove move);
  void Make(std::span<const WrittenMove> moves);

  // As the holder sees it: piece UF belongs between the centres that are now on top and in front.
  const CubieCube& cube() const { return cube_; }
  // The start's face at each of the holder's places U R F D L B.
  const Centers& centers() const { return centers_; }
  // The start's name of the piece that the holder calls `held`.
  Corner Named(Corner held) const;
  Edge Named(Edge held) const;

 private:
  CubieCube cube_;
  Centers centers_ = kUsualCenters;
};

}  // namespace cubewright
