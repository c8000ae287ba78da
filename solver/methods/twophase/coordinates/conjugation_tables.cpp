#include "solver/methods/twophase/coordinates/conjugation_tables.h"

namespace cubewright {

ConjugationTable MakeTwistConjugation() {
  return ConjugationTable(kTwistCount, [cube = CubieCube{}](int twist, int symmetry) mutable {
    SetTwist(twist, cube);
    return TwistOf(Conjugate(cube, symmetry));
  });
}

ConjugationTable MakeSliceOrderConjugation() {
  return ConjugationTable(kQuartetOrderCount,
                          [cube = CubieCube{}](int order, int symmetry) mutable {
                            SetSliceQuartet(order, cube);
                            return QuartetOf(Conjugate(cube, symmetry), Quartet::kSlice);
                          });
}

ConjugationTable MakeUpperCornersConjugation() {
  return ConjugationTable(kUpperCornersCount,
                          [cube = CubieCube{}](int coordinate, int symmetry) mutable {
                            SetUpperCorners(coordinate, cube);
                            return UpperCornersOf(Conjugate(cube, symmetry));
                          });
}

}  // namespace cubewright
