// Random values, as the recipes need them.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>

#include "solver/cube/random_cube.h"

namespace cubewright {

class Drawing {
 public:
  explicit Drawing(RandomNumbers& numbers) : numbers_(numbers) {}

  double Between(double least, double most) {
    const double part = static_cast<double>(numbers_.Next() >> 11) / 9007199254740992.0;
    return least + (most - least) * part;
  }
  bool Chance(double probability) { return Between(0, 1) < probability; }
  // G. Box and M. Muller, "A note on the generation of random normal deviates" (1958).
  double Normal(double deviation) {
    const double radius = std::sqrt(-2 * std::log(1 - Between(0, 1)));
    return deviation * radius * std::cos(2 * std::numbers::pi * Between(0, 1));
  }
  // A factor or its inverse; half of all are within the deviation, given as a fraction.
  double Factor(double deviation) { return std::exp(Normal(deviation)); }
  RandomNumbers& numbers() { return numbers_; }
  std::size_t Below(std::size_t bound) { return numbers_.Below(static_cast<std::uint32_t>(bound)); }

 private:
  RandomNumbers& numbers_;
};

}  // namespace cubewright
