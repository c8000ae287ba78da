// Sequences of moves that a person knows by heart, each by its name.
#pragma once

#include <string_view>
#include <vector>

#include "solver/text/written_move.h"

namespace cubewright {

struct NamedSequence {
  std::string_view name;
  // In the notation of solver/text/notation.h, named as the cube is held before them.
  std::string_view moves;
  // The name of the sequence of which this is the mirror image, left for right; may be empty.
  std::string_view mirror_of = {};
};

// Precondition: the moves can be read; a test checks this for every method's list.
std::vector<WrittenMove> WrittenMovesOf(const NamedSequence& sequence);

}  // namespace cubewright
