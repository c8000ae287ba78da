#include "solver/methods/preference.h"

#include <algorithm>
#include <bit>

#include "solver/methods/metric.h"

namespace cubewright {

int CountOf(std::span<const Move> moves, Preference few) {
  if (few == Preference::kQuarterTurns) return CostOf(moves, Metric::kQtm);
  if (few == Preference::kNoBack) {
    return static_cast<int>(std::count_if(moves.begin(), moves.end(),
                                          [](Move move) { return FaceOf(move) == Face::kB; }));
  }
  unsigned faces = 0;
  for (const Move move : moves) faces |= 1U << static_cast<unsigned>(FaceOf(move));
  return std::popcount(faces);
}

}  // namespace cubewright
