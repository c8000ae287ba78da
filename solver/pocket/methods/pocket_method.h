// What the methods for the 2x2x2 have in common. They use only the corners of the cube that they
// are given, in any of their 8! x 3^7 arrangements.
#pragma once

#include <array>
#include <memory>

#include "solver/cube/cubie_cube.h"
#include "solver/methods/method.h"
#include "solver/methods/metric.h"

namespace cubewright {

inline constexpr std::array<Metric, 2> kPocketMetrics = {Metric::kHtm, Metric::kQtm};

// Whether every face shows one colour, however the puzzle is held.
bool IsPocketSolved(const CubieCube& corners);

class PocketMethod : public Method {
 public:
  bool IsSolved(const CubieCube& cube) const final { return IsPocketSolved(cube); }
};

// Like MakeMethodAtOnce.
std::unique_ptr<Method> MakePocketMethodAtOnce(WriteSolution write);

}  // namespace cubewright
