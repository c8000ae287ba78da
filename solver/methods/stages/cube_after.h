// A cube after a change, computed only where a caller asks for it: a search looks at many steps and
// makes few.
#pragma once

#include <cstddef>
#include <cstdint>

#include "solver/cube/cubie_cube.h"

namespace cubewright {

// The cube after `effect` is done to it. Both must outlive it.
class CubeAfter {
 public:
  struct PieceAt {
    std::uint8_t piece;
    std::uint8_t orientation;
  };

  CubeAfter(const CubieCube& cube, const CubieCube& effect) : cube_(cube), effect_(effect) {}

  PieceAt corner(std::size_t place) const {
    const std::size_t from = effect_.corner_piece[place];
    const int twist = cube_.corner_orientation[from] + effect_.corner_orientation[place];
    return {cube_.corner_piece[from], static_cast<std::uint8_t>(twist % 3)};
  }
  PieceAt edge(std::size_t place) const {
    const std::size_t from = effect_.edge_piece[place];
    const int flip = cube_.edge_orientation[from] ^ effect_.edge_orientation[place];
    return {cube_.edge_piece[from], static_cast<std::uint8_t>(flip)};
  }

 private:
  const CubieCube& cube_;
  const CubieCube& effect_;
};

}  // namespace cubewright
