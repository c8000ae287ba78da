// The positions that the large table tells apart, with all flips, and what moves do to them.
//
// A position is a class of corners, and the edges as seen through the symmetry that brings the
// corners to the smallest member of their class. If other symmetries leave that member as it is,
// the edges' images under these are the same position.
//
// With all eleven flips there are 2187 * 70 * 34650 * 2048 positions before symmetry, 1.09 * 10^13:
// the cosets of the group of 3,981,312 cubes in which every piece is in its own tetrad or slice and
// none is turned (4!^5 / 2).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/methods/optimal/large/corner_classes.h"
#include "solver/methods/optimal/large/sliced_edges.h"

namespace cubewright {

struct LargePosition {
  int class_index;
  SlicedEdges edges;
};

// Made once, within some hundred milliseconds, and then only read; 6 MB.
class LargeGraph {
 public:
  LargeGraph();

  const CornerClasses& corners() const { return corners_; }
  // The image of edges under a symmetry.
  const EdgeMap& Image(int symmetry) const { return images_[static_cast<std::size_t>(symmetry)]; }
  // After a move, as seen through a symmetry.
  const EdgeMap& After(Move move, int symmetry) const {
    return after_[static_cast<std::size_t>(move * kSymmetryCount + symmetry)];
  }
  const SliceNumbers& slice_numbers() const { return slice_numbers_; }

  LargePosition PositionOf(const CubieCube& cube) const {
    const CornerMember member = corners_.MemberOf(CornersOf(cube));
    return {member.class_index, Image(member.symmetry).Of(SlicedEdgesOf(cube))};
  }
  // The position's number in its row of a table that counts the flips of `flip_places` places.
  std::uint32_t EntryInRow(SlicedEdges edges, int flip_places) const {
    return slice_numbers_.EntryInRow(EdgeImage::Pack(edges), flip_places);
  }

 private:
  CornerClasses corners_;
  std::vector<EdgeMap> images_;
  std::vector<EdgeMap> after_;
  SliceNumbers slice_numbers_;
};

}  // namespace cubewright
