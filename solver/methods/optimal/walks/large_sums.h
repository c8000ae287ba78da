// What the large table knows of a cube, and of its inverse, kept up to date turn by turn.
//
// Both are sums to which each piece adds something of its own, as in inverse_sums.h. All summands
// lie side by side in one word, so a turn, which moves eight pieces, adds eight words.
//
// Half turns that are made to a solved cube before all moves of a cube do not change the table's
// entry of that cube. A turn made after the moves of a cube comes, inverted, before those of its
// inverse. So a half turn does not change the sums of the inverse, and both quarter turns of a face
// change them alike.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/cube/move.h"
#include "solver/methods/optimal/large/sliced_edges.h"
#include "solver/methods/optimal/walks/placed_cube.h"

namespace cubewright {

// From the lowest bit: 36 for the edges (SlicedEdges), 12 for the twist, 8 for the places of the
// first tetrad.
using LargeSums = std::uint64_t;

inline constexpr unsigned kLargeTwistShift = 36;
inline constexpr unsigned kLargeTetradShift = 48;

constexpr SlicedEdges EdgesOfSums(LargeSums sums) {
  return sums & ((LargeSums{1} << kLargeTwistShift) - 1);
}
constexpr std::uint32_t TwistOfSums(LargeSums sums) {
  return static_cast<std::uint32_t>(sums >> kLargeTwistShift & 0xFFF);
}
constexpr std::uint32_t TetradPlacesOfSums(LargeSums sums) {
  return static_cast<std::uint32_t>(sums >> kLargeTetradShift);
}

class LargeSummands {
 public:
  explicit LargeSummands(const PlaceTurns& turns);

  LargeSums Of(const PlacedCube& cube) const { return SumOf(cube_, cube); }
  LargeSums OfInverse(const PlacedCube& cube) const { return SumOf(inverse_, cube); }
  // The sums of the cube after a turn; `sums` are those before.
  LargeSums After(LargeSums sums, const PlacedCube& cube, Move move) const {
    return Changed(sums, cube, turns_.corners(move), turns_.edges(move), cube_changes_[move]);
  }
  // Those of its inverse after either quarter turn of a face.
  LargeSums InverseAfter(LargeSums sums, const PlacedCube& cube, std::size_t face) const {
    const Move move = MakeMove(static_cast<Face>(face), 1);
    return Changed(sums, cube, turns_.corners(move), turns_.edges(move), inverse_changes_[face]);
  }

 private:
  using OfState = std::array<LargeSums, kPlacedStateCount>;
  // What a piece adds, by its place and state.
  struct Summands {
    std::array<OfState, kCornerCount> corners;
    std::array<OfState, kEdgeCount> edges;
  };
  // By how much a turn changes that, by the place in its layer and the state before.
  struct Changes {
    std::array<OfState, PlaceTurns::kLayerPlaces> corners;
    std::array<OfState, PlaceTurns::kLayerPlaces> edges;
  };

  static LargeSums SumOf(const Summands& summands, const PlacedCube& cube);
  static LargeSums Changed(LargeSums sums, const PlacedCube& cube, const PlaceTurns::Layer& corners,
                           const PlaceTurns::Layer& edges, const Changes& changes) {
    for (std::size_t i = 0; i < PlaceTurns::kLayerPlaces; ++i) {
      sums += changes.corners[i][cube.corners[corners[i].from]];
      sums += changes.edges[i][cube.edges[edges[i].from]];
    }
    return sums;
  }
  Changes ChangesBy(Move move, const Summands& summands) const;

  const PlaceTurns& turns_;
  Summands cube_;
  Summands inverse_;
  std::array<Changes, kMoveCount> cube_changes_;
  std::array<Changes, kFaceCount> inverse_changes_;
};

}  // namespace cubewright
