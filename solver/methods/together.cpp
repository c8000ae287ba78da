#include "solver/methods/together.h"

namespace cubewright {

std::string MovesTogetherText(std::span<const Move> moves) {
  std::string text;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (!text.empty()) text += ' ';
    if (i + 1 < moves.size() && FaceOf(moves[i + 1]) == OppositeFace(FaceOf(moves[i]))) {
      text += '(' + MovesText(moves.subspan(i, 2)) + ')';
      ++i;
    } else {
      text += MoveName(moves[i]);
    }
  }
  return text;
}

}  // namespace cubewright
