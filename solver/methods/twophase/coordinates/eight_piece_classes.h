// The permutations of eight pieces up to the sixteen symmetries that keep the UD axis.
//
// The 40,320 permutations of the corners fall into 2,768 classes, and so do those of the layer
// edges. The numbers are equal because an eighth of a turn about the axis carries the places of the
// corners to those of the layer edges, and the sixteen symmetries to each other, although it is no
// symmetry of the cube itself. Classes are numbered in the order of their smallest members; class 0
// is the solved one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/cube/symmetry.h"
#include "solver/methods/twophase/coordinates/eight_piece_ranks.h"

namespace cubewright {

inline constexpr int kEightPieceClassCount = 2768;

class EightPieceClasses {
 public:
  static EightPieceClasses OfCorners();
  static EightPieceClasses OfLayerEdges();

  // The smallest member.
  int RepresentativeOf(int class_index) const {
    return conjugates_[static_cast<std::size_t>(class_index)][0];
  }
  int ClassOf(int rank) const { return members_[static_cast<std::size_t>(rank)] >> 4; }
  // A symmetry S that brings the permutation to its smallest member: S * permutation * S^-1.
  int SymmetryOf(int rank) const { return members_[static_cast<std::size_t>(rank)] & 15; }
  // The symmetries that leave a class's smallest member as it is, as a set of bits.
  unsigned StabilizerOf(int class_index) const;
  // S * permutation * S^-1.
  int Conjugate(int rank, int symmetry) const {
    const auto from_smallest = from_smallest_[static_cast<std::size_t>(symmetry)]
                                             [static_cast<std::size_t>(SymmetryOf(rank))];
    return conjugates_[static_cast<std::size_t>(ClassOf(rank))][from_smallest];
  }

 private:
  template <class Value>
  using PerSymmetry = std::array<Value, kAxisSymmetryCount>;
  using Pieces = EightPieceRanks::Pieces;
  static constexpr std::uint16_t kUnknown = 0xFFFF;

  // `places` has the eight pieces in each symmetry's cube.
  explicit EightPieceClasses(const PerSymmetry<Pieces>& places);
  // Adds the class whose smallest member is the permutation `rank`. One call for each class, for
  // the reason in README.md ("Loops cut into calls").
  [[gnu::noinline]] void AddClass(int rank, const PerSymmetry<Pieces>& places,
                                  const EightPieceRanks& ranks);

  // 16 * class + symmetry, below 16 * 2,768 = 44,288.
  std::vector<std::uint16_t> members_;
  // By class and symmetry: the conjugate of the class's smallest member.
  std::vector<PerSymmetry<std::uint16_t>> conjugates_;
  // By S and the symmetry T of a member: S * T^-1. It turns the smallest member into the member's
  // conjugate by S.
  PerSymmetry<PerSymmetry<std::uint8_t>> from_smallest_;
};

}  // namespace cubewright
