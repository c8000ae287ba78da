#include "solver/methods/stages/named_sequence.h"

#include "solver/text/notation.h"

namespace cubewright {

std::vector<WrittenMove> WrittenMovesOf(const NamedSequence& sequence) {
  return ReadMoves(sequence.moves)->written;
}

}  // namespace cubewright
