#include "solver/methods/optimal/walks/inverse_sums.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/symmetry.h"
#include "solver/methods/twophase/coordinates/coordinates.h"
#include "solver/methods/twophase/walks/direction.h"

namespace cubewright {
namespace {

// The place of the only turned piece in a cube with all pieces at home.
template <class Orientations>
std::size_t TurnedPlaceOf(const Orientations& orientations) {
  return static_cast<std::size_t>(
      std::find_if(orientations.begin(), orientations.end(), [](auto each) { return each != 0; }) -
      orientations.begin());
}

}  // namespace

InverseCoordinates::InverseCoordinates(const PlaceTurns& turns) : turns_(turns) {
  FillCorners();
  FillEdges();
  for (Move move = 0; move < kMoveCount; ++move) {
    for (std::size_t i = 0; i < PlaceTurns::kLayerPlaces; ++i) {
      const TurnedPlace& corner = turns.corners(move)[i];
      const TurnedPlace& edge = turns.edges(move)[i];
      for (std::size_t state = 0; state < kPlacedStateCount; ++state) {
        const auto before = static_cast<std::uint8_t>(state);
        corner_changes_[move][i][state] =
            corner_summands_[corner.to][turns.TurnedCorner(before, corner.turned)] -
            corner_summands_[corner.from][state];
        edge_changes_[move][i][state] =
            edge_summands_[edge.to][PlaceTurns::TurnedEdge(before, edge.turned)] -
            edge_summands_[edge.from][state];
      }
    }
  }
}

InverseSums InverseCoordinates::Of(const PlacedCube& cube) const {
  InverseSums sums;
  for (std::size_t place = 0; place < kCornerCount; ++place) {
    sums.corners += corner_summands_[place][cube.corners[place]];
  }
  for (std::size_t place = 0; place < kEdgeCount; ++place) {
    sums.edges += edge_summands_[place][cube.edges[place]];
  }
  return sums;
}

// Each summand is read off an inverse that has the piece in question there; what else it has does
// not matter.
void InverseCoordinates::FillCorners() {
  for (std::size_t axis = 0; axis < kAxisCount; ++axis) {
    const int symmetry = AxisSymmetry(static_cast<int>(axis));
    for (std::size_t piece = 0; piece < kCornerCount; ++piece) {
      CubieCube turned;
      turned.corner_orientation[piece] = 1;
      const std::size_t seen = TurnedPlaceOf(Conjugate(turned, symmetry).corner_orientation);
      std::uint64_t weight = seen + 1 < kCornerCount ? 1 : 0;
      for (std::size_t place = seen + 2; place < kCornerCount; ++place) weight *= 3;
      for (std::size_t place = 0; place < kCornerCount; ++place) {
        for (std::size_t orientation = 0; orientation < 3; ++orientation) {
          CubieCube inverse;
          std::swap(inverse.corner_piece[piece], inverse.corner_piece[place]);
          inverse.corner_orientation[piece] = static_cast<std::uint8_t>((3 - orientation) % 3);
          corner_summands_[place][3 * piece + orientation] +=
              weight * Conjugate(inverse, symmetry).corner_orientation[seen]
              << (kTwistShift * axis);
        }
      }
    }
  }
}

void InverseCoordinates::FillEdges() {
  for (std::size_t axis = 0; axis < kAxisCount; ++axis) {
    const int symmetry = AxisSymmetry(static_cast<int>(axis));
    std::array<unsigned, kEdgeCount> seen_bits{};
    for (std::size_t piece = 0; piece < kEdgeCount; ++piece) {
      CubieCube flipped;
      flipped.edge_orientation[piece] = 1;
      const std::size_t seen = TurnedPlaceOf(Conjugate(flipped, symmetry).edge_orientation);
      seen_bits[piece] = 1U << seen;
      for (std::size_t place = 0; place < kEdgeCount; ++place) {
        for (std::size_t orientation = 0; orientation < 2; ++orientation) {
          CubieCube inverse;
          std::swap(inverse.edge_piece[piece], inverse.edge_piece[place]);
          inverse.edge_orientation[piece] = static_cast<std::uint8_t>(orientation);
          const CubieCube conjugate = Conjugate(inverse, symmetry);
          std::uint64_t& summand = edge_summands_[place][2 * piece + orientation];
          if (seen + 1 < kEdgeCount) {
            summand += std::uint64_t{conjugate.edge_orientation[seen]}
                       << (kFlipShift * axis + seen);
          }
          if (axis + 1 < kAxisCount && conjugate.edge_piece[seen] >= 8) {
            summand += std::uint64_t{1} << (kSliceShift + kEdgeCount * axis + piece);
          }
        }
      }
    }
    for (unsigned set = 0; set <= kSliceMask; ++set) {
      if (std::popcount(set) != 4) continue;
      unsigned seen_set = 0;
      for (std::size_t piece = 0; piece < kEdgeCount; ++piece) {
        if ((set >> piece & 1) != 0) seen_set |= seen_bits[piece];
      }
      slices_[axis][set] = static_cast<std::uint16_t>(SliceFromPlaces(seen_set));
    }
  }
}

}  // namespace cubewright
