#include "solver/methods/optimal/walks/placed_cube.h"

namespace cubewright {
namespace {

// The places in which the turn leaves another piece.
template <std::size_t kCount>
PlaceTurns::Layer LayerOf(const std::array<std::uint8_t, kCount>& pieces,
                          const std::array<std::uint8_t, kCount>& orientations) {
  PlaceTurns::Layer layer{};
  std::size_t count = 0;
  for (std::size_t place = 0; place < kCount; ++place) {
    if (pieces[place] == place) continue;
    layer[count++] = {pieces[place], static_cast<std::uint8_t>(place), orientations[place]};
  }
  return layer;
}

}  // namespace

PlacedCube PlacedCubeOf(const CubieCube& cube) {
  PlacedCube placed{};
  for (std::size_t place = 0; place < kCornerCount; ++place) {
    placed.corners[place] =
        static_cast<std::uint8_t>(3 * cube.corner_piece[place] + cube.corner_orientation[place]);
  }
  for (std::size_t place = 0; place < kEdgeCount; ++place) {
    placed.edges[place] =
        static_cast<std::uint8_t>(2 * cube.edge_piece[place] + cube.edge_orientation[place]);
  }
  return placed;
}

CubieCube CubeOf(const PlacedCube& placed) {
  CubieCube cube;
  for (std::size_t place = 0; place < kCornerCount; ++place) {
    cube.corner_piece[place] = placed.corners[place] / 3;
    cube.corner_orientation[place] = placed.corners[place] % 3;
  }
  for (std::size_t place = 0; place < kEdgeCount; ++place) {
    cube.edge_piece[place] = placed.edges[place] / 2;
    cube.edge_orientation[place] = placed.edges[place] % 2;
  }
  return cube;
}

PlacedCube InverseOf(const PlacedCube& cube) {
  PlacedCube inverse{};
  for (std::size_t place = 0; place < kCornerCount; ++place) {
    const unsigned state = cube.corners[place];
    inverse.corners[state / 3] = static_cast<std::uint8_t>(3 * place + (3 - state % 3) % 3);
  }
  for (std::size_t place = 0; place < kEdgeCount; ++place) {
    const unsigned state = cube.edges[place];
    inverse.edges[state / 2] = static_cast<std::uint8_t>(2 * place + state % 2);
  }
  return inverse;
}

PlaceTurns::PlaceTurns() {
  for (Move move = 0; move < kMoveCount; ++move) {
    const CubieCube& turn = MoveCube(move);
    corners_[move] = LayerOf(turn.corner_piece, turn.corner_orientation);
    edges_[move] = LayerOf(turn.edge_piece, turn.edge_orientation);
  }
  for (std::size_t by = 0; by < turned_corner_.size(); ++by) {
    for (std::size_t state = 0; state < kPlacedStateCount; ++state) {
      turned_corner_[by][state] = static_cast<std::uint8_t>(state - state % 3 + (state + by) % 3);
    }
  }
}

PlacedCube PlaceTurns::After(const PlacedCube& cube, Move move) const {
  PlacedCube after = cube;
  for (const auto& [from, to, turned] : corners_[move]) {
    after.corners[to] = TurnedCorner(cube.corners[from], turned);
  }
  for (const auto& [from, to, turned] : edges_[move]) {
    after.edges[to] = TurnedEdge(cube.edges[from], turned);
  }
  return after;
}

}  // namespace cubewright
