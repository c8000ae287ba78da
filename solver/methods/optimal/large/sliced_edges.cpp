#include "solver/methods/optimal/large/sliced_edges.h"

#include <bit>
#include <optional>
#include <utility>

namespace cubewright {
namespace {

constexpr std::size_t kGroupPlaces = 4;

std::size_t FirstEdgeOf(std::size_t slice) {
  std::size_t edge = 0;
  while (SlicedPlaceOf(edge) / kGroupPlaces != slice) ++edge;
  return edge;
}

// Where an edge of a slice goes from a place: the bits of the place where it arrives.
SlicedEdges MovedEdge(int move, int symmetry, std::size_t place, std::size_t slice,
                      std::uint8_t flip) {
  CubieCube cube;
  const std::size_t edge = FirstEdgeOf(slice);
  std::swap(cube.edge_piece[place], cube.edge_piece[edge]);
  cube.edge_orientation[place] = flip;
  CubieCube moved = cube;
  if (move != EdgeMap::kNoEdgeMove) moved = Apply(moved, static_cast<Move>(move));
  moved = Conjugate(moved, symmetry);
  // The symmetry gives the edge another name, by which it is found again.
  CubieCube unmoved;
  unmoved.edge_orientation[edge] = 1;
  const CubieCube named = Conjugate(unmoved, symmetry);
  std::size_t name = 0;
  while (named.edge_orientation[name] == 0) ++name;
  std::size_t arrived = 0;
  while (moved.edge_piece[arrived] != name) ++arrived;
  return SlicedEdge(arrived, name, moved.edge_orientation[arrived]);
}

// How many edges of the first and of the second slice a group has; none if one of its places has
// both.
std::optional<std::pair<std::size_t, std::size_t>> CountsOf(unsigned group) {
  const unsigned first = group >> kGroupPlaces;
  const unsigned second = group & 0xF;
  if ((first & second) != 0) return std::nullopt;
  return std::pair{static_cast<std::size_t>(std::popcount(first)),
                   static_cast<std::size_t>(std::popcount(second))};
}

// In how many ways a group can have so many edges of the first and of the second slice: 4! over the
// factorials of how many places each of the three slices has.
constexpr std::uint32_t WaysOf(std::size_t first, std::size_t second) {
  constexpr std::array<std::uint32_t, kGroupPlaces + 1> kFactorials = {1, 1, 2, 6, 24};
  if (first + second > kGroupPlaces) return 0;
  return kFactorials[kGroupPlaces] / kFactorials[first] / kFactorials[second] /
         kFactorials[kGroupPlaces - first - second];
}

}  // namespace

SlicedEdges SlicedEdgesOf(const CubieCube& cube) {
  SlicedEdges edges = 0;
  for (std::size_t place = 0; place < kEdgeCount; ++place) {
    edges |= SlicedEdge(place, cube.edge_piece[place], cube.edge_orientation[place]);
  }
  return edges;
}

EdgeMap::EdgeMap(int move, int symmetry) {
  for (std::size_t place = 0; place < kEdgeCount; ++place) {
    const std::size_t group = SlicedPlaceOf(place) / kGroupPlaces;
    const std::size_t bit = SlicedPlaceOf(place) % kGroupPlaces;
    // By slice, unflipped.
    std::array<SlicedEdges, 3> moved{};
    for (std::size_t slice = 0; slice < moved.size(); ++slice) {
      moved[slice] = MovedEdge(move, symmetry, place, slice, 0);
    }
    const SlicedEdges flipped = moved[0] ^ MovedEdge(move, symmetry, place, 0, 1);
    for (unsigned all = 0; all < 256; ++all) {
      const std::size_t slice = (all >> (bit + kGroupPlaces) & 1) != 0 ? 0
                                : (all >> bit & 1) != 0                ? 1
                                                                       : 2;
      slices_[group][all] ^= moved[slice];
    }
    for (unsigned flips = 0; flips < 16; ++flips) {
      if ((flips >> bit & 1) != 0) flips_[group][flips] ^= flipped;
    }
  }
}

// Packing an exclusive-or gives the exclusive-or of the packed parts.
EdgeImage::EdgeImage(int symmetry) {
  const EdgeMap map(EdgeMap::kNoEdgeMove, symmetry);
  // The image of no bits. Only the slices of group 0 keep it below, so that it counts once.
  const SlicedEdges none = map.Of(0);
  for (unsigned group = 0; group < slices_.size(); ++group) {
    const unsigned shift = kSlicedGroupBits * group;
    for (unsigned all = 0; all < 256; ++all) {
      const SlicedEdges image = map.Of(SlicedEdges{all} << shift);
      slices_[group][all] = Pack(group == 0 ? image : image ^ none);
    }
    for (unsigned flips = 0; flips < 16; ++flips) {
      const SlicedEdges image = map.Of(SlicedEdges{flips} << (shift + kFlipShiftInGroup));
      flips_[group][flips] = Pack(image ^ none);
    }
  }
}

// Groups are numbered in falling order of their bits: the solved ones, all of the first slice and
// all of the second, have the highest bits that are possible.
SliceNumbers::SliceNumbers() {
  std::array<std::uint8_t, kCountsCount> third_next{};
  for (unsigned group = 256; group-- > 0;) {
    const auto counts = CountsOf(group);
    if (!counts) continue;
    third_[group] = third_next[5 * counts->first + counts->second]++;
  }
  // By the counts of the first group: how many arrangements the other two have and, among these,
  // how many come before each second group.
  std::array<std::uint32_t, kCountsCount> totals{};
  for (std::size_t first = 0; first <= kGroupPlaces; ++first) {
    for (std::size_t second = 0; first + second <= kGroupPlaces; ++second) {
      std::uint32_t& total = totals[5 * first + second];
      for (unsigned group = 256; group-- > 0;) {
        const auto counts = CountsOf(group);
        if (!counts || first + counts->first > 4 || second + counts->second > 4) continue;
        second_[5 * first + second][group] = static_cast<std::uint16_t>(total);
        total += WaysOf(4 - first - counts->first, 4 - second - counts->second);
      }
    }
  }
  std::uint32_t number = 0;
  for (unsigned group = 256; group-- > 0;) {
    const auto counts = CountsOf(group);
    if (!counts) continue;
    const std::size_t which = 5 * counts->first + counts->second;
    first_[group] = {static_cast<std::uint16_t>(number), static_cast<std::uint16_t>(which)};
    number += totals[which];
  }
}

}  // namespace cubewright
