// What the large table knows of the edges: which place holds an edge of which slice, and whether it
// is flipped.
//
//   slices  C(12, 4) * C(8, 4) = 34,650   which four places hold edges of each slice
//   flips   2^11, of which the table counts those of the first few places
//
// Half turns keep each edge within its slice, and unflipped. An edge that stands in its own slice
// is flipped along all axes of the cube or along none; for another edge, the flip along one axis
// follows from that along another axis, its place and its slice. So all 48 symmetries turn sliced
// edges into sliced edges.
//
// Places are numbered slice by slice, which is not the order of cubie_cube.h: 0..3 between L and R
// (UF UB DF DB), 4..7 between F and B (UR UL DR DL), 8..11 between U and D (FR FL BL BR).
//
// The coordinate is that of the H48 solver (nissy-core, doc/h48.md); its numbering here is our own.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/symmetry.h"

namespace cubewright {

inline constexpr int kSlicesCount = 34650;

// Twelve bits for each slice's places, 36 bits in all: for the slice's four places, from the lowest
// bit, whether an edge of the second slice stands there, then the same of the first slice, then
// whether what stands there is flipped.
using SlicedEdges = std::uint64_t;

inline constexpr unsigned kSlicedGroupBits = 12;
inline constexpr unsigned kFlipShiftInGroup = 8;

// The number of a place, or of an edge by its home, in the order above. `edge`: of cubie_cube.h.
constexpr std::size_t SlicedPlaceOf(std::size_t edge) {
  constexpr std::array<std::uint8_t, kEdgeCount> kPlaces = {4, 0, 5, 1, 6, 2, 7, 3, 8, 9, 10, 11};
  return kPlaces[edge];
}

// The bits of one place that holds an edge.
constexpr SlicedEdges SlicedEdge(std::size_t place, std::size_t edge, unsigned flip) {
  const std::size_t slice = SlicedPlaceOf(edge) / 4;
  const SlicedEdges bits = (slice == 0   ? SlicedEdges{1} << 4
                            : slice == 1 ? SlicedEdges{1}
                                         : SlicedEdges{0}) |
                           SlicedEdges{flip} << kFlipShiftInGroup;
  return bits << (kSlicedGroupBits * (SlicedPlaceOf(place) / 4) + SlicedPlaceOf(place) % 4);
}

SlicedEdges SlicedEdgesOf(const CubieCube& cube);

// What a move, a symmetry, or one after the other does to sliced edges. It takes the edge of each
// place, and its flip, to another place, and changes the flip depending on slice and place. For
// each group, the slices of all its places are looked up at once, and so are the flips.
class EdgeMap {
 public:
  // Of S * (cube * move) * S^-1; kNoEdgeMove for no move.
  static constexpr int kNoEdgeMove = -1;
  EdgeMap(int move, int symmetry);

  SlicedEdges Of(SlicedEdges edges) const {
    return slices_[0][edges & 0xFF] ^ flips_[0][edges >> 8 & 0xF] ^ slices_[1][edges >> 12 & 0xFF] ^
           flips_[1][edges >> 20 & 0xF] ^ slices_[2][edges >> 24 & 0xFF] ^
           flips_[2][edges >> 32 & 0xF];
  }

 private:
  std::array<std::array<SlicedEdges, 256>, 3> slices_{};
  std::array<std::array<SlicedEdges, 16>, 3> flips_{};
};

// The image of sliced edges under a symmetry, with those flips that a table counts: half the size
// of an EdgeMap, for callers that read many entries in random order.
class EdgeImage {
 public:
  // The slices' 24 bits of the three groups, from the lowest; above them the flips of the first
  // eight places.
  using Packed = std::uint32_t;

  explicit EdgeImage(int symmetry);

  Packed Of(SlicedEdges edges) const {
    return slices_[0][edges & 0xFF] ^ flips_[0][edges >> 8 & 0xF] ^ slices_[1][edges >> 12 & 0xFF] ^
           flips_[1][edges >> 20 & 0xF] ^ slices_[2][edges >> 24 & 0xFF] ^
           flips_[2][edges >> 32 & 0xF];
  }
  static Packed Pack(SlicedEdges edges) {
    return static_cast<Packed>((edges & 0xFF) | (edges >> 4 & 0xFF00) | (edges >> 8 & 0xFF0000) |
                               (edges << 16 & 0xF000000) | (edges << 8 & 0xF0000000));
  }

 private:
  std::array<std::array<Packed, 256>, 3> slices_{};
  std::array<std::array<Packed, 16>, 3> flips_{};
};

// The number of the slices alone, 0..34,649, 0 if each edge stands in its own. It is a sum over the
// groups: each adds the number of arrangements that have the same groups before it and that come
// before this arrangement in the group itself.
class SliceNumbers {
 public:
  SliceNumbers();

  std::uint32_t Of(EdgeImage::Packed edges) const {
    const First first = first_[edges & 0xFF];
    return static_cast<std::uint32_t>(first.number) + second_[first.counts][edges >> 8 & 0xFF] +
           third_[edges >> 16 & 0xFF];
  }
  // With the flips of the first places, at most eight: 2^flip_places * slices + flips.
  std::uint32_t EntryInRow(EdgeImage::Packed edges, int flip_places) const {
    return Of(edges) << flip_places | (edges >> 24 & ((1U << flip_places) - 1));
  }

 private:
  // How many edges of the first and of the second slice stand in a group: 5 * first + second.
  static constexpr std::size_t kCountsCount = 25;
  struct First {
    std::uint16_t number;
    std::uint16_t counts;
  };

  std::array<First, 256> first_{};
  std::array<std::array<std::uint16_t, 256>, kCountsCount> second_{};
  std::array<std::uint8_t, 256> third_{};
};

}  // namespace cubewright
