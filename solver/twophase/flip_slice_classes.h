// Flip and slice together, up to the sixteen symmetries that keep the UD axis.
//
// The 1,013,760 pairs fall into 64,430 classes. Each class is known by its smallest member as the
// number 2048 * slice + flip, and numbered in that order; class 0 is the solved one. Whatever is
// stored for a class and the twist, seen in the class's own frame, so serves up to sixteen pairs.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/cube/symmetry.h"
#include "solver/twophase/coordinates.h"
#include "solver/twophase/move_tables.h"

namespace cubewright {

inline constexpr int kFlipSliceClassCount = 64430;

// A class, and a symmetry S that brings a pair to its smallest member: S * pair * S^-1.
struct ClassMember {
  std::uint32_t packed;

  static ClassMember Of(int class_index, int symmetry) {
    return {static_cast<std::uint32_t>(class_index << 4 | symmetry)};
  }
  int class_index() const { return static_cast<int>(packed >> 4); }
  int symmetry() const { return static_cast<int>(packed & 15); }
};

// The conjugates of flips, slices and their pairs, by arithmetic instead of a table of 16 million.
//
// Conjugation by S moves the flip bits as S moves the edges' places, and then toggles those that S
// itself flips in going and coming; which these are depends on nothing but S and the slice. So the
// flip of S * pair * S^-1 is the flip's moved bits, xor a constant of S and the slice.
class FlipSliceConjugation {
 public:
  FlipSliceConjugation();
  // S * pair * S^-1 as a number 2048 * slice + flip.
  int Conjugate(int flip_slice, int symmetry) const {
    const auto flip = static_cast<std::size_t>(flip_slice % kFlipCount);
    const auto slice = static_cast<std::size_t>(flip_slice / kFlipCount);
    const auto s = static_cast<std::size_t>(symmetry);
    return kFlipCount * slice_[s][slice] + (moved_flip_[s][flip] ^ toggled_flip_[s][slice]);
  }

 private:
  template <int kCount>
  using PerSymmetry = std::array<std::array<std::uint16_t, kCount>, kAxisSymmetryCount>;
  PerSymmetry<kSliceCount> slice_;
  PerSymmetry<kFlipCount> moved_flip_;
  PerSymmetry<kSliceCount> toggled_flip_;
};

class FlipSliceClasses {
 public:
  FlipSliceClasses(const MoveTable& flip_moves, const MoveTable& quartet_moves);

  // The smallest members, in rising order.
  const std::vector<std::uint32_t>& representatives() const { return representatives_; }

  ClassMember MemberOf(int flip_slice) const;
  // The symmetries that leave a class's smallest member as it is, as a set of bits; the identity is
  // always among them.
  unsigned StabilizerOf(int class_index) const;

  // Where a move, in the frame of the class, leads from its smallest member.
  ClassMember After(int class_index, Move move) const { return Row(class_index)[move]; }
  const std::array<ClassMember, kMoveCount>& Row(int class_index) const {
    return moves_[static_cast<std::size_t>(class_index)];
  }

 private:
  FlipSliceConjugation conjugation_;
  std::vector<std::uint32_t> representatives_;
  std::vector<std::array<ClassMember, kMoveCount>> moves_;
};

}  // namespace cubewright
