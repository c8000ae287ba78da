// Turns made in place, and drawn at random: what evolution does most.
#pragma once

#include <array>
#include <cstdint>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"
#include "solver/cube/random_cube.h"

namespace cubewright {

// As Apply(cube, move), but only the eight pieces that move are touched.
void Turn(CubieCube& cube, Move move);

// Draws turns of a set, each as likely as any other.
class TurnDraw {
 public:
  // Precondition: `allowed` has turns of two faces that are not opposite to each other.
  explicit TurnDraw(MoveSet allowed);

  Move Any(RandomNumbers& numbers) const { return Of(choices_[kFaceCount], numbers); }
  // One of those worth making after `last` (MovesAfter).
  Move After(Move last, RandomNumbers& numbers) const {
    return Of(choices_[static_cast<std::size_t>(FaceOf(last))], numbers);
  }

 private:
  struct Choice {
    std::array<Move, kMoveCount> moves{};
    std::uint32_t count = 0;
  };

  static Choice ChoiceOf(MoveSet moves);
  static Move Of(const Choice& choice, RandomNumbers& numbers) {
    return choice.moves[numbers.Below(choice.count)];
  }

  // By the face that was turned last; the one after these has all turns.
  std::array<Choice, kFaceCount + 1> choices_;
};

}  // namespace cubewright
