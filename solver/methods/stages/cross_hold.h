// How the cube is held by methods that begin with a cross: its colour comes below with the first
// step, and then the cube is turned about the vertical axis only.
#pragma once

#include <array>
#include <vector>

#include "solver/methods/stages/held_cube.h"
#include "solver/text/written_move.h"

namespace cubewright {

class CrossHold {
 public:
  explicit CrossHold(Face cross) : down_(kCrossDown[static_cast<std::size_t>(cross)]) {}

  // The cube held with the cross below, as at the beginning.
  HeldCube Beginning(const CubieCube& cube) const {
    HeldCube held(cube);
    if (down_.quarter_turns != 0) held.Make(down_);
    return held;
  }

  // Adds the turn of the whole cube that brings the cross below, unless it is there already.
  void AppendCrossDown(std::vector<WrittenMove>& moves) {
    if (!is_down_ && down_.quarter_turns != 0) moves.push_back(down_);
    is_down_ = true;
  }
  // The same, and the turn after which the cube is held `hold` quarter turns of y from the
  // beginning.
  void AppendTurnTo(int hold, std::vector<WrittenMove>& moves) {
    AppendCrossDown(moves);
    if (hold != hold_) moves.push_back({'y', (hold - hold_ + 4) % 4});
    hold_ = hold;
  }

 private:
  // What brings the colour opposite to that of the cross to the top, for each colour of the cross.
  static constexpr std::array<WrittenMove, kFaceCount> kCrossDown = {
      {{'x', 2}, {'z', 1}, {'x', 3}, {'y', 0}, {'z', 3}, {'x', 1}}};

  WrittenMove down_;
  bool is_down_ = false;
  int hold_ = 0;
};

}  // namespace cubewright
