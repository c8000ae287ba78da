// A cube by its places, a byte for each: what the search keeps of every position.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"

namespace cubewright {

// What stands in each place.
struct PlacedCube {
  // 3 * piece + orientation, 0..23.
  std::array<std::uint8_t, kCornerCount> corners;
  // 2 * piece + orientation, 0..23.
  std::array<std::uint8_t, kEdgeCount> edges;

  bool operator==(const PlacedCube&) const = default;
};

// How many different bytes there are.
inline constexpr std::size_t kPlacedStateCount = 24;

PlacedCube PlacedCubeOf(const CubieCube& cube);
CubieCube CubeOf(const PlacedCube& placed);
// The inverse of the cube.
PlacedCube InverseOf(const PlacedCube& cube);

// What a turn does to one of the four places of its layer.
struct TurnedPlace {
  std::uint8_t from;
  std::uint8_t to;
  // By how much the orientation grows.
  std::uint8_t turned;
};

// All turns, by the places that they change.
class PlaceTurns {
 public:
  PlaceTurns();

  static constexpr std::size_t kLayerPlaces = 4;
  using Layer = std::array<TurnedPlace, kLayerPlaces>;
  const Layer& corners(Move move) const { return corners_[move]; }
  const Layer& edges(Move move) const { return edges_[move]; }

  // The state of a corner or an edge after its orientation has grown by `by`.
  std::uint8_t TurnedCorner(std::uint8_t state, std::size_t by) const {
    return turned_corner_[by][state];
  }
  static std::uint8_t TurnedEdge(std::uint8_t state, std::uint8_t by) {
    return static_cast<std::uint8_t>(state ^ by);
  }

  PlacedCube After(const PlacedCube& cube, Move move) const;

 private:
  std::array<Layer, kMoveCount> corners_;
  std::array<Layer, kMoveCount> edges_;
  std::array<std::array<std::uint8_t, kPlacedStateCount>, 3> turned_corner_;
};

}  // namespace cubewright
