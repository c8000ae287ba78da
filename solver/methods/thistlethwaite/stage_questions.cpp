#include "solver/methods/thistlethwaite/stage_questions.h"

namespace cubewright {

PartsQuestion ThistlethwaiteQuestion(std::size_t stage) {
  PartsQuestion question = {.moves = kThistlethwaiteMoves[stage]};
  if (stage == 0) return question.OrientEdges();
  if (stage == 1) {
    for (std::size_t edge = 0; edge < kEdgeCount; ++edge) {
      if ((kEdgeSlices[2] >> edge & 1) != 0)
        question.Place(static_cast<Edge>(edge), kEdgeSlices[2]);
    }
    return question.OrientCorners();
  }
  for (std::size_t corner = 0; corner < kCornerCount; ++corner) {
    question.Place(static_cast<Corner>(corner), PlacesOf(corner));
  }
  if (stage == 2) {
    // Half turns make 96 of the 40,320 arrangements of corners. The third slice of edges is in
    // order if the others are.
    question.finishing_moves = kThistlethwaiteMoves[3];
    for (std::size_t edge = 0; edge < kEdgeCount; ++edge) {
      if ((kEdgeSlices[0] >> edge & 1) != 0)
        question.Place(static_cast<Edge>(edge), kEdgeSlices[0]);
    }
    return question;
  }
  for (std::size_t edge = 0; edge < kEdgeCount; ++edge) {
    question.Place(static_cast<Edge>(edge), PlacesOf(edge));
  }
  return question;
}

}  // namespace cubewright
