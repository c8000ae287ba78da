// The phase 1 coordinates of a cube's inverse, along all three axes, without inverting the cube.
//
// The inverse has in place p what the cube says about piece p: where it is, and how it is turned.
// So each coordinate of the inverse is a sum to which every piece of the cube adds something of its
// own, and a turn, which moves eight pieces, changes eight summands. The summands of all
// coordinates lie side by side in two words, which are added as wholes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/cube/move.h"
#include "solver/methods/optimal/walks/placed_cube.h"

namespace cubewright {

inline constexpr std::size_t kAxisCount = 3;

struct InverseSums {
  // The twists, each in bits of its own. No sum of digits in base 3 carries.
  std::uint64_t corners = 0;
  // The flips; and for the first two axes, which edges stand in the slice, a bit for each edge. The
  // third slice has the others.
  std::uint64_t edges = 0;

  bool operator==(const InverseSums&) const = default;
};

class InverseCoordinates {
 public:
  explicit InverseCoordinates(const PlaceTurns& turns);

  InverseSums Of(const PlacedCube& cube) const;
  // The sums after a turn of the cube; `sums` are those before.
  InverseSums After(InverseSums sums, const PlacedCube& cube, Move move) const {
    const auto& corners = turns_.corners(move);
    const auto& edges = turns_.edges(move);
    for (std::size_t i = 0; i < PlaceTurns::kLayerPlaces; ++i) {
      sums.corners += corner_changes_[move][i][cube.corners[corners[i].from]];
      sums.edges += edge_changes_[move][i][cube.edges[edges[i].from]];
    }
    return sums;
  }

  // The coordinates (coordinates.h) of S * inverse * S^-1, where S is AxisSymmetry(axis).
  int TwistOf(const InverseSums& sums, std::size_t axis) const {
    return static_cast<int>(sums.corners >> (kTwistShift * axis) & kTwistMask);
  }
  // 2,048 * slice + flip.
  int FlipSliceOf(const InverseSums& sums, std::size_t axis) const {
    const std::uint64_t first = sums.edges >> kSliceShift & kSliceMask;
    const std::uint64_t second = sums.edges >> (kSliceShift + kEdgeCount) & kSliceMask;
    const std::uint64_t set = axis == 0   ? first
                              : axis == 1 ? second
                                          : ~(first | second) & kSliceMask;
    return kFlips * slices_[axis][static_cast<std::size_t>(set)] +
           static_cast<int>(sums.edges >> (kFlipShift * axis) & (kFlips - 1));
  }

 private:
  static constexpr int kFlips = 2048;
  static constexpr unsigned kTwistShift = 16;
  static constexpr std::uint64_t kTwistMask = 0xFFFF;
  static constexpr unsigned kFlipShift = 11;
  static constexpr unsigned kSliceShift = kAxisCount * kFlipShift;
  static constexpr std::uint64_t kSliceMask = (1U << kEdgeCount) - 1;

  void FillCorners();
  void FillEdges();

  const PlaceTurns& turns_;
  // What a piece adds, by its place and state.
  std::array<std::array<std::uint64_t, kPlacedStateCount>, kCornerCount> corner_summands_{};
  std::array<std::array<std::uint64_t, kPlacedStateCount>, kEdgeCount> edge_summands_{};
  // By how much a turn changes that, by the place in its layer and the state before.
  using Changes =
      std::array<std::array<std::array<std::uint64_t, kPlacedStateCount>, PlaceTurns::kLayerPlaces>,
                 kMoveCount>;
  Changes corner_changes_{};
  Changes edge_changes_{};
  // The slice coordinate, by axis and set of edges; only for sets of four.
  std::array<std::array<std::uint16_t, kSliceMask + 1>, kAxisCount> slices_{};
};

}  // namespace cubewright
