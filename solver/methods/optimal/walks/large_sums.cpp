#include "solver/methods/optimal/walks/large_sums.h"

#include "solver/methods/optimal/large/corner_classes.h"

namespace cubewright {
namespace {

// The summand of a corner in a place: its digit of the twist, in base 3 with the first place
// counting most and the last not at all; and the bit of the place, if the corner is of the first
// tetrad.
LargeSums CornerSummand(std::size_t place, std::size_t corner, std::size_t orientation) {
  LargeSums weight = place + 1 < kCornerCount ? 1 : 0;
  for (std::size_t after = place + 2; after < kCornerCount; ++after) weight *= 3;
  const LargeSums tetrad = IsOfFirstTetrad(static_cast<int>(corner)) ? 1 : 0;
  return weight * orientation << kLargeTwistShift | tetrad << (kLargeTetradShift + place);
}

}  // namespace

// The inverse has in place p what the cube says about piece p: where it is, and how it is turned.
LargeSummands::LargeSummands(const PlaceTurns& turns) : turns_(turns) {
  for (std::size_t place = 0; place < kCornerCount; ++place) {
    for (std::size_t state = 0; state < kPlacedStateCount; ++state) {
      const std::size_t piece = state / 3;
      const std::size_t orientation = state % 3;
      cube_.corners[place][state] = CornerSummand(place, piece, orientation);
      inverse_.corners[place][state] = CornerSummand(piece, place, (3 - orientation) % 3);
    }
  }
  for (std::size_t place = 0; place < kEdgeCount; ++place) {
    for (std::size_t state = 0; state < kPlacedStateCount; ++state) {
      const std::size_t piece = state / 2;
      const auto flip = static_cast<unsigned>(state % 2);
      cube_.edges[place][state] = SlicedEdge(place, piece, flip);
      inverse_.edges[place][state] = SlicedEdge(piece, place, flip);
    }
  }
  for (Move move = 0; move < kMoveCount; ++move) cube_changes_[move] = ChangesBy(move, cube_);
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    inverse_changes_[face] = ChangesBy(MakeMove(static_cast<Face>(face), 1), inverse_);
  }
}

LargeSums LargeSummands::SumOf(const Summands& summands, const PlacedCube& cube) {
  LargeSums sums = 0;
  for (std::size_t place = 0; place < kCornerCount; ++place) {
    sums += summands.corners[place][cube.corners[place]];
  }
  for (std::size_t place = 0; place < kEdgeCount; ++place) {
    sums += summands.edges[place][cube.edges[place]];
  }
  return sums;
}

LargeSummands::Changes LargeSummands::ChangesBy(Move move, const Summands& summands) const {
  Changes changes{};
  for (std::size_t i = 0; i < PlaceTurns::kLayerPlaces; ++i) {
    const TurnedPlace& corner = turns_.corners(move)[i];
    const TurnedPlace& edge = turns_.edges(move)[i];
    for (std::size_t state = 0; state < kPlacedStateCount; ++state) {
      const auto before = static_cast<std::uint8_t>(state);
      changes.corners[i][state] =
          summands.corners[corner.to][turns_.TurnedCorner(before, corner.turned)] -
          summands.corners[corner.from][state];
      changes.edges[i][state] =
          summands.edges[edge.to][PlaceTurns::TurnedEdge(before, edge.turned)] -
          summands.edges[edge.from][state];
    }
  }
  return changes;
}

}  // namespace cubewright
