#include "solver/methods/twophase/coordinates/conjugation_tables.h"

namespace cubewright {

ConjugationTable MakeTwistConjugation() {
  // With all corners in place, conjugation takes their orientations to other places, and a
  // reflection reverses them.
  return ConjugationTable(kTwistCount, [cube = CubieCube{}](int twist, int symmetry) mutable {
    SetTwist(twist, cube);
    const auto& from = SymmetryCube(InverseSymmetry(symmetry)).corner_piece;
    CubieCube conjugate;
    for (std::size_t place = 0; place < kCornerCount; ++place) {
      const int orientation = cube.corner_orientation[from[place]];
      conjugate.corner_orientation[place] =
          static_cast<std::uint8_t>(IsReflection(symmetry) ? (3 - orientation) % 3 : orientation);
    }
    return TwistOf(conjugate);
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
