#include "solver/methods/twophase-metrics/turns/class_after.h"

namespace cubewright {

ClassMember ClassAfter(const FlipSliceClasses& classes, int class_index, AxisTurn turn) {
  const TurnMoves moves = MovesOf(turn);
  ClassMember member = classes.After(class_index, moves.moves[0]);
  if (moves.count == 2) {
    // The second is seen through the frame that the first led to.
    const Move seen = ConjugateMove(moves.moves[1], member.symmetry());
    const ClassMember next = classes.After(member.class_index(), seen);
    member =
        ClassMember::Of(next.class_index(), MultiplySymmetries(next.symmetry(), member.symmetry()));
  }
  return member;
}

}  // namespace cubewright
